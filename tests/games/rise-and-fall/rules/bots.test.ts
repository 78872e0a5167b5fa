import { describe, expect, it } from 'vitest';
import { game } from '$lib/games/rise-and-fall';
import { apply, awaited, begin, dice, options, over, readOptions, refuse, viewOf, type Bot } from '$lib/kernel';
import type { RafPosition } from '$lib/games/rise-and-fall/state';
import { goods, scene } from '../cases/table';
import { told } from '../tales/table';

const steady = game.bots['steady']!;

function winners(bots: readonly Bot<RafPosition>[], seed: number): readonly number[] {
  const raw = { world: 'named', maxTurns: 60 };
  let { position } = begin(game, { players: 2, seed, options: readOptions(game.meta, raw, 2) });
  const chance = dice(seed);
  while (!over(game, position)) {
    const seat = awaited(position)[0]!;
    const move = bots[seat]!.choose(viewOf(game, position, seat), options(game, position, seat), chance);
    const played = apply(game, position, move);
    if (!played.ok) throw new Error(played.refusal.key);
    position = played.position;
  }
  return game.score(position).winners;
}

describe('The steady bot', () => {
  it('beats chance', { timeout: 120_000 }, () => {
    const random = game.bots['random']!;
    const won = [1, 2, 3, 4, 5].filter((seed) => winners([steady, random], seed).includes(0));
    expect(won.length).toBeGreaterThanOrEqual(4);
  });

  it.each([
    [
      'hunt',
      ['dragon'],
      { map: 'xppp/pgpp/ppxp', pieces: '0nomad@1,0 0nomad@2,0 0nomad@0,1', creatures: { dragon: '1,1' } }
    ],
    ['buildBridge', ['majesticBridge'], { map: 'fsf/fff', pieces: '0nomad@0,0 0nomad@2,0 0nomad@0,1 0city@1,1' }],
    ['buildBank', ['banks'], { map: 'fpppp', pieces: '0nomad@0,0 0city@1,0 0city@2,0 0city@3,0 0city@4,0' }]
  ] as const)('uses what a tale offers: %s', (kind, tales, telling) => {
    const position = told(tales, { ...telling, card: 'nomad', seats: [goods(20, 4, 2)] });
    const choice = steady.choose(viewOf(game, position, 0), options(game, position, 0), dice(1));
    expect(choice.kind).toBe(kind);
  });

  it('takes a trophy that is within reach', () => {
    const position = scene({
      map: 'ppppp',
      pieces: '0nomad@0,0 0temple@1,0 0temple@2,0 0nomad@3,0',
      card: 'nomad',
      seats: [goods(0, 0, 2)]
    });
    const choice = steady.choose(viewOf(game, position, 0), options(game, position, 0), dice(1));
    expect(choice.kind).toBe('buildTemple');
    expect(refuse(game, position, choice)).toBeNull();
  });
});
