import { GUILD_IDS } from '$lib/games/rise-and-fall/state';
import { DEALS } from '$lib/games/rise-and-fall/moves/bank-trade';
import { PIECE_TYPES, RESOURCES, TALE_PIECES, type RafPosition } from '$lib/games/rise-and-fall/state';
import { cellsOf } from '$lib/games/rise-and-fall/world';
import { neighbours, hexName, hexOf, answerable, type Dice, type Json, type LegalMove, type Move } from '$lib/kernel';

/** A move of this kind by chance, well shaped but legal only by luck. */
export function anyMove(position: RafPosition, kind: string, chance: Dice): Move {
  const decisions = answerable(position);
  const seat = decisions.length > 0 ? chance.pick(decisions).seat : 0;
  const cells = cellsOf(position.world);
  const mine = position.pieces.filter(({ owner }) => owner === seat).map(({ cell }) => cell);
  const from = mine.length > 0 && chance.int(0, 9) > 0 ? chance.pick(mine) : chance.pick(cells);
  const beside = neighbours(hexOf(from)).map(hexName);
  const others = position.pieces.map(({ cell }) => cell);
  const to = () =>
    chance.pick([...beside, ...beside, from, chance.pick(cells), others.length > 0 ? chance.pick(others) : '88,8']);
  const guild = () => chance.pick([...GUILD_IDS, ...position.dealt.flat(), ...position.dealt.flat()]);
  const maybe = () => (chance.int(0, 2) === 0 ? null : guild());
  const piece = () => chance.pick(PIECE_TYPES);
  const anyPiece = () => (chance.int(0, 3) === 0 ? chance.pick(TALE_PIECES) : piece());
  /** A piece that is meant: mostly one that stands there. */
  const aimed = () => {
    const cell = to();
    const there = position.pieces.filter((each) => each.cell === cell);
    return { to: cell, target: there.length > 0 && chance.int(0, 3) > 0 ? chance.pick(there).type : anyPiece() };
  };
  const fields: Record<string, () => Record<string, Json>> = {
    guilds: () => {
      const dealt = position.dealt[seat] ?? [];
      const one = () => (dealt.length > 0 && chance.int(0, 3) > 0 ? chance.pick([...dealt, null]) : maybe());
      return { keep: one(), also: one(), pass: one() };
    },
    tile: () => {
      const { q, r } = hexOf(chance.int(0, 9) > 0 ? chance.pick(cells) : '90,90');
      return { orientation: chance.int(0, 3) % 3, q: q + chance.int(-3, 3), r: r + chance.int(-3, 3) };
    },
    lift: () => ({ tiles: [chance.int(0, position.world.tiles.length)] }),
    deploy: () => ({ piece: chance.pick(['nomad', 'city', 'ship']), to: chance.int(0, 9) > 0 ? to() : '88,8' }),
    card: () => ({ card: piece() }),
    move: () => ({ from, to: chance.int(0, 1) === 0 ? to() : chance.pick(cells) }),
    produce: () => ({ from }),
    buildCity: () => ({ from, to: chance.int(0, 1) === 0 ? from : to() }),
    buildTemple: () => ({ from, to: chance.int(0, 1) === 0 ? from : to() }),
    buildShip: () => ({ from, to: to() }),
    grow: () => ({ from, to: to() }),
    educate: () => ({ from, to: to(), into: chance.pick(['merchant', 'mountaineer']) }),
    tax: () => ({ from }),
    transform: () => ({ from, to: to(), into: chance.pick(['nomad', 'merchant']) }),
    trade: () => ({ from }),
    convert: () => ({ from, ...aimed() }),
    tithe: () => ({ from }),
    bankTrade: () => ({ from, deal: chance.pick(DEALS) }),
    exchange: () => ({ from, give: chance.pick(RESOURCES) }),
    prospect: () => ({ from }),
    piracy: () => ({ from }),
    attack: () => ({ from, ...aimed() }),
    steal: () => ({ from, to: to(), take: chance.pick(RESOURCES) }),
    abandon: () => ({ from }),
    decline: () => ({ cards: Array.from({ length: chance.int(1, 2) }, piece) }),
    buyBack: () => ({ card: piece() }),
    lay: () => ({ to: chance.int(0, 20) > 0 ? chance.pick(cells) : '88,8', turn: chance.int(0, 6) }),
    send: () => ({ to: chance.pick(cells) }),
    settle: () => ({ to: chance.pick(cells) }),
    rouse: () => ({ turn: chance.int(0, 4) }),
    moveOn: () => ({ to: chance.pick(cells) }),
    hunt: () => ({ from, others: [chance.pick(others), chance.pick(others)] }),
    buildCapital: () => ({
      from,
      others: someOf(
        mine.filter((cell) => cell !== from),
        3,
        cells,
        chance
      )
    }),
    buildBridge: () => ({ from, to: to() }),
    buildBank: () => ({ from }),
    increaseTaxes: () => ({ from }),
    buildPort: () => ({ from, to: chance.int(0, 1) === 0 ? from : to() }),
    portShip: () => ({ from }),
    commerce: () => ({ from }),
    buildCathedral: () => ({ from }),
    floatCity: () => ({ from, to: to() }),
    treasure: () => ({ from, take: chance.pick(['gold', 'wood', 'stone']) }),
    openHouse: () => ({ from }),
    keepHouse: () => ({ guild: guild() }),
    cascade: () => ({ from }),
    swap: () => ({ other: chance.int(0, position.players - 1), guild: guild() })
  };
  return { kind, seat, ...fields[kind]?.() };
}

/** So many cells of a list, in the order of the World; any cell where there are too few. */
function someOf(list: readonly string[], n: number, cells: readonly string[], chance: Dice): string[] {
  const picked = new Set<string>();
  for (let tries = 0; picked.size < n && tries < 20; tries++) picked.add(chance.pick(list.length > 0 ? list : cells));
  while (picked.size < n) picked.add(chance.pick(cells));
  return [...picked].sort((a, b) => cells.indexOf(a) - cells.indexOf(b));
}

const IDLE: ReadonlySet<string> = new Set(['endActions', 'keepGold', 'keepGuild', 'noSettle']);

/** A kind by chance, then a move of it; nobody idles while something can be done, and few only walk. */
export function busy(list: readonly LegalMove[], chance: Dice): Move {
  const active = list.filter(({ move }) => !IDLE.has(move.kind));
  const chosen = active.length > 0 && chance.int(0, 14) > 0 ? active : list;
  const kind = chance.pick([...new Set(chosen.map(({ move }) => move.kind))]);
  return chance.pick(chosen.filter(({ move }) => move.kind === kind)).move;
}
