import { expect, it } from 'vitest';
import { game } from '$lib/games/terra-mystica';
import { writeLedger } from '$lib/games/terra-mystica/ledger/export';
import { unlock } from '$lib/games/terra-mystica/ledger/import/rest';
import { beginImport, importLedger } from '$lib/games/terra-mystica/ledger/import/run';
import { readText } from '$lib/games/terra-mystica/ledger/text';
import { keptGames } from './own-games';
import { playAsTheSite } from './site/run';

/** Ledgers as the site would have them, each cut off behind an answer that its builder has to react to. */
function* cutOff(): Iterable<readonly [lines: string[], builder: string]> {
  for (const { header, moves } of keptGames().slice(0, 120)) {
    const lines = writeLedger(game, header, moves).split('\n').slice(1);
    const at = lines.findIndex((line, n) => n > 0 && /leech \d from (cultists|shapeshifters)$/.test(line));
    if (at > 0 && !lines.some((line) => line.startsWith('#') || line.includes('##'))) {
      yield [lines.slice(0, at + 1), /(\w+)$/.exec(lines[at]!)![1]!];
    }
  }
}

it('a complete turn ends when another faction’s row follows: a conversion after a leech row is refused', () => {
  let tried = 0;
  for (const [lines, builder] of cutOff()) {
    const row = [...lines, `${builder}: convert 1W to 1C`];
    // Whoever is alone goes on with the next turn.
    if (!playAsTheSite(row, null).refused?.why.includes('it is not the turn')) continue;
    const { refused } = importLedger(game, readText(row.join('\n')));
    expect([refused?.row, refused?.reason.key]).toEqual([row.length, 'ledger.turn']);
    tried++;
  }
  expect(tried).toBeGreaterThan(3);
});

it('a priest of the Riverwalkers may be named when all seven terrains are free', () => {
  const { header, moves } = keptGames()[0]!;
  // One was taken without a question; it is named once.
  const state = { ...beginImport(game, readText(writeLedger(game, header, moves))), priests: 1 };
  expect(unlock(state, 0, { do: 'unlock', terrain: null })).toBeNull();
  expect(state.priests).toBe(0);
  expect(unlock(state, 0, { do: 'unlock', terrain: null })).not.toBeNull();
});
