import { table } from '$lib/kernel';
import type { RafPosition } from '../state';
import { buildCity, buildShip, buildTemple } from './build';
import { buyBack, chooseCard, decline, keepGold } from './cards';
import { educate, grow, tax } from './city';
import { convert } from './convert';
import { abandon, attack, exchange, piracy, prospect, steal } from './crafts';
import { deploy } from './deploy';
import { endActions } from './end-actions';
import { pickGuilds } from './guilds';
import { produce } from './produce';
import { keepGuild, swap } from './swap';
import { liftTiles, tile } from './tiles';
import { bankTrade, tithe, trade } from './trade';
import { transform } from './transform';
import { walk } from './walk';

/** In the order their chips are shown. */
export const moves = table<RafPosition>(
  pickGuilds,
  tile,
  liftTiles,
  deploy,
  chooseCard,
  walk,
  produce,
  buildCity,
  buildTemple,
  buildShip,
  grow,
  educate,
  tax,
  transform,
  trade,
  convert,
  tithe,
  bankTrade,
  exchange,
  prospect,
  piracy,
  attack,
  steal,
  abandon,
  endActions,
  decline,
  buyBack,
  keepGold,
  swap,
  keepGuild
);
