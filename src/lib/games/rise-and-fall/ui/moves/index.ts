import { MoveUis } from '$lib/play/move-ui';
import type { RafPosition } from '../../state';
import { inWords } from '../place-names';
import { buildBank } from './build-bank';
import { buildBridge } from './build-bridge';
import { buildCapital } from './build-capital';
import { buildCathedral } from './build-cathedral';
import { buildPort } from './build-port';
import { cascade } from './cascade';
import { commerce } from './commerce';
import { floatCity } from './float-city';
import { hunt } from './hunt';
import { increaseTaxes } from './increase-taxes';
import { keepHouse } from './keep-house';
import { lay } from './lay';
import { moveOn } from './move-on';
import { noSettle } from './no-settle';
import { unleash } from './unleash';
import { openHouse } from './open-house';
import { portShip } from './port-ship';
import { rouse } from './rouse';
import { send } from './send';
import { settle } from './settle';
import { treasure } from './treasure';
import { abandon } from './abandon';
import { attack } from './attack';
import { bankTrade } from './bank-trade';
import { buildCity } from './build-city';
import { buildShip } from './build-ship';
import { buildTemple } from './build-temple';
import { buyBack } from './buy-back';
import { card } from './card';
import { convert } from './convert';
import { decline } from './decline';
import { deploy } from './deploy';
import { educate } from './educate';
import { endActions } from './end-actions';
import { exchange } from './exchange';
import { grow } from './grow';
import { guilds } from './guilds';
import { keepGold } from './keep-gold';
import { keepGuild } from './keep-guild';
import { concede, hurry } from './leaving';
import { lift } from './lift';
import { move } from './move';
import { piracy } from './piracy';
import { produce } from './produce';
import { prospect } from './prospect';
import { steal } from './steal';
import { swap } from './swap';
import { tax } from './tax';
import { tile } from './tile';
import { tithe } from './tithe';
import { trade } from './trade';
import { transform } from './transform';

/** In the order of their chips. Whoever makes a move would say it so: places by what is there. */
export const moves = new MoveUis<RafPosition>(
  [
    guilds,
    tile,
    lift,
    lay,
    deploy,
    card,
    hurry,
    move,
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
  ],
  { describe: (move, view) => ({ key: `move.${move.kind}.this`, params: inWords(move, view, move.seat) }) }
);
