import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { begin, configOf, headerFor, readOptions, Session, type Move } from '$lib/kernel';
import { terraMystica } from '$lib/games/terra-mystica/entry';
import { leech } from '$lib/games/terra-mystica/ui/leech';
import { createGame, summaryOf } from '$lib/store';
import type { GameUi } from '$lib/play/game-ui';
import { PlayController } from '$lib/play/controller.svelte';
import { RunningGame } from '$lib/play/running.svelte';
import { texts, ui } from './table-at';

/** Seat 1 builds beside both others: 1 power for seat 2 who is asked first, 2 power for seat 0 after it. */
const BUILDS: readonly Move[] = [
  { kind: 'takeBonus', seat: 2, bonus: 'BON5' },
  { kind: 'takeBonus', seat: 1, bonus: 'BON3' },
  { kind: 'takeBonus', seat: 0, bonus: 'BON1' },
  { kind: 'upgrade', seat: 0, hex: 'F4', to: 'TP' },
  { kind: 'declineLeech', seat: 1, event: 1 },
  { kind: 'endTurn', seat: 0 },
  { kind: 'upgrade', seat: 1, hex: 'F3', to: 'TP' }
];
const [FIRST, SECOND] = [2, 0];
const yes = (seat: number): Move => ({ kind: 'leech', seat, event: 2 });
const no = (seat: number): Move => ({ kind: 'declineLeech', seat, event: 2 });

/** A controller of three people (or bots) where that offer of power is open. */
async function offered(kinds = 'ppp', question = leech) {
  const game = await terraMystica.load();
  const header = headerFor(game, {
    players: 3,
    options: readOptions(game.meta, { setup: 'introductory' }, 3),
    seed: 1
  });
  const record = await createGame({
    header,
    seats: [...kinds].map((kind, n) => ({
      name: 'ABC'[n]!,
      colour: n + 1,
      ...(kind === 'b' ? { kind: 'bot', bot: 'random' } : { kind: 'person' }),
      edge: (['south', 'west', 'north'] as const)[n]!
    })),
    layout: 'table',
    summary: summaryOf(game, begin(game, configOf(header)).position)
  });
  const running = new RunningGame({ entry: terraMystica, game, record, session: Session.start(game, header) });
  expect(await running.play(...BUILDS)).toBeNull();
  const controller = new PlayController(running, { ...ui, quickPrompt: question as GameUi['quickPrompt'] }, texts);
  return {
    controller,
    running,
    edges: controller.edges,
    played: () => running.session.rows.slice(BUILDS.length).map((row) => row.move)
  };
}

/** Answers that were given already have been played: each change waits for those before it. */
async function settled(running: RunningGame): Promise<void> {
  for (let n = 0; n < 3; n++) await running.setLayout('table');
}

describe('questions at the edges', () => {
  it('come to everybody who is offered power, clockwise, with amount and price', async () => {
    const { edges, controller } = await offered();
    expect([...edges.waiting.keys()]).toEqual([FIRST, SECOND]);
    expect(edges.waiting.get(FIRST)).toMatchObject({ kind: 'leech', from: 1, hex: 'F3', amount: 1, cost: 0 });
    expect(edges.waiting.get(SECOND)).toMatchObject({ amount: 2, cost: 1 });
    expect(edges.is(controller.decision)).toBe(true);
    expect(edges.due()).toBeNull();
  });

  it('are answered at once in turn, and ahead of it without overtaking anybody', async () => {
    const { controller, edges, played } = await offered();
    controller.play(true);
    await controller.answer(edges.waiting.get(SECOND)!, true);
    expect(played()).toEqual([]);
    expect([...edges.waiting.keys()]).toEqual([FIRST]);
    expect(edges.due()).toBeNull();
    await controller.answer(edges.waiting.get(FIRST)!, false);
    await settled(controller.running);
    expect(played()).toEqual([no(FIRST), yes(SECOND)]);
    expect(edges.waiting.size).toBe(0);
  });

  it('are answered by a standing order up to its amount, and asked beyond', async () => {
    const { controller, running, edges, played } = await offered();
    await running.setOrder(FIRST, 2);
    await running.setOrder(SECOND, 1);
    expect([...edges.waiting.keys()]).toEqual([SECOND]);
    expect(edges.due()).toEqual(yes(FIRST));
    controller.play(true);
    await settled(running);
    expect(played()).toEqual([yes(FIRST)]);
    expect([...edges.waiting.keys()]).toEqual([SECOND]);
    expect(edges.due()).toBeNull();
  });

  it('are declined by an order that says never, however cheap', async () => {
    const { running, edges } = await offered();
    await running.setOrder(FIRST, 0);
    expect(edges.due()).toEqual(no(FIRST));
    await running.setOrder(FIRST, undefined);
    expect(edges.due()).toBeNull();
    expect(edges.waiting.has(FIRST)).toBe(true);
  });

  it('take an order that is given while they are open', async () => {
    const { controller, running, played } = await offered();
    controller.play(true);
    await controller.setOrder(SECOND, 5);
    expect(played()).toEqual([]);
    await controller.setOrder(FIRST, 5);
    await settled(running);
    expect(played()).toEqual([yes(FIRST), yes(SECOND)]);
  });

  it('hear an answer before the order', async () => {
    const { controller, running, edges } = await offered();
    controller.play(true);
    await controller.answer(edges.waiting.get(SECOND)!, false);
    await running.setOrder(SECOND, 5);
    expect(await running.play(yes(FIRST))).toBeNull();
    expect(edges.due()).toEqual(no(SECOND));
  });

  it('are all asked again after a step back, until somebody moves', async () => {
    const { controller, running, edges, played } = await offered();
    controller.play(true);
    await running.setOrder(FIRST, 5);
    await controller.answer(edges.waiting.get(SECOND)!, true);
    await controller.setOrder(FIRST, 5);
    await settled(running);
    expect(played()).toEqual([yes(FIRST), yes(SECOND)]);
    await controller.undo(true);
    await controller.undo(true);
    expect(played()).toEqual([]);
    // The answer given ahead is forgotten, the order waits.
    expect([...edges.waiting.keys()]).toEqual([FIRST, SECOND]);
    expect(edges.due()).toBeNull();
    await controller.answer(edges.waiting.get(FIRST)!, false);
    expect(played()).toEqual([no(FIRST)]);
    expect([...edges.waiting.keys()]).toEqual([SECOND]);
    await controller.undo(true);
    edges.ask();
    expect(edges.due()).toEqual(yes(FIRST));
  });

  it('do not come to bots', async () => {
    const { edges, running } = await offered('ppb');
    expect([...edges.waiting.keys()]).toEqual([SECOND]);
    await running.setOrder(FIRST, 5);
    expect(edges.due()).toBeNull();
  });

  it('know an order without a limit: the highest one', async () => {
    const { running, edges } = await offered('ppp', { ...leech, orders: [1] });
    await running.setOrder(SECOND, 1);
    expect([...edges.waiting.keys()]).toEqual([FIRST]);
    expect(await running.play(no(FIRST))).toBeNull();
    expect(edges.due()).toEqual(yes(SECOND));
  });
});
