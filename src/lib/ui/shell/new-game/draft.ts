import { readOptions, type GameMeta, type Options, type OptionValue, type Preset } from '$lib/kernel';
import { cleanName, LONGEST_NAME } from '$lib/store/names';
import type { LastSetup, Layout, SeatHolder } from '$lib/store/types';
import { inOrder, ROOM, ROUND, at, usualEdges } from './edges';

/** A game that is being set up. It is legal at every moment: what does not fit never gets in. */
export interface Draft {
  readonly seats: readonly SeatHolder[];
  readonly options: Options;
  readonly layout: Layout;
  readonly seed: number;
}

export const COLOURS = [1, 2, 3, 4, 5, 6, 7, 8] as const;
export const NAME_LENGTH = LONGEST_NAME;
export const SEEDS = 999_999;

/** Names for those who have none yet, in the language of the interface. */
export interface Namer {
  person(n: number): string;
  bot(n: number): string;
}

export const newSeed = (random: () => number = Math.random): number => 1 + Math.floor(random() * SEEDS);

/** What was typed as a seed, or null if it is none. */
export function readSeed(text: string): number | null {
  const digits = text.trim();
  if (!/^\d{1,6}$/.test(digits)) return null;
  const seed = Number(digits);
  return seed >= 1 && seed <= SEEDS ? seed : null;
}

export interface Beginning {
  readonly meta: GameMeta;
  readonly last?: LastSetup;
  readonly layout: Layout;
  readonly names: Namer;
  readonly seed: number;
  /** Sit one person down among bots: for the game that teaches. */
  readonly alone?: boolean;
}

/** As last time; else the usual number of seats round the table. */
export function begin({ meta, last, layout, names, seed, alone }: Beginning): Draft {
  const seats = last === undefined ? fresh(meta, names, alone ?? false) : fitSeats(meta, last.seats, names);
  return {
    seats,
    options: readOptions(meta, last?.options, seats.length),
    layout: last?.layout ?? layout,
    seed
  };
}

function fresh(meta: GameMeta, names: Namer, alone: boolean): SeatHolder[] {
  const bot = alone ? meta.bots[0]?.id : undefined;
  return usualEdges(meta.players.usual).map((edge, n) =>
    n > 0 && bot !== undefined
      ? { name: names.bot(n), colour: n + 1, kind: 'bot', bot, edge }
      : { name: names.person(n + 1), colour: n + 1, kind: 'person', edge }
  );
}

/** Seats from another evening or another game, made to fit this one: number, bots, colours. */
export function fitSeats(meta: GameMeta, seats: readonly SeatHolder[], names: Namer): SeatHolder[] {
  let fitted: SeatHolder[] = [];
  for (const seat of seats.slice(0, meta.players.max)) {
    const colour = fitted.some((other) => other.colour === seat.colour) ? freeColour(fitted) : seat.colour;
    fitted.push(seat.kind === 'bot' ? asBot(meta, { ...seat, colour }) : { ...seat, colour });
  }
  fitted = inOrder(fitted);
  while (fitted.length < meta.players.min) fitted = add(meta, fitted, names);
  return numbered(fitted, names);
}

const asBot = (meta: GameMeta, { bot, ...seat }: SeatHolder): SeatHolder => {
  const level = meta.bots.some(({ id }) => id === bot) ? bot : meta.bots[0]?.id;
  return level === undefined ? { ...seat, kind: 'person' } : { ...seat, kind: 'bot', bot: level };
};

const freeColour = (seats: readonly SeatHolder[]): number =>
  COLOURS.find((colour) => !seats.some((seat) => seat.colour === colour)) ?? 1;

export const canAdd = (meta: GameMeta, seats: readonly SeatHolder[]): boolean => seats.length < meta.players.max;
export const canRemove = (meta: GameMeta, seats: readonly SeatHolder[]): boolean => seats.length > meta.players.min;

/** One more seat, at the emptiest edge unless one is named. */
export function add(meta: GameMeta, seats: readonly SeatHolder[], names: Namer, edge = emptiest(seats)): SeatHolder[] {
  if (!canAdd(meta, seats)) return [...seats];
  const free = at(seats, edge) < ROOM[edge] ? edge : emptiest(seats);
  const name = names.person(seats.length + 1);
  return numbered(inOrder([...seats, { name, colour: freeColour(seats), kind: 'person', edge: free }]), names);
}

/** "Player 3" sits on the third seat; a name that somebody chose stays. */
const numbered = (seats: readonly SeatHolder[], names: Namer): SeatHolder[] =>
  seats.map((seat, n) =>
    seat.kind === 'person' && COLOURS.some((other) => seat.name === names.person(other))
      ? { ...seat, name: names.person(n + 1) }
      : seat
  );

/** The edge where one more sits best: none there yet, else the one with most room left. */
function emptiest(seats: readonly SeatHolder[]): SeatHolder['edge'] {
  const usual = usualEdges(seats.length + 1);
  const wanted = ROUND.find((edge) => usual.filter((one) => one === edge).length > at(seats, edge));
  if (wanted !== undefined) return wanted;
  return [...ROUND].sort((a, b) => ROOM[b] - at(seats, b) - (ROOM[a] - at(seats, a)))[0]!;
}

export const remove = (meta: GameMeta, seats: readonly SeatHolder[], seat: number, names: Namer): SeatHolder[] =>
  canRemove(meta, seats)
    ? numbered(
        seats.filter((_, n) => n !== seat),
        names
      )
    : [...seats];

const change = (seats: readonly SeatHolder[], seat: number, to: (old: SeatHolder) => SeatHolder): SeatHolder[] =>
  seats.map((old, n) => (n === seat ? to(old) : old));

export const rename = (seats: readonly SeatHolder[], seat: number, name: string): SeatHolder[] =>
  change(seats, seat, (old) => ({ ...old, name: name.slice(0, NAME_LENGTH) }));

/** A colour that someone else has is swapped. */
export function recolour(seats: readonly SeatHolder[], seat: number, colour: number): SeatHolder[] {
  const mine = seats[seat]?.colour;
  if (mine === undefined) return [...seats];
  return seats.map((old, n) =>
    n === seat ? { ...old, colour } : old.colour === colour ? { ...old, colour: mine } : old
  );
}

/** Turns a person into a bot or back. A name that nobody chose goes with it. */
export function setKind(
  meta: GameMeta,
  seats: readonly SeatHolder[],
  seat: number,
  kind: SeatHolder['kind'],
  names: Namer
): SeatHolder[] {
  const changed = change(seats, seat, (old) => {
    if (old.kind === kind) return old;
    const given = kind === 'bot' ? freeBotName(seats, names) : names.person(seat + 1);
    const { bot: _bot, ...rest } = { ...old, name: isGiven(old.name, names) ? given : old.name };
    return kind === 'bot' ? asBot(meta, { ...rest, kind }) : { ...rest, kind };
  });
  return numbered(changed, names);
}

const isGiven = (name: string, names: Namer): boolean =>
  name.trim() === '' || COLOURS.some((n) => name === names.person(n) || name === names.bot(n));

function freeBotName(seats: readonly SeatHolder[], names: Namer): string {
  const taken = new Set(seats.map((seat) => seat.name));
  return COLOURS.map((n) => names.bot(n)).find((free) => !taken.has(free)) ?? names.bot(1);
}

export const setBot = (meta: GameMeta, seats: readonly SeatHolder[], seat: number, bot: string): SeatHolder[] =>
  change(seats, seat, (old) => (old.kind === 'bot' ? asBot(meta, { ...old, bot }) : old));

/** One place earlier or later, where the device is passed on: order counts, edges do not. */
export function reorder(seats: readonly SeatHolder[], seat: number, by: 1 | -1): SeatHolder[] {
  const other = seat + by;
  if (seats[seat] === undefined || seats[other] === undefined) return [...seats];
  const swapped = [...seats];
  // They change places at the table too, so that the order round it stays the order of play.
  swapped[seat] = { ...seats[other], edge: seats[seat].edge };
  swapped[other] = { ...seats[seat], edge: seats[other].edge };
  return swapped;
}

export const setOption = (meta: GameMeta, draft: Draft, key: string, value: OptionValue): Draft => ({
  ...draft,
  options: readOptions(meta, { ...draft.options, [key]: value }, draft.seats.length)
});

/** A preset of the game, with the people who sit here: seats are added or taken away only where it asks for it. */
export function withPreset(meta: GameMeta, draft: Draft, { players, options }: Preset, names: Namer): Draft {
  let seats = players === undefined ? draft.seats : draft.seats.slice(0, players);
  while (seats.length < (players ?? 0)) seats = add(meta, seats, names);
  return { ...draft, seats, options: readOptions(meta, options, seats.length) };
}

/** Seats changed: options that depend on the number of players are read again. */
export const withSeats = (meta: GameMeta, draft: Draft, seats: readonly SeatHolder[]): Draft => ({
  ...draft,
  seats,
  options: readOptions(meta, draft.options, seats.length)
});

/** Ready to start: every seat has a name. */
export const named = (seats: readonly SeatHolder[], names: Namer): SeatHolder[] =>
  seats.map((seat, n) => {
    const name = cleanName(seat.name);
    return { ...seat, name: name === '' ? (seat.kind === 'bot' ? names.bot(n + 1) : names.person(n + 1)) : name };
  });

export const sameSeats = (a: readonly SeatHolder[], b: readonly SeatHolder[]): boolean =>
  a.length === b.length &&
  a.every((seat, n) => {
    const other = b[n]!;
    return (
      seat.name === other.name &&
      seat.colour === other.colour &&
      seat.kind === other.kind &&
      seat.bot === other.bot &&
      seat.edge === other.edge
    );
  });
