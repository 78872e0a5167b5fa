import { describe, expect, it } from 'vitest';
import { game } from '$lib/games/helios';
import { helios } from '$lib/games/helios/entry';
import { apply, awaited, begin, dice, options, over, preview, type Move } from '$lib/kernel';
import { textsOf } from '../../../support/texts';

const missing = await textsOf(helios);

describe('The log', () => {
  it.each([2, 3, 4])('fills every blank of what %i players hear, see and may do', { timeout: 60_000 }, (players) => {
    const chance = dice(players);
    let { position, facts } = begin(game, { players, seed: players, options: {} });
    const holes: (string | null)[] = [];
    for (let n = 0; !over(game, position); n++) {
      for (const fact of facts) holes.push(missing(`fact.${fact.kind}`, fact));
      const seat = awaited(position)[0]!;
      const decision = position.owed[0]!;
      for (const end of ['', '.help']) holes.push(missing(`decision.${decision.kind}${end}`, decision));
      const { move } = chance.pick(options(game, position, seat));
      // Only a grey tile names its section.
      const said: Move = move.kind === 'takeTile' ? { section: 'red', ...move } : move;
      holes.push(missing(`move.${move.kind}.this`, said));
      const warnings = n % 5 === 0 ? preview(game, position, players, move).warnings : [];
      for (const { key, params } of warnings) holes.push(missing(`warning.${key}`, params ?? {}));
      const played = apply(game, position, move);
      if (!played.ok) throw new Error(played.refusal.key);
      ({ position, facts } = played);
    }
    expect(holes.length).toBeGreaterThan(100);
    expect(holes.filter((hole) => hole !== null)).toEqual([]);
  });
});
