import { draw } from '$lib/kernel';
import { ask, tell, type Draft } from '../draft';
import { inOrder } from './order';

/** Pieces that everybody begins with: a Nomad, a City and a Ship. */
const ROUNDS = 3;

/** The token goes to somebody by lot; then three rounds, a piece each (RF 5). */
export function askDeployment(d: Draft): void {
  const [first, random] = draw(d.p.random, 0, d.p.players - 1);
  d.p.random = random;
  d.p.first = first;
  d.p.building = null;
  tell(d, 'token', { seat: first });
  const seats = inOrder(d.p);
  const rounds = Array.from({ length: ROUNDS }, (_, round) => ROUNDS - round);
  ask(d, ...rounds.flatMap((n) => seats.map((seat) => ({ seat, kind: 'deploy', n }))));
}
