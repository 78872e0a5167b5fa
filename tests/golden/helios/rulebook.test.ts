import { expect, it } from 'vitest';
import { game } from '$lib/games/helios';
import type { HeliosPosition, Land, Token } from '$lib/games/helios/state';

const land = (colour: 'brown' | 'grey' | 'green', temple = false): Token => ({ kind: 'land', colour, cubes: [], temple });

const LAND: Land = {
  '0,0': land('brown', true),
  '2,0': land('grey', true),
  '3,0': land('green'),
  '0,1': land('brown'),
  '0,2': land('grey'),
  '0,3': land('green'),
  '1,0': { kind: 'bonus', type: 'temple', cubes: [], temple: false },
  '-1,0': { kind: 'bonus', type: 'free', cubes: [], temple: false }
};

it('the rulebook’s own example is worth 98 points', () => {
  const table = game.setup({
    players: 2,
    seed: 1,
    options: { revolutionLimit: 'turn', princessAtInfinity: 0, first: '0' }
  });
  const seats = [...table.seats];
  seats[0] = {
    ...seats[0]!,
    vp: 30 + 10 + 5 + 1 + 1,
    mana: 2,
    speed: 8,
    land: LAND,
    temples: 2,
    buildings: ['observatory', 'solarium', 'sun-church', 'citadel', 'land-office', 'watchtower']
  };
  const characters = { ...table.characters, princess: { owner: 0, active: true } };
  const position: HeliosPosition = { ...table, seats, characters, phase: 'over' };
  const sheet = game.score(position);
  expect(Object.fromEntries(sheet.rows.map(({ key, points }) => [key, points[0]]))).toEqual({
    bag: 47,
    corners: 8,
    bonus: 5 + 8,
    buildings: 12,
    characters: 16,
    mana: 2,
    cubes: 0
  });
  expect(sheet.totals[0]).toBe(98);
  expect(sheet.winners).toEqual([0]);
});
