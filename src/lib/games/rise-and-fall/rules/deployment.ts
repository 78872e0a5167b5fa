import { draw } from '$lib/kernel';
import type { Draft } from '../kit';
import { inOrder } from './order';

/** Pieces that everybody begins with: a Nomad, a City and a Ship. */
const ROUNDS = 3;

/** The token goes to somebody by lot; then three rounds, a piece each (RF 5). */
export function askDeployment(draft: Draft): void {
  const [first, random] = draw(draft.p.random, 0, draft.p.players - 1);
  draft.p.random = random;
  draft.p.first = first;
  draft.p.building = null;
  draft.tell('token', { seat: first });
  const seats = inOrder(draft.p);
  const rounds = Array.from({ length: ROUNDS }, (_, round) => ROUNDS - round);
  draft.ask(...rounds.flatMap((n) => seats.map((seat) => ({ seat, kind: 'deploy' as const, n }))));
}
