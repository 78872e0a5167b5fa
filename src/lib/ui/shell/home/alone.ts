import { readOptions, type GameMeta } from '$lib/kernel';
import type { Layout, SeatHolder, Settings } from '$lib/store/types';
import type { Draft, Namer } from '../new-game/draft';
import { usualEdges } from '../new-game/edges';

/** How many bots one person can sit down with: at least one, and no more than the table has room for. */
export const botsAt = ({ players: { min, max } }: GameMeta): { readonly least: number; readonly most: number } => ({
  least: Math.max(1, min - 1),
  most: max - 1
});

/** How each bot plays: as last time, else as many as usual at the game's first level. */
export function levelsFor(meta: GameMeta, last?: readonly string[]): string[] {
  const { least, most } = botsAt(meta);
  const count = Math.min(most, Math.max(least, last?.length ?? meta.players.usual - 1));
  return Array.from({ length: count }, (_, n) => levelOf(meta, last?.[n] ?? last?.at(-1)));
}

const levelOf = ({ bots }: GameMeta, wanted: string | undefined): string =>
  bots.find(({ id }) => id === wanted)?.id ?? bots[0]!.id;

interface Alone {
  readonly meta: GameMeta;
  readonly name: string;
  readonly levels: readonly string[];
  readonly layout: Layout;
  readonly names: Namer;
  readonly seed: number;
}

/** The table of one person among bots. The options are the game's own defaults: whoever wants others sets a table. */
export function aloneDraft({ meta, name, levels, layout, names, seed }: Alone): Draft {
  const seats = usualEdges(levels.length + 1).map((edge, n): SeatHolder => {
    const bot = levels[n - 1];
    return bot === undefined
      ? { name, colour: n + 1, kind: 'person', edge }
      : { name: names.bot(n), colour: n + 1, kind: 'bot', bot, edge };
  });
  return { seats, options: readOptions(meta, undefined, seats.length), layout, seed };
}

/** Who sits there alone: as last time, else the first person of the last table, else nobody in particular. */
export function nameFor({ alone, lastSetup }: Pick<Settings, 'alone' | 'lastSetup'>, names: Namer): string {
  const last = Object.values(lastSetup)
    .at(-1)
    ?.seats.find(({ kind }) => kind === 'person');
  return alone.name || last?.name || names.person(1);
}
