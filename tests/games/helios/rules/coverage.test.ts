import { expect, it } from 'vitest';
import { apply, begin, dice, answerable, options, over, preview, refuse, type Dice, type Move } from '$lib/kernel';
import { anyOptions } from '$lib/kernel/conformance';
import { game } from '$lib/games/helios';
import { BUILDING_IDS, CHARACTER_IDS, colourOf } from '$lib/games/helios/data';
import { LAYOUT } from '$lib/games/helios/data/board';
import { ACTS, BONUS_TYPES, SECTIONS, type HeliosPosition, type Land } from '$lib/games/helios/state';
import texts from '$lib/games/helios/text/en.json';
import { E1, E2, E4, E7 } from '../cases/lands';
import { plain, scene, token } from '../cases/table';
import { anyMove } from './any-move';

const keys = (prefix: string) => Object.keys(texts).filter((key) => key.startsWith(prefix) && !key.endsWith('.help'));

/** Everything that play can come across. */
const wanted = new Set([
  ...keys('fact.'),
  ...keys('refusal.'),
  ...keys('decision.'),
  ...keys('warning.'),
  ...BUILDING_IDS.map((id) => `building ${id}`),
  ...CHARACTER_IDS.flatMap((id) => [`recruited ${id}`, `active ${id}`]),
  ...BONUS_TYPES.map((type) => `bonus token ${type}`),
  ...ACTS.flatMap((act) => [...SECTIONS, 'grey'].map((colour) => `tile ${act} ${colour}`)),
  ...Object.values(game.moves).map(({ kind }) => `move ${kind}`)
]);

function note({ seats, characters }: HeliosPosition, meet: (item: string) => void): void {
  for (const { buildings, land, tiles } of seats) {
    for (const id of buildings) meet(`building ${id}`);
    for (const token of Object.values(land)) if (token.kind === 'bonus') meet(`bonus token ${token.type}`);
    for (const section of SECTIONS) {
      for (const tile of tiles[section]) meet(`tile ${tile.split('-')[0]!} ${colourOf(tile)}`);
    }
  }
  for (const id of CHARACTER_IDS) {
    if (characters[id].owner !== null) meet(`recruited ${id}`);
    if (characters[id].active) meet(`active ${id}`);
  }
}

const KINDS = Object.values(game.moves);

/** Tries moves that need not be legal, mostly such as answer what is asked. */
function probe(position: HeliosPosition, chance: Dice, meet: (item: string) => void, times: number): void {
  const asked = new Set(answerable(position).map(({ kind }) => kind));
  const apt = KINDS.filter(({ answers }) => answers.some((kind) => asked.has(kind)));
  for (let i = 0; i < times; i++) {
    const why = refuse(game, position, anyMove(position, chance.pick(apt).kind, chance));
    if (why !== null) meet(`refusal.${why.key}`);
  }
}

/** A kind by chance, then a move of it: games become full, and nobody idles while something can be done. */
function busy(list: readonly Move[], chance: Dice): Move {
  const active = list.filter(({ kind }) => kind !== 'forgo' && kind !== 'endTurn');
  const chosen = active.length > 0 && chance.int(0, 9) > 0 ? active : list;
  const kind = chance.pick([...new Set(chosen.map((move) => move.kind))]);
  return chance.pick(chosen.filter((move) => move.kind === kind));
}

function playThrough(seed: number, meet: (item: string) => void): void {
  const chance = dice(seed);
  const players = 2 + (seed % 3);
  let { position } = begin(game, { players, options: anyOptions(game.meta, players, chance), seed });
  while (!over(game, position)) {
    for (const { kind } of answerable(position)) meet(`decision.${kind}`);
    probe(position, chance, meet, 6);
    const list = options(game, position).map(({ move }) => move);
    const move = busy(list, chance);
    meet(`move ${move.kind}`);
    for (const { key } of preview(game, position, players, move).warnings) meet(`warning.${key}`);
    const played = apply(game, position, move);
    if (!played.ok) throw new Error(played.refusal.key);
    position = played.position;
    for (const { kind } of played.facts) meet(`fact.${kind}`);
    note(position, meet);
  }
}

const full: Land = plain(LAYOUT.light.filter((cell) => cell !== '0,-3').join(' '));

/** Tables that chance alone seldom lays: no house left, a colour gone, a land without room. */
const ODD: readonly HeliosPosition[] = [
  scene('build', {}, { supply: { ...scene('build', {}).supply, houses: 0 } }),
  scene('sun', { ...E1, speed: 7 }),
  scene('sun', { ...E2, speed: 'inf' }),
  scene('bonusAction', { ...E7, speed: 5 }),
  scene('bonusAction', { ...E4, speed: 'inf' }),
  {
    ...scene('build', {}, { supply: { ...scene('build', {}).supply, cubes: cubes(0) } }),
    owed: [{ seat: 0, kind: 'bonusCube', cell: null }]
  },
  {
    ...scene('build', {}),
    owed: [
      {
        seat: 0,
        kind: 'office',
        n: 2,
        tokens: [
          { colour: 'blue', cube: true },
          { colour: 'blue', cube: true }
        ]
      }
    ]
  }
];

function cubes(n: number): HeliosPosition['supply']['cubes'] {
  return { brown: n, grey: 3, green: 3, blue: 3, black: 3 };
}

/** A land office on a land that has no room for its tokens. */
function crowdedOffice(meet: (item: string) => void): void {
  const land: Land = { ...full, '0,0': token('brown', 'brown', 'grey') };
  const crowded = scene('build', { land, sun: { cell: '0,-3', hug: '0,-2' } });
  const played = apply(game, crowded, { kind: 'building', seat: 0, building: 'land-office' });
  if (played.ok) for (const { kind } of played.facts) meet(`fact.${kind}`);
}

it('play comes across every building, character, token, tile, move, decision, fact, warning and refusal', () => {
  const left = new Set(wanted);
  const meet = (item: string) => left.delete(item);
  for (const [n, position] of ODD.entries()) probe(position, dice(n), meet, 1500);
  crowdedOffice(meet);
  for (let seed = 1; seed <= 400 && left.size > 0; seed++) playThrough(seed, meet);
  if (left.size > 0) console.log('never reached:', [...left].join(', '));
  expect([...left]).toEqual([]);
}, 300_000);
