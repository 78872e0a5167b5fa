import { moveTable } from '$lib/kernel';
import '../guilds';
import { exchange } from '../guilds/alchemists';
import { piracy } from '../guilds/corsairs';
import { keepGuild, swap } from '../guilds/doppelgangers';
import { prospect } from '../guilds/master-jewelers';
import { attack } from '../guilds/mercenaries';
import { steal } from '../guilds/thieves-guild';
import { abandon } from '../guilds/travelers';
import '../tales';
import { buildBank, increaseTaxes } from '../tales/banks';
import { buildCapital } from '../tales/capital';
import { buildCathedral } from '../tales/cathedral';
import { keepHouse, openHouse } from '../tales/doppelganger-house';
import { hunt } from '../tales/dragon';
import { floatCity } from '../tales/floating-cities';
import { noSettle, settle } from '../tales/leviathan';
import { buildBridge } from '../tales/majestic-bridge';
import { buildPort, commerce, portShip } from '../tales/ports';
import { treasure } from '../tales/sunken-city';
import { rouse } from '../tales/volcano';
import { cascade } from '../tales/waterfall';
import { bankTrade } from './bank-trade';
import { buildCity, buildTemple } from './build';
import { buildShip } from './build-ship';
import { buyBack } from './buy-back';
import { chooseCard } from './card';
import { concede } from './concede';
import { convert } from './convert';
import { decline } from './decline';
import { deploy } from './deploy';
import { educate } from './educate';
import { endActions } from './end-actions';
import { grow } from './grow';
import { hurry } from './hurry';
import { keepGold } from './keep-gold';
import { lay } from './lay';
import { liftTiles } from './lift';
import { moveOn } from './move-on';
import { pickGuilds } from './pick-guilds';
import { produce } from './produce';
import { send } from './send';
import { tax } from './tax';
import { tile } from './tile';
import { tithe } from './tithe';
import { trade } from './trade';
import { transform } from './transform';
import { unleash } from './unleash';
import { walk } from './walk';

/** In the order their chips are shown. */
export const moves = moveTable(
  pickGuilds,
  tile,
  liftTiles,
  lay,
  deploy,
  chooseCard,
  hurry,
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
  hunt,
  buildCapital,
  buildBridge,
  buildBank,
  increaseTaxes,
  buildPort,
  portShip,
  commerce,
  buildCathedral,
  floatCity,
  treasure,
  openHouse,
  cascade,
  moveOn,
  keepHouse,
  endActions,
  decline,
  buyBack,
  keepGold,
  swap,
  keepGuild,
  unleash,
  send,
  settle,
  noSettle,
  rouse,
  concede
);
