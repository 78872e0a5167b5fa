import type { GuildId, RafPosition, Variant } from '../state';
import { NOBODY, type Heard, type Moments, type Power } from './types';

export * from './types';

/** Every power there is. The rules lie below the guilds and tales, so these are introduced to them. */
const known = new Map<string, Power>();

export const introduce = (...powers: readonly Power[]): void => {
  for (const power of powers) known.set(power.id, power);
};

function powerOf(id: string): Power {
  const power = known.get(id);
  if (power === undefined) throw new Error(`Nobody has introduced ${id}`);
  return power;
}

const SILENCE: Heard = {};

function gather(powers: readonly Power[]): Heard {
  const heard: Record<string, unknown[]> = {};
  for (const { id: _, ...moments } of powers) {
    for (const [name, listener] of Object.entries(moments)) (heard[name] ??= []).push(listener);
  }
  return heard as Heard;
}

const NO_TALES: readonly Power[] = [];
const tales = new WeakMap<Variant, readonly Power[]>();

/** The tales of this game, in the order of their numbers. */
export function talesOf({ variant }: RafPosition): readonly Power[] {
  if (variant.tales === undefined) return NO_TALES;
  let found = tales.get(variant);
  if (found === undefined) tales.set(variant, (found = variant.tales.map(powerOf)));
  return found;
}

/** One of the tales of this game, by its name. */
export const taleNamed = (position: RafPosition, id: string): Power | undefined =>
  talesOf(position).find((tale) => tale.id === id);

interface Gathered {
  readonly tales: readonly Power[];
  /** Its own powers alone, and with the tales. */
  readonly own: Heard;
  readonly all: Heard;
}

const gathered = new WeakMap<readonly GuildId[], Gathered>();

function listeners(position: RafPosition, civ: number): Gathered {
  const { guilds } = position.civs[civ]!;
  const about = talesOf(position);
  let found = gathered.get(guilds);
  if (found?.tales !== about) {
    const powers = guilds.map(powerOf);
    const own = gather(powers);
    found = { tales: about, own, all: about.length === 0 ? own : gather([...powers, ...about]) };
    gathered.set(guilds, found);
  }
  return found;
}

/** What is heard about a civilization: its own powers, then the tales. */
export const momentsOf = (position: RafPosition, civ: number): Heard =>
  position.civs[civ]!.guilds.length === 0 && position.variant.tales === undefined
    ? SILENCE
    : listeners(position, civ).all;

/** Its own powers alone. */
export const ownMoments = (position: RafPosition, civ: number): Heard =>
  position.civs[civ]!.guilds.length === 0 ? SILENCE : listeners(position, civ).own;

/** Asks everything in play at a moment, with the civilization that has it; tales come last. Null is no answer. */
export function askAll<M extends keyof Moments, A>(
  position: RafPosition,
  moment: M,
  ask: (listener: NonNullable<Moments[M]>, holder: number) => A | null
): readonly A[] {
  let answers: readonly A[] = NO_ANSWERS;
  for (let civ = 0; civ < position.civs.length; civ++) {
    for (const listener of ownMoments(position, civ)[moment] ?? NO_ANSWERS)
      answers = added(answers, ask(listener, civ));
  }
  for (const { [moment]: listener } of talesOf(position)) {
    if (listener !== undefined) answers = added(answers, ask(listener, NOBODY));
  }
  return answers;
}

const NO_ANSWERS: readonly never[] = [];

const added = <A>(answers: readonly A[], answer: A | null): readonly A[] =>
  answer === null ? answers : [...answers, answer];
