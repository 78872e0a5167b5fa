import { describe, expect, it } from 'vitest';
import { ENGINES } from '$lib/games/engines';
import type { MoveUis } from '$lib/play/move-ui';
import type { Position } from '$lib/kernel';

const PAGES: Readonly<Record<string, () => Promise<{ readonly moves: unknown }>>> = {
  clearings: () => import('$lib/games/clearings/ui/moves'),
  helios: () => import('$lib/games/helios/ui/moves'),
  'terra-mystica': () => import('$lib/games/terra-mystica/ui/moves'),
  'rise-and-fall': () => import('$lib/games/rise-and-fall/ui/moves')
};

describe.each(ENGINES.map((entry) => [entry.meta.id, entry] as const))('%s', (id, entry) => {
  it('has one file of the page for every kind of move, and none for any other', async () => {
    const { moves: kinds } = await entry.load();
    const moves = (await PAGES[id]!()).moves as MoveUis<Position>;
    expect([...moves.kinds].sort()).toEqual(Object.keys(kinds).sort());
    for (const kind of moves.kinds) expect([kind, moves.icon(kind)]).not.toEqual([kind, undefined]);
  });
});
