import type { Refusal } from '$lib/kernel';
import type { Command, CommandOf } from '../command';
import { action, advance, pass, pick, send } from './actions';
import { build, upgrade } from './build';
import type { Desk } from './desk';
import { decline, leech } from './leech';
import { bridge, burn, connect, convert, cult, favour, loseCult, town } from './payload';
import { done, drop, leave, token, unlock } from './rest';
import { dig, transform } from './spades';

type Handler<K extends Command['do']> = (desk: Desk, seat: number, command: CommandOf<K>) => Refusal | null;

const nothing = (): null => null;

const HANDLERS: { readonly [K in Command['do']]: Handler<K> } = {
  build,
  transform: (desk, seat, { hex, to }) => transform(desk, seat, hex, to),
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
  leave: (desk, seat) => leave(desk, seat),
  done: (desk, seat) => done(desk, seat),
  wait: nothing,
  effect: nothing
};

/** Plays one command of a faction; a sentence if it cannot be played. */
export const carryOut = (desk: Desk, seat: number, command: Command): Refusal | null =>
  (HANDLERS[command.do] as Handler<Command['do']>)(desk, seat, command);
