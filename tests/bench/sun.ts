import { game } from '$lib/games/helios';
import type { HeliosPosition } from '$lib/games/helios/state';
import { options } from '$lib/kernel';
import { scene } from '../games/helios/cases/table';
import { grow } from '../games/helios/rules/lands';
import { ms, quantile, type Figure } from './measure';

/** As many tokens as there are land tokens in the box. */
const TOKENS = 36;
const LANDS = 200;

/** Nothing that was worked out for a land may be left over from the time before. */
const anew = (position: HeliosPosition): HeliosPosition => ({
  ...position,
  seats: position.seats.map((seat) => ({ ...seat, land: { ...seat.land }, sun: { ...seat.sun } }))
});

/** Listing every way of the sun on the largest lands, slow and fast suns alike. */
export function sunFigures(): Figure[] {
  const positions = Array.from({ length: LANDS }, (_, seed) => grow(seed + 1, TOKENS)).flatMap((land) =>
    ([2, 8, 14, 'inf'] as const).map((speed) => scene('sun', { ...land, speed }))
  );
  const list = (position: HeliosPosition): number => {
    const fresh = anew(position);
    const begun = performance.now();
    options(game, fresh);
    return performance.now() - begun;
  };
  for (const position of positions) list(position);
  // The fastest of three, each on a fresh land: a pause of the collector is not the doing of any land.
  const times = positions.map((position) => Math.min(list(position), list(position), list(position)));
  return [
    {
      what: `helios: ways of the sun, ${TOKENS} tokens, p50 / p99 / worst`,
      figure: [quantile(times, 0.5), quantile(times, 0.99), Math.max(...times)].map(ms).join(' / '),
      note: `${times.length} lands`
    }
  ];
}
