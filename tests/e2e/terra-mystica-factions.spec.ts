import { FACTIONS, type FactionId } from '$lib/games/terra-mystica/ids';
import type { Edge, Layout } from '$lib/store/types';
import { ABILITIES, HERO } from '../../src/tools/journeys/abilities';
import { Hand } from './support/hand';
import { newTable } from './support/new-game';
import { bring, sitAt } from './support/prepared';
import { recorded, type Recorded } from './support/recorded';
import { expectFigures, figuresOf, terraMystica } from './support/terra-mystica';
import { expect, test } from './support/test';

// Long games on slow machines are not wrong.
test.setTimeout(600_000);

/** What the log says of each ability, in the entry of the move that shows it. */
const SAID: Readonly<Record<FactionId, Readonly<Record<string, RegExp>>>> = {
  auren: { favour: /Ada takes a favour/, steps: /Ada advances \d steps? on/ },
  witches: { ride: /Ada builds a dwelling on/, town: /Ada scores 5 points \(Faction\)/ },
  alchemists: {
    buys: /Ada converts 1 × .* into 1 × coin/i,
    sells: /Ada converts 2 × coin.* into 1 ×/i,
    stronghold: /Ada builds on \w+: stronghold/i,
    spades: /Ada turns \w+ into/
  },
  darklings: { spades: /Ada scores \d points? \(Faction\)/, ordains: /Ada makes priests of \d workers?/ },
  halflings: {
    spades: /Ada scores \d points? \(Faction\)/,
    stronghold: /Ada turns \w+ into/,
    dig: /Ada improves the spades/
  },
  cultists: {
    stronghold: /Ada scores 7 points \(Faction\)/,
    taken: /Ada advances 1 step on/,
    declined: /Everybody declined the power of Ada/
  },
  engineers: { bridge: /Ada builds a bridge from/, passes: /Ada scores [369] points \(Faction\)/ },
  dwarves: {
    tunnel: /Ada reaches \w+ by tunnel[^]*Ada scores 4 points \(Faction\)/,
    stronghold: /Ada reaches \w+ by tunnel[^]*Ada scores 4 points \(Faction\)/
  },
  mermaids: { stronghold: /Ada reaches shipping level 2/, river: /Ada takes a town tile/ },
  swarmlings: { tradingPost: /Ada builds on \w+: trading post/i, town: /Ada takes a town tile/ },
  'chaos-magicians': { last: /Ada places a dwelling on/, favours: /Ada takes a favour/, twice: /Ada/ },
  giants: { spades: /Ada turns \w+ into wasteland \(2 spades\)/i, stronghold: /Ada turns \w+ into wasteland/i },
  fakirs: {
    carpet: /Ada reaches \w+ by [\w ]*carpet[^]*Ada scores 4 points \(Faction\)/,
    stronghold: /Ada reaches \w+ by [\w ]*carpet[^]*Ada scores 4 points \(Faction\)/
  },
  nomads: { three: /Ada places a dwelling/, storm: /Ada turns \w+ into desert/i, builds: /Ada builds a dwelling on/ },
  'ice-maidens': { favour: /Ada takes a favour/, passes: /Ada scores [369] points \(Faction\)/ },
  yetis: {
    cheap: /Ada takes a power action/,
    again: /Ada takes a power action/,
    four: /Ada takes 4 power from Ben/
  },
  acolytes: { volcano: /Ada pays \d steps on/, spade: /Ada advances 1 step on/, priest: /Ada sends a priest to/ },
  dragonlords: {
    volcano: /Ada pays with \d power tokens?/,
    spades: /Ada takes \d power tokens? into bowl I\./,
    stronghold: /Ada builds on \w+: stronghold/i
  },
  shapeshifters: {
    taken: /Ada takes a token into bowl III/,
    declined: /Everybody declined the power of Ada/,
    power: /Ada changes home/,
    tokens: /Ada pays with 5 power tokens/
  },
  riverwalkers: {
    unlocks: /Ada frees a terrain/,
    keeps: /Ada takes a priest/,
    bridge: /Ada builds a bridge from/,
    bridges: /Ada builds a bridge from/
  }
};

/** Most play across the table; some sit elsewhere, hand the device round, or have a small one. */
interface Sitting {
  readonly edges?: readonly [Edge, Edge];
  readonly layout?: Layout;
  readonly screen?: { readonly width: number; readonly height: number };
}
const SITTING: Readonly<Partial<Record<FactionId, Sitting>>> = {
  auren: { screen: { width: 390, height: 844 } },
  riverwalkers: { screen: { width: 844, height: 390 } },
  alchemists: { edges: ['west', 'east'] },
  engineers: { edges: ['south', 'east'], screen: { width: 800, height: 1280 } },
  giants: { layout: 'pass' }
};

/** What is so near is played on to; what is farther off is opened. */
const NEAR = 4;

/** The abilities of a game, some moves of which are played in one go: from where, and to which moves. */
function stretches({ moves, shown }: Recorded): { from: number; stops: number[] }[] {
  const found: { from: number; stops: number[] }[] = [];
  for (const n of [...new Set(Object.values(shown))].sort((a, b) => a - b)) {
    const last = found.at(-1);
    const whole = n > 1 && terraMystica.together!(moves[n - 2]!, moves[n - 1]!);
    if (last !== undefined && n - last.stops.at(-1)! <= NEAR) last.stops.push(n);
    else found.push({ from: whole ? n - 2 : n - 1, stops: [n] });
  }
  return found;
}

for (const faction of FACTIONS) {
  test(`the ${faction} show all that they alone can do`, async ({ page }) => {
    const game = recorded(faction);
    const { moves, shown, positions, hashes } = game;
    expect(Object.keys(shown).sort()).toEqual(Object.keys(ABILITIES[faction]).sort());
    const { edges = ['south', 'north'], layout, screen } = SITTING[faction] ?? {};
    const parts = stretches(game);
    const ids = await bring(
      page,
      game,
      parts.map(({ from }) => from),
      { edges, layout }
    );
    if (screen !== undefined) await page.setViewportSize(screen);
    const hand = new Hand(page, terraMystica, { quick: SITTING[faction]?.edges === undefined });
    for (const [at, { stops }] of parts.entries()) {
      if (ids.length > 1) await sitAt(page, ids[at]!);
      for (const n of stops) {
        await hand.play(moves, n);
        expect(await hand.table.hash()).toBe(hashes[n]);
        await expectFigures(page, HERO, figuresOf(positions[n]!.seats[HERO]!));
      }
      await page.locator('[data-log]').click();
      for (const [ability, n] of Object.entries(shown).filter(([, each]) => stops.includes(each))) {
        await expect(page.locator(`.ent[data-n="${n}"]`), ability).toContainText(SAID[faction][ability]!);
      }
    }
  });
}

// One from the first box and one that chooses its land: from the first tap on.
for (const faction of ['cultists', 'dragonlords'] as const) {
  test(`the ${faction} are chosen and played from the beginning`, async ({ page }) => {
    const { header, moves, hashes } = recorded(faction);
    const table = await newTable(page, {
      game: 'terra-mystica',
      people: ['Ada', 'Ben'],
      edges: ['south', 'north'],
      options: { setup: 'full', fireIceFactions: header.options['fireIceFactions'] === true },
      seed: header.seed
    });
    expect(await table.hash()).toBe(hashes[0]);
    await new Hand(page, terraMystica, { quick: true }).play(moves);
    expect(await table.hash()).toBe(hashes.at(-1));
  });
}
