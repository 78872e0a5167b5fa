import 'fake-indexeddb/auto';
import { begin, configOf, headerFor } from '$lib/kernel';
import { entryOf, type GameEntry } from '$lib/games';
import { moves } from '$lib/games/clearings/ui/moves';
import { createGame, openGame, summaryOf, type Layout } from '$lib/store';
import { resume, type OpenedTable } from '$lib/play/open';
import { RunningGame } from '$lib/play/running.svelte';

/** The smallest pictures a controller can do with: what it says are keys, what it shows is not asked for. */
const nothing = (() => undefined) as never;
export const ui = {
  Board: nothing,
  Goods: nothing,
  Panel: nothing,
  Miniature: nothing,
  moves: moves as never,
  icon: (name) => name,
  counters: ['points', 'wood', 'stone']
} satisfies OpenedTable['ui'];

export const texts = { has: () => false, say: (key: string) => key } as unknown as OpenedTable['texts'];

const entry = entryOf('clearings') as GameEntry;

/** A game of Clearings that was just begun, on a disk of its own. */
export async function tableAt(kinds: string, layout: Layout = 'table') {
  const game = await entry.load();
  const options = Object.fromEntries(game.meta.options.map((option) => [option.key, option.default]));
  const header = headerFor(game, { players: kinds.length, options, seed: 4 });
  const edges = ['south', 'west', 'north', 'east'] as const;
  const record = await createGame({
    header,
    seats: [...kinds].map((kind, n) => ({
      name: 'ABCD'[n]!,
      colour: n + 1,
      ...(kind === 'b' ? { kind: 'bot', bot: 'steady' } : { kind: 'person' }),
      edge: edges[n]!
    })),
    layout,
    summary: summaryOf(game, begin(game, configOf(header)).position)
  });
  return { running: await reopened(record.id), id: record.id };
}

/** The game as another start of the app finds it. */
export async function reopened(id: string): Promise<RunningGame> {
  const opened = await openGame(id);
  if (!opened.ok) throw new Error(opened.why);
  const game = await entry.load();
  return new RunningGame({ entry, game, record: opened.state.record, session: resume(game, opened.state) });
}
