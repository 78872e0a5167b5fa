import type { Refusal } from '$lib/kernel';
import type { Command, CommandOf } from '../command';
import { action, advance, pass, pick, send } from './actions';
import { build, upgrade } from './build';
import { decline, leech } from './leech';
import { bridge, burn, connect, convert, cult, favour, loseCult, town } from './payload';
import { payTokens } from './payment';
import { done, drop, leave, noTokens, stay, token, unlock } from './rest';
import { dig, transform } from './spades';
import type { ImportState } from './state';

type Handler<K extends Command['do']> = (state: ImportState, seat: number, command: CommandOf<K>) => Refusal | null;

const nothing = (): null => null;

const HANDLERS: { readonly [K in Command['do']]: Handler<K> } = {
  build,
  transform: (state, seat, { hex, to }) => transform(state, seat, hex, to),
  dig,
  upgrade,
  action,
  burn,
  convert,
  send,
  advance,
  bridge,
  connect,
  favour,
  town,
  cult,
  loseCult,
  drop,
  leech,
  decline,
  token,
  pick,
  unlock,
  pass,
  leave: (state, seat) => leave(state, seat),
  done: (state, seat) => done(state, seat),
  startVp: nothing,
  tokens: payTokens,
  noTokens: (state, seat) => noTokens(state, seat),
  stay: (state, seat) => stay(state, seat),
  wait: nothing,
  effect: nothing
};

/** Plays one command of a faction; a sentence if it cannot be played. */
export const carryOut = (state: ImportState, seat: number, command: Command): Refusal | null =>
  (HANDLERS[command.do] as Handler<Command['do']>)(state, seat, command);
