import { game } from '$lib/games/helios';
import type { HeliosPosition } from '$lib/games/helios/state';
import { apply, awaited, begin, configOf } from '$lib/kernel';
import type { GoldenHelios } from '../../../src/tools/golden/helios';

/** Only one seat is ever asked, so the notation needs no names. */
export function playedOut({ header, moves }: GoldenHelios): HeliosPosition {
  let { position } = begin(game, configOf(header));
  for (const text of moves.split(' ')) {
    const played = apply(game, position, game.notation.read(text, position, awaited(position)[0]!)!);
    if (!played.ok) throw new Error(`${text} of seed ${header.seed} is refused: ${played.refusal.key}`);
    position = played.position;
  }
  return position;
}
