import { describe, expect, it } from 'vitest';
import { meta } from '$lib/games/rise-and-fall/meta';
import { TALES } from '$lib/games/rise-and-fall/data/tales';
import { riseAndFall } from '$lib/games/rise-and-fall/entry';
import { TALE_IDS, type RafPosition } from '$lib/games/rise-and-fall/state';
import { initialWorld } from '$lib/games/rise-and-fall/world';
import { readOptions, refuseOptions } from '$lib/kernel';
import { begun, legal, owes, play, played } from '../cases/table';

const [fr, en] = [await riseAndFall.texts('fr'), await riseAndFall.texts('en')];

describe('Tales before the game', () => {
  it('have their numbers, and the same names everywhere', () => {
    expect(TALES.map(({ id, number }) => `${number} ${id}`)).toEqual(TALE_IDS.map((id, n) => `${n + 1} ${id}`));
    for (const { id, name } of TALES) expect([fr[`tale.${id}`], en[`tale.${id}`]]).toEqual([name.fr, name.en]);
  });

  it('are drawn by lot, one for each player, in the order of their numbers, and told in the log', () => {
    const draws = Array.from(
      { length: 20 },
      (_, seed) => begun(3, { world: 'built', tales: 'drawn' }, seed).variant.tales!
    );
    for (const tales of draws) {
      expect(tales).toHaveLength(3);
      expect([...tales].sort((a, b) => TALE_IDS.indexOf(a) - TALE_IDS.indexOf(b))).toEqual(tales);
    }
    expect(new Set(draws.flat()).size).toBeGreaterThan(15);
  });

  it('that change the building are refused in a ready-made World, with a sentence', () => {
    const named = readOptions(meta, { world: 'named', tales: 'chosen', tale1: 'dragon' }, 2);
    expect(refuseOptions(meta, named, 2)).toBe(null);
    expect(refuseOptions(meta, { ...named, tale1: 'swamp' }, 2)).toBe('tale1');
    const spec = meta.options.find(({ key }) => key === 'tale1')!;
    const closed = spec.type === 'choice' ? spec.choices.filter(({ when }) => when?.(named, 2) === false) : [];
    expect(closed.map(({ value }) => value)).toEqual(TALES.filter(({ built }) => built).map(({ id }) => id));
    for (const { unless } of closed) expect([unless!.fr.length > 20, unless!.en.length > 20]).toEqual([true, true]);
  });

  it('games from before tales are read as they are', () => {
    const { tales: _, ...older } = readOptions(meta, {}, 2);
    const { tale1: _1, tale2: _2, ...oldest } = older;
    expect(refuseOptions(meta, oldest, 2)).toBe(null);
    expect('tales' in begun(2).variant).toBe(false);
  });

  it('case 104: Orbs are laid by everybody in turn, and the rotation goes on', () => {
    const start = begun(3, { world: 'built', tales: 'chosen', tale1: 'orbs' });
    const lastPlain: RafPosition = {
      ...start,
      world: initialWorld(3),
      building: { first: 0, laid: 29 },
      owed: [{ seat: 1, kind: 'tile', tier: 'plain', n: 1 }]
    };
    let position = play(lastPlain, legal(lastPlain)[0]!);
    const asked: string[] = [];
    while (position.owed[0]!.kind === 'lay') {
      asked.push(owes(position)[0]!);
      position = play(position, legal(position)[0]!);
    }
    expect([asked, owes(position)[0]]).toEqual([['2 lay', '0 lay', '1 lay'], '2 tile']);
  });

  it('in a ready-made World a lot names who lays the first special place', () => {
    const seats = Array.from(
      { length: 20 },
      (_, seed) => begun(3, { tales: 'chosen', tale1: 'dolmens' }, seed).owed[0]!.seat
    );
    expect(new Set(seats)).toEqual(new Set([0, 1, 2]));
  });

  it('what has no place stays in the box', () => {
    const start = begun(2, { world: 'built', tales: 'chosen', tale1: 'stormPeak' });
    const end: RafPosition = {
      ...start,
      building: { first: 0, laid: 37 },
      owed: [{ seat: 0, kind: 'tile', tier: 'sea', n: 1 }]
    };
    const { position, facts } = played(end, legal(end)[0]!);
    expect(facts.some(({ kind }) => kind === 'leftOut')).toBe(true);
    expect(position.owed[0]!.kind).toBe('deploy');
  });
});
