import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CARDS, ECONOMY } from '$lib/games/rise-and-fall/data';
import { riseAndFall } from '$lib/games/rise-and-fall/entry';
import { GUILD_IDS } from '$lib/games/rise-and-fall/state';

const rules = readFileSync('src/lib/games/rise-and-fall/RULES.md', 'utf8');
/** Decisions, traps and cases are for those who read the code; chapters 9 and 17 have only sections. */
const OURS = ['9', '14', '15', '16', '17'];
const numbered = [...rules.matchAll(/^#{2,3} (\d+(?:\.\d+)?)/gm)].map(([, id]) => id!);
const told = numbered.filter((id) => !OURS.includes(id));

describe.each(['fr', 'en'] as const)('The rule book (%s)', (language) => {
  const sections = async () => (await riseAndFall.rulebook(language)).chapters.flatMap((chapter) => chapter.sections);
  const textOf = async (id: string) => (await sections()).find((section) => section.id === id)!.text.join(' ');

  it('has the sections of RULES.md, in its order', async () => {
    expect((await sections()).map(({ id }) => id)).toEqual(told);
    for (const { title, text } of await sections()) {
      expect(title).not.toBe('');
      expect(text.join('').length).toBeGreaterThan(20);
    }
  });

  it('tells the power of every guild in the words that cards show', async () => {
    const texts = await riseAndFall.texts(language);
    const powers = await textOf('11.4');
    for (const id of GUILD_IDS) {
      const [name, power] = [String(texts[`guild.${id}`]), String(texts[`power.${id}`])];
      expect(powers).toContain(`${name}${language === 'fr' ? ' :' : ':'} ${power}`);
    }
  });

  it('tells that an empty bank does not forbid an income, and that Travelers walk without a cliff', async () => {
    expect(await textOf('8.7')).toContain(language === 'fr' ? 'même si ce n’est rien' : 'even if that is nothing');
    const travelers = String((await riseAndFall.texts(language))['power.travelers']);
    expect(travelers).toContain(language === 'fr' ? 'sans falaise' : 'without a cliff');
    expect(await textOf('7.2')).toContain(language === 'fr' ? 'retardataire' : 'Hurry rule');
  });

  it('tells the figures that are played with', async () => {
    const box = await textOf('1');
    for (const gold of new Set(Object.values(ECONOMY.gold))) expect(box).toContain(String(gold));
    for (const { trophy } of Object.values(CARDS)) expect(box).toContain(String(trophy));
    expect((await textOf('7.5')).match(/\d+/g)!.slice(0, 6).map(Number)).toEqual(ECONOMY.buyBack);
    const development = await textOf('10');
    for (const card of ['city', 'mountaineer', 'merchant'] as const) {
      expect(development).toContain(CARDS[card].points.join(', '));
    }
  });
});
