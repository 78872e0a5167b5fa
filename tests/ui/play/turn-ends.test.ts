import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Move } from '$lib/kernel';
import { terraMystica } from '$lib/games/terra-mystica/entry';
import { look } from '$lib/games/terra-mystica/ui';
import { preferences } from '$lib/shell/preferences.svelte';
import { recorded } from '../../e2e/support/recorded';
import { Finger } from '../taps/finger';

const { header, moves, positions } = recorded('introductory');

/** The table after so many moves of the recorded game. */
async function at(n: number) {
  const { ui } = await look();
  const { controller } = await Finger.at(terraMystica, ui, header, moves.slice(0, n));
  const { running } = controller;
  return {
    controller,
    played: (): readonly Move[] => running.session.rows.slice(n).map(({ move }) => move),
    settled: async () => {
      for (let i = 0; i < 4; i++) await running.setLayout('table');
    }
  };
}

/** A dwelling after which nothing can be spent, and a neighbour who is asked first. */
const IDLE = 14;
/** A dwelling after which power is left in bowl III. */
const RICH = moves.findIndex(
  (move, n) =>
    move.kind === 'build' &&
    positions[n + 1]?.owed[0]?.kind === 'after' &&
    positions[n + 1]!.seats[move.seat]!.power[2] > 0
);
const hexOf = (n: number): string => String(moves[n]!['hex']);

afterEach(() => vi.restoreAllMocks());

describe('A turn in which nothing is left to do', () => {
  it('ends by itself once the neighbours have answered, and says so', async () => {
    const { controller, played, settled } = await at(IDLE);
    controller.tap(hexOf(IDLE));
    expect(controller.turnThen).toBe('ends');
    await controller.confirm();
    await settled();
    expect(controller.decision?.kind).toBe('leech');
    await controller.answer(controller.decision!, true);
    await settled();
    expect(played()).toEqual(moves.slice(IDLE, IDLE + 3));
    expect(controller.ends.ended).toMatchObject({ seat: moves[IDLE]!.seat });
    expect(controller.decision?.kind).toBe('turn');
  });

  it('is taken back until the next person has decided, and does not end again at once', async () => {
    const { controller, played, settled } = await at(IDLE);
    controller.tap(hexOf(IDLE));
    await controller.confirm();
    await settled();
    await controller.answer(controller.decision!, true);
    await settled();
    await controller.undo();
    await settled();
    // The neighbour has decided: only the end comes back, and waits.
    expect(played()).toHaveLength(2);
    expect(controller.decision?.kind).toBe('after');
    controller.choose('endTurn');
    await settled();
    expect(played()).toHaveLength(3);
  });

  it('takes the deed back with its end where nobody has decided in between', async () => {
    const alone = moves.findIndex(
      ({ kind, seat }, n) => n > 20 && kind === 'advanceDig' && positions[n + 1]!.seats[seat]!.power[2] === 0
    );
    const { controller, played, settled } = await at(alone);
    controller.tap(controller.ui.moves.places(moves[alone]!)[0]!);
    expect(controller.turnThen).toBe('ends');
    await controller.confirm();
    await settled();
    expect(played()).toEqual(moves.slice(alone, alone + 2));
    await controller.undo();
    await settled();
    expect(played()).toEqual([]);
    expect(controller.decision?.kind).toBe('turn');
  });

  it('waits to be ended where that is preferred', async () => {
    vi.spyOn(preferences, 'turnEnd', 'get').mockReturnValue('ask');
    const { controller, played, settled } = await at(IDLE);
    controller.tap(hexOf(IDLE));
    expect(controller.turnThen).toBe('may end');
    await controller.confirm();
    await settled();
    await controller.answer(controller.decision!, true);
    await settled();
    expect(controller.decision?.kind).toBe('after');
    // One touch ends it.
    controller.choose('endTurn');
    await settled();
    expect(played()).toEqual(moves.slice(IDLE, IDLE + 3));
  });
});

describe('A turn in which something could still be done', () => {
  it('goes on, unless it was told to end with the deed', async () => {
    const first = await at(RICH);
    first.controller.tap(hexOf(RICH));
    expect(first.controller.turnThen).toBe('may end');
    await first.controller.confirm();
    await first.settled();
    expect(first.controller.decision?.kind).toBe('after');

    const second = await at(RICH);
    second.controller.tap(hexOf(RICH));
    await second.controller.confirm(second.controller.picker.ready, true);
    await second.settled();
    expect(second.played().map(({ kind }) => kind)).toEqual(['build', 'endTurn']);
  });

  it('never ends by itself after a pass', async () => {
    const pass = moves.findIndex(
      ({ kind, seat }, n) => kind === 'pass' && positions[n + 1]!.seats[seat]!.power[2] === 0
    );
    const { controller, settled } = await at(pass);
    controller.tap(controller.ui.moves.places(moves[pass]!)[0]!);
    expect(controller.turnThen).toBe('may end');
    await controller.confirm();
    await settled();
    expect(controller.decision?.kind).toBe('after');
  });
});

describe('A hex at home', () => {
  it('is built on straight away; other land can be made of it in a fold', async () => {
    const { controller } = await at(IDLE);
    controller.tap(hexOf(IDLE));
    expect(controller.picker.ready).toEqual([moves[IDLE]]);
    expect(controller.picker.others.every(([move]) => move.kind === 'transform')).toBe(true);
    expect(controller.picker.others.length).toBeGreaterThan(0);
  });
});
