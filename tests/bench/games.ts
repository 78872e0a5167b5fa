import { ENGINES } from '$lib/games/engines';
import { readOptions } from '$lib/kernel';
import { botsNamed } from '../../src/tools/engine/find';
import { playOut } from '../../src/tools/engine/play-out';
import { warmUp } from '../../src/tools/engine/warm-up';
import { ms, perSecond, type Figure } from './measure';

const RUNS = 50;

/** Whole games between random bots, legal moves listed at every decision and invariants checked. */
export async function gameFigures(): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const entry of ENGINES) {
    const game = await entry.load();
    const { id, players } = entry.meta;
    const seats = players.usual;
    const bots = botsNamed(game, 'random', seats);
    const play = (seed: number) =>
      playOut(game, { players: seats, options: readOptions(entry.meta, {}, seats), seed }, bots);
    warmUp(play);
    let [moves, worst] = [0, 0];
    const begun = performance.now();
    for (let seed = 0; seed < RUNS; seed++) {
      const played = play(seed);
      moves += played.moves.length;
      worst = Math.max(worst, played.worstListing);
    }
    const took = performance.now() - begun;
    figures.push(
      { what: `${id}, ${seats} seats: a game`, figure: ms(took / RUNS), note: `${Math.round(moves / RUNS)} moves` },
      { what: `${id}: moves, all options listed`, figure: perSecond((moves / took) * 1000) },
      { what: `${id}: slowest list of options`, figure: ms(worst) }
    );
  }
  return figures;
}
