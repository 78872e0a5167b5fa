import { expect, it } from 'vitest';
import { terraMystica } from '$lib/games/terra-mystica/entry';
import { BONUSES, FAVOURS, POWER_ACTIONS, SCORINGS, TOWNS } from '$lib/games/terra-mystica/ids';
import { tileOf } from '$lib/games/terra-mystica/ui/setup/figures/tiles';

it('a section that is named after a tile shows this tile, and no other section does', async () => {
  const { chapters } = await terraMystica.rulebook('en');
  const sections = chapters.flatMap((chapter) => chapter.sections.map(({ id }) => id));
  const tiles = [...FAVOURS, ...TOWNS, ...BONUSES, ...SCORINGS, ...POWER_ACTIONS];
  const shown = sections.filter((id) => tileOf(id) !== null);
  expect(shown.toSorted()).toEqual(tiles.toSorted());
  for (const id of shown) expect(tileOf(id)!.id).toBe(id);
});
