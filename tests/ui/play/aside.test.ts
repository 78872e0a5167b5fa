import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { Session } from '$lib/kernel';
import { terraMystica } from '$lib/games/terra-mystica/entry';
import { moves as moveUis } from '$lib/games/terra-mystica/ui/moves';
import { createGame, summaryOf } from '$lib/store';
import { PlayController } from '$lib/play/controller.svelte';
import { RunningGame } from '$lib/play/running.svelte';
import { recorded } from '../../e2e/support/recorded';
import { texts, ui } from './table-at';

const { header, moves } = recorded('introductory');
/** Somebody can only pass, and converts before it. */
const AT = moves.findIndex(({ kind }) => kind === 'convert');

it('what has no chip can be touched although a single chip is left', async () => {
  const game = await terraMystica.load();
  const session = Session.start(game, header);
  for (const move of moves.slice(0, AT)) expect(session.play(move).ok).toBe(true);
  const record = await createGame({
    header,
    seats: [0, 1].map((n) => ({
      name: 'AB'[n]!,
      colour: n + 1,
      kind: 'person',
      edge: n === 0 ? 'south' : 'north'
    })),
    layout: 'table',
    rows: session.rows,
    summary: summaryOf(game, session.position)
  });
  const running = new RunningGame({ entry: terraMystica, game, record, session });
  const controller = new PlayController(running, { ...ui, moves: moveUis as never }, texts);
  controller.play(true);
  const { picker } = controller;
  expect(picker.chips.filter((chip) => chip.moves.length > 0).map(({ name }) => name)).toEqual(['pass']);
  expect(picker.picking.chip).toBeNull();
  const lit = picker.targets.map(({ place }) => place);
  expect(lit).toContain('convert:power:coins');
  expect(lit.some((place) => place.startsWith('bonus:'))).toBe(true);

  controller.tap('convert:power:coins');
  await running.setLayout('table');
  expect(running.session.rows.at(-1)!.move).toEqual(moves[AT]);
  // A chip that was chosen is let go by a second touch, and the goods are there again.
  controller.choose('pass');
  expect(picker.targets.every(({ place }) => place.startsWith('bonus:'))).toBe(true);
  controller.choose('pass');
  expect(picker.targets.some(({ place }) => place.startsWith('convert:'))).toBe(true);
});
