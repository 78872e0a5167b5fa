import { draw } from '$lib/kernel';
import { TIERS } from '../data/terrain';
import type { Draft } from '../kit';
import { talesOf, type SetUpItem } from '../moments';
import type { RafPosition } from '../state';
import { builderAt, tierAt, type Tier } from '../world';
import { inOrder } from './order';
import { tilesOf } from './tiles';

/** The tales of the game are shown, then they bring to the table what they have, before everything else. */
export function prepare(draft: Draft): void {
  for (const tale of draft.p.variant.tales ?? []) draft.tell('tale', { tale });
  for (const tale of talesOf(draft.p)) tale.prepare?.(draft);
}

const TIMES: readonly SetUpItem['after'][] = [...TIERS, 'deployment'];

/** All that tales set up: by the time, then in the order of the tales. */
const itemsOf = (position: RafPosition): SetUpItem[] => {
  const tales = talesOf(position);
  if (tales.length === 0) return [];
  const items = tales.flatMap(({ setUp = [] }) =>
    setUp.flatMap((item) => (item.each ? Array.from({ length: position.players }, () => item) : item))
  );
  return TIMES.flatMap((time) => items.filter(({ after }) => after === time));
};

const NOTHING = { done: 0, steps: 0 };

/** Who lays the next tile or special place: each takes a step of the rotation (RF 4). */
export function nextBuilder({ players, building, setUp = NOTHING }: RafPosition): number {
  const { first, laid } = building ?? { first: 0, laid: 0 };
  return builderAt(players, first + setUp.steps, laid);
}

/** The next thing whose time has come, or null. */
function dueItem(position: RafPosition): SetUpItem | null {
  const item = itemsOf(position)[position.setUp?.done ?? 0];
  return item !== undefined && isDue(position, item.after) ? item : null;
}

/** A tier is complete when tiles of another are next, or none; a World by name is complete from the beginning. */
function isDue(position: RafPosition, after: SetUpItem['after']): boolean {
  const { players, building, pieces } = position;
  if (after === 'deployment') return building === null && pieces.length > 0;
  const tier: Tier | null = building === null ? null : tierAt(players, building.laid, tilesOf(position));
  return tier === null || TIERS.indexOf(after) < TIERS.indexOf(tier);
}

export const itemsAreDue = (position: RafPosition): boolean => dueItem(position) !== null;

/** Asks for the next thing whose time has come; what cannot be laid is left out and takes no step. */
export function askSetUp(draft: Draft): void {
  for (let item = dueItem(draft.p); item !== null; item = dueItem(draft.p)) {
    const { done, steps } = draft.p.setUp ?? NOTHING;
    draft.p.setUp = { done: done + 1, steps };
    // Whoever deployed the very last piece sets up what comes after the deployment.
    const seat = item.after === 'deployment' ? inOrder(draft.p).at(-1)! : nextBuilder(draft.p);
    if (!item.ask(draft, seat)) continue;
    draft.p.setUp = { done: done + 1, steps: steps + 1 };
    return;
  }
}

/** In a World that nobody built, who lays the first special place is drawn by lot. */
export function drawBuilder(draft: Draft): void {
  if (draft.p.building !== null || !itemsAreDue(draft.p)) return;
  const [steps, random] = draw(draft.p.random, 0, draft.p.players - 1);
  draft.p.random = random;
  draft.p.setUp = { done: draft.p.setUp?.done ?? 0, steps };
}
