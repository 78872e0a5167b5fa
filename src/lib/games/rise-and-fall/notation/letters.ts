/** How a field is written; `maybe` is a word or nothing. */
export type Field = 'word' | 'number' | 'words' | 'numbers' | 'maybe';

interface Spelling {
  readonly code: string;
  readonly fields: readonly (readonly [name: string, type: Field])[];
}

const spelling = (code: string, fields: Readonly<Record<string, Field>> = {}): Spelling => ({
  code,
  fields: Object.entries(fields)
});

/** The letters of each kind of move, and its fields in the order in which they are written. */
export const LETTERS: Readonly<Record<string, Spelling>> = {
  guilds: spelling('g', { keep: 'maybe', also: 'maybe', pass: 'maybe' }),
  tile: spelling('#', { orientation: 'number', q: 'number', r: 'number' }),
  lift: spelling('^', { tiles: 'numbers' }),
  deploy: spelling('d', { piece: 'word', to: 'word' }),
  card: spelling('=', { card: 'word' }),
  move: spelling('m', { from: 'word', to: 'word' }),
  produce: spelling('p', { from: 'word' }),
  buildCity: spelling('C', { from: 'word', to: 'word' }),
  buildTemple: spelling('T', { from: 'word', to: 'word' }),
  buildShip: spelling('S', { from: 'word', to: 'word' }),
  grow: spelling('n', { from: 'word', to: 'word' }),
  educate: spelling('e', { from: 'word', to: 'word', into: 'word' }),
  tax: spelling('$', { from: 'word' }),
  transform: spelling('l', { from: 'word', to: 'word', into: 'word' }),
  trade: spelling('%', { from: 'word' }),
  convert: spelling('c', { from: 'word', to: 'word', target: 'word' }),
  tithe: spelling('i', { from: 'word' }),
  bankTrade: spelling('b', { from: 'word', deal: 'word' }),
  exchange: spelling('x', { from: 'word', give: 'word' }),
  prospect: spelling('j', { from: 'word' }),
  piracy: spelling('!', { from: 'word' }),
  attack: spelling('a', { from: 'word', to: 'word', target: 'word' }),
  steal: spelling('s', { from: 'word', to: 'word', take: 'word' }),
  abandon: spelling('q', { from: 'word' }),
  endActions: spelling('.'),
  decline: spelling('v', { cards: 'words' }),
  buyBack: spelling('r', { card: 'word' }),
  keepGold: spelling('-'),
  swap: spelling('w', { other: 'number', guild: 'word' }),
  keepGuild: spelling('_'),
  lay: spelling('*y', { to: 'word', turn: 'number' }),
  unleash: spelling('*!'),
  send: spelling('*s', { to: 'word' }),
  settle: spelling('*n', { to: 'word' }),
  noSettle: spelling('*-'),
  rouse: spelling('*v', { turn: 'number' }),
  moveOn: spelling('*m', { to: 'word' }),
  hunt: spelling('*h', { from: 'word', others: 'words' }),
  buildCapital: spelling('*C', { from: 'word', others: 'words' }),
  buildBridge: spelling('*B', { from: 'word', to: 'word' }),
  buildBank: spelling('*b', { from: 'word' }),
  increaseTaxes: spelling('*$', { from: 'word' }),
  buildPort: spelling('*P', { from: 'word', to: 'word' }),
  portShip: spelling('*S', { from: 'word' }),
  commerce: spelling('*%', { from: 'word' }),
  buildCathedral: spelling('*T', { from: 'word' }),
  floatCity: spelling('*F', { from: 'word', to: 'word' }),
  treasure: spelling('*t', { from: 'word', take: 'word' }),
  openHouse: spelling('*o', { from: 'word' }),
  keepHouse: spelling('*k', { guild: 'word' }),
  cascade: spelling('*c', { from: 'word' }),
  hurry: spelling('?'),
  concede: spelling('X')
};
