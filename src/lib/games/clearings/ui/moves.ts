import type { Move, Seat } from '$lib/kernel';
import type { GameUi, Place } from '$lib/ui/game-ui';
import { spotOf } from '../rules/places';
import type { ClearingsPosition } from '../state';

/** Moves that happen on a cell. */
const PLACED: ReadonlySet<string> = new Set(['settle', 'build', 'raise']);

export const places = (move: Move): readonly Place[] => (PLACED.has(move.kind) ? [move['place'] as Place] : []);

export const attempt = (kind: string, place: Place, seat: Seat): Move | null =>
  PLACED.has(kind) ? { kind, seat, place } : null;

/** A task is shown by its own sign. */
export const picture = (move: Move): string | undefined =>
  move.kind === 'task' ? `c-task-${String(move['task'])}` : undefined;

export const describe: GameUi<ClearingsPosition>['describe'] = (move, view) => {
  const { kind, seat, ...rest } = move;
  const place = rest['place'] as Place | undefined;
  const there = place === undefined ? {} : { at: spotOf(view, place), terrain: view.land[place] };
  return { key: `move.${kind}.this`, params: { seat, ...rest, ...there } };
};
