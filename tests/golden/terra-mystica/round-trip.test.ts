import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { game } from '$lib/games/terra-mystica';
import { writeLedger } from '$lib/games/terra-mystica/notation/export';
import { importLedger } from '$lib/games/terra-mystica/notation/import/run';
import { readText } from '$lib/games/terra-mystica/notation/text';
import type { GoldenGame } from '../../../src/tools/golden/game';
import { unpack } from '../../../src/tools/golden/pack';

const gamesFor = (players: number): GoldenGame[] =>
  readFileSync(`tests/golden/terra-mystica/own/${players}-players.jsonl`, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as GoldenGame);

describe('A game of ours, written as a ledger and read again', () => {
  it.each([2, 3, 4, 5])('ends with the same points (%i players)', (players) => {
    const wrong: string[] = [];
    // The notation has no auction: points at the start would be others (TM 16 S20).
    const games = gamesFor(players).filter(({ header }) => header.options.setup !== 'auction');
    expect(games.length).toBeGreaterThan(40);
    for (const { header, factions, moves, totals } of games) {
      const text = writeLedger(game, header, unpack(moves));
      const { refused, seats, position, over } = importLedger(game, readText(text, `seed ${header.seed}`));
      const points = factions.map((faction) => position.seats[seats.get(faction!) ?? -1]?.vp);
      if (refused !== null || !over) wrong.push(`${header.seed} ${JSON.stringify(refused)}`);
      else if (points.join() !== totals.join()) wrong.push(`${header.seed} ${points.join()} for ${totals.join()}`);
    }
    expect(wrong).toEqual([]);
  }, 300_000);
});
