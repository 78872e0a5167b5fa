import { describe, expect, it } from 'vitest';
import { dice } from '$lib/kernel';
import { anyOptions, conform, newReport } from '$lib/kernel/conformance';
import { game } from '$lib/games/terra-mystica';
import { terraMystica } from '$lib/games/terra-mystica/entry';
import { textsOf } from '../../../support/texts';

const missingText = await textsOf(terraMystica);

describe('Terra Mystica keeps the kernel’s promises', { timeout: 120_000 }, () => {
  it.each(['base', 'fi1', 'fi2'])('on the map %s with all factions and tiles', (map) => {
    const report = newReport();
    const options = {
      ...anyOptions(game.meta, 4, dice(1)),
      setup: 'full',
      map,
      fireIceFactions: true,
      finalScoringTile: true,
      promoTownTiles: true,
      promoShippingBonus: true,
      promoTempleScoring: true
    };
    conform(game, { config: { players: 4, options, seed: 5 }, missingText, heavyEvery: 16 }, report);
    expect(report.problems).toEqual([]);
  });

  it('with the switches of recorded games', () => {
    const report = newReport();
    const options = { ...anyOptions(game.meta, 3, dice(1)), setup: 'full', fireIceFactions: true };
    const switches = { leech: 'deferred', spadeBonus: 'gain', midActionConversion: true, tokenOrder: 'auto' };
    for (let seed = 0; seed < 3; seed++) {
      const config = { players: 3, options: { ...options, ...switches, allowDrop: true }, seed };
      conform(game, { config, missingText, heavyEvery: 16 }, report);
    }
    expect(report.problems).toEqual([]);
  });
});
