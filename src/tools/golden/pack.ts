import type { Json, Move } from '$lib/kernel';

/** The fields of each kind of move, in the order in which they are written; `#` a number, `[` a list of numbers. */
const FIELDS: Readonly<Record<string, readonly string[]>> = {
  pickFaction: ['faction'],
  pickTerrain: ['terrain'],
  bid: ['#n'],
  takeLot: ['faction', '#slot'],
  place: ['hex'],
  takeBonus: ['bonus'],
  build: ['hex'],
  transform: ['hex', 'to', '#spades'],
  upgrade: ['hex', 'to'],
  advanceShipping: [],
  advanceDig: [],
  sendPriest: ['cult', '#value'],
  powerAction: ['action'],
  specialAction: ['action'],
  shapeshift: ['terrain', 'pay'],
  pass: ['bonus'],
  takeFavour: ['favour'],
  takeTown: ['town'],
  cultStep: ['cult'],
  enterTenth: ['cult'],
  bridge: ['a', 'b'],
  ordain: ['#n'],
  unlock: ['terrain'],
  payTokens: ['[bowls'],
  payCult: ['cult'],
  takeToken: [],
  takeSpadeTokens: [],
  leech: ['#event'],
  declineLeech: ['#event'],
  riverTown: ['hex'],
  convert: ['from', 'to', '#n'],
  burn: ['#n'],
  skip: ['what'],
  endTurn: []
};
const KINDS = Object.keys(FIELDS);
const NONE = '~';

/** A game's moves in one line: kind, seat and fields, with blanks between moves. */
export const pack = (moves: readonly Move[]): string => moves.map(packMove).join(' ');

export const unpack = (text: string): Move[] => text.split(' ').map(unpackMove);

function packMove(move: Move): string {
  const fields = FIELDS[move.kind]!.map((field) => {
    const value = move[field.replace(/^[#[]/, '')];
    return value === null ? NONE : Array.isArray(value) ? value.join('/') : String(value);
  });
  return [`${KINDS.indexOf(move.kind).toString(36)}${move.seat}`, ...fields].join(',');
}

function unpackMove(text: string): Move {
  const [head, ...values] = text.split(',');
  const kind = KINDS[parseInt(head!.slice(0, -1), 36)]!;
  const move: Record<string, Json> = { kind, seat: Number(head!.slice(-1)) };
  FIELDS[kind]!.forEach((field, i) => {
    const value = values[i]!;
    const name = field.replace(/^[#[]/, '');
    if (value === NONE) move[name] = null;
    else if (field.startsWith('#')) move[name] = Number(value);
    else move[name] = field.startsWith('[') ? value.split('/').map(Number) : value;
  });
  return move as unknown as Move;
}
