import { describe, expect, it } from 'vitest';
import { ENGINES } from '$lib/games/engines';
import { begin as beginGame, readOptions, refuseOptions } from '$lib/kernel';
import { withPreset } from '$lib/ui/shell/new-game/draft';
import { helpOf, offered } from '$lib/ui/shell/new-game/offered';
import { meta, names, start } from './setup';

const both = (text: string) => ({ fr: text, en: text });

describe('a preset', () => {
  const preset = { id: 'a', name: both('A'), help: both('A game'), options: { map: 'lakes' } };

  it('keeps the people who sit here and sets the options', () => {
    const draft = start();
    const taken = withPreset(meta, draft, preset, names);
    expect(taken.seats).toEqual(draft.seats);
    expect(taken.options).toMatchObject({ map: 'lakes', extra: false });
  });

  it('adds seats or takes them away where it asks for a number', () => {
    expect(withPreset(meta, start(), { ...preset, players: 5 }, names).seats).toHaveLength(5);
    expect(withPreset(meta, start(), { ...preset, players: 2 }, names).seats).toHaveLength(2);
  });
});

describe.each(ENGINES.filter((entry) => entry.meta.presets))('presets of $meta.id', (entry) => {
  it.each(entry.meta.presets!.map((preset) => [preset.id, preset] as const))(
    '%s can be played',
    async (_id, preset) => {
      const game = await entry.load();
      const { min, max } = entry.meta.players;
      for (let players = preset.players ?? min; players <= (preset.players ?? max); players++) {
        const options = readOptions(entry.meta, preset.options, players);
        expect(options).toMatchObject(preset.options);
        expect(refuseOptions(entry.meta, options, players)).toBeNull();
        expect(beginGame(game, { players, seed: 1, options }).position).toBeDefined();
      }
    }
  );

  it('has a sentence for every option and every choice that the lobby offers', () => {
    const shown = entry.meta.options.filter((spec) => spec.imported !== true);
    for (const spec of shown) {
      if (spec.type === 'choice') for (const { value } of spec.choices) expect(helpOf(spec, value)).toBeDefined();
      else expect(helpOf(spec, spec.default), spec.key).toBeDefined();
    }
  });
});

describe('options that do not count', () => {
  it('are named with the reason they share', () => {
    const tm = ENGINES.find((entry) => entry.meta.id === 'terra-mystica')!.meta;
    const { specs, reasons } = offered(tm, readOptions(tm, { setup: 'introductory' }, 4), 4);
    expect(specs.map(({ key }) => key)).toEqual(['setup']);
    expect(reasons).toHaveLength(1);
    expect(reasons[0]!.specs.map(({ key }) => key)).toContain('map');
    expect(offered(tm, readOptions(tm, {}, 4), 4).reasons).toEqual([]);
  });
});
