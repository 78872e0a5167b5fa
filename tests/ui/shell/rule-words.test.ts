import { describe, expect, it } from 'vitest';
import { entryOf, GAMES } from '$lib/games';
import { fold, search } from '$lib/ui/rules/search';

/** What people type, and the section they are looking for. */
const WANTED: Readonly<Record<string, Readonly<Record<'en' | 'fr', Readonly<Record<string, string>>>>>> = {
  'terra-mystica': {
    en: {
      leech: '8',
      town: '10.1',
      towns: '10.1',
      federation: '10.1',
      ship: '6.2',
      boats: '6.2',
      dig: '6.3',
      terraform: '6.1',
      house: '6.1',
      sh: '6.4',
      mana: '7',
      'leech decline': '8.4'
    },
    fr: {
      sangsue: '8',
      leech: '8',
      voisinage: '8.2',
      ville: '10.1',
      navire: '6.2',
      bateaux: '6.2',
      pouvoir: '7',
      prêtre: '6.5',
      colonie: '4.7',
      maison: '4.7',
      temple: '6.4',
      terraformer: '6.1'
    }
  },
  helios: {
    en: { hexagon: '3', people: '10', house: '7.3', vp: '11' },
    fr: { lumière: '7.6', cube: '7.4', score: '11', hexagone: '3', peuple: '10' }
  },
  'rise-and-fall': {
    en: {
      town: '8.2',
      boat: '8.3',
      trader: '8.6',
      majority: '10.4',
      pirate: '11.4',
      die: '9.3',
      monster: '17.0',
      stories: '17.0',
      slay: '17.1',
      kraken: '17.2',
      tsunami: '17.3',
      harbour: '17.7',
      teleport: '17.13',
      marsh: '17.15',
      hurricane: '17.19',
      eruption: '17.23'
    },
    fr: {
      cité: '8.2',
      bateau: '8.3',
      majorité: '10.4',
      pirate: '11.4',
      argent: '1',
      construire: '4',
      monstre: '17.0',
      kraken: '17.2',
      tsunami: '17.3',
      trésor: '17.12',
      marécage: '17.15',
      ouragan: '17.19',
      éruption: '17.23'
    }
  },
  clearings: {
    en: { house: '4.3', trade: '4.7', majority: '6.3', tie: '6.6' },
    fr: { hutte: '4.3', troc: '4.7', prairie: '2.1', score: '6.1' }
  }
};

describe.each(GAMES.flatMap(({ meta }) => (['en', 'fr'] as const).map((language) => [meta.id, language] as const)))(
  'The rulebook of %s (%s)',
  (id, language) => {
    const book = entryOf(id)!.rulebook(language);

    it.each(Object.entries(WANTED[id]![language]))('is found by %j', async (word, section) => {
      expect(search(await book, word).map((hit) => hit.id)).toContain(section);
    });

    it('knows what people call things only where it uses another word itself', async () => {
      const { synonyms = {}, chapters } = await book;
      const text = fold(JSON.stringify(chapters)).plain;
      expect(Object.keys(synonyms).length).toBeGreaterThan(10);
      for (const [word, means] of Object.entries(synonyms)) {
        expect([word, fold(word).plain]).toEqual([word, word]);
        expect([word, means.filter((each) => !text.includes(fold(each).plain))]).toEqual([word, []]);
      }
    });

    it('counts its chapters upwards, and the sections of each without a gap', async () => {
      const { chapters } = await book;
      const numbers = chapters.map((chapter) => Number(chapter.id));
      expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
      for (const { id: chapter, sections } of chapters) {
        const own = sections.map((section) => section.id).filter((each) => /^\d+\.\d+$/.test(each));
        const first = own[0]?.endsWith('.0') ? 0 : 1;
        expect(own).toEqual(own.map((_, n) => `${chapter}.${n + first}`));
      }
    });
  }
);
