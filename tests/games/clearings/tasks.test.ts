import { describe, expect, it } from 'vitest';
import { game } from '$lib/games/clearings';
import { TASKS, type ClearingsPosition, type Task } from '$lib/games/clearings/state';
import { awaited, options, viewOf, type Move } from '$lib/kernel';
import { after, kindsOf, played, scene } from './table';

const choose = (seat: number, task: Task): Move => ({ kind: 'task', seat, task });

const asking = (players: number, change: Partial<ClearingsPosition> = {}): ClearingsPosition =>
  scene({
    players,
    change: {
      phase: 'round.tasks',
      owed: Array.from({ length: players }, (_, seat) => ({ seat, kind: 'task', group: 'tasks', secret: true })),
      ...change
    }
  });

/** The position after everyone has chosen. */
const chosen = (position: ClearingsPosition, ...tasks: Task[]): ClearingsPosition =>
  after(position, ...tasks.map((task, seat) => choose(seat, task)));

const goods = (position: ClearingsPosition) => position.seats.map((seat) => [seat.goods.wood, seat.goods.stone]);

describe('CL 3.1 The secret choice', () => {
  it('offers every seat the three tasks at once', () => {
    const position = asking(3);
    expect(awaited(position)).toEqual([0, 1, 2]);
    for (const seat of [0, 1, 2]) {
      expect(options(game, position, seat).map(({ move }) => move)).toEqual(TASKS.map((task) => choose(seat, task)));
    }
  });

  it('shows that a seat has chosen, but not what', () => {
    const waiting = after(asking(2), choose(1, 'feast'));
    const other = after(asking(2), choose(1, 'forest'));
    expect(viewOf(game, waiting, 0)).toEqual(viewOf(game, other, 0));
    expect(viewOf(game, waiting, 1).sealed[1]).toEqual(choose(1, 'feast'));
    expect(waiting.seats.map((seat) => seat.task)).toEqual([null, null]);
  });

  it('may be changed until the last seat has chosen', () => {
    const position = after(asking(2), choose(0, 'forest'), choose(0, 'quarry'), choose(1, 'forest'));
    expect(position.seats.map((seat) => seat.task)).toEqual(['quarry', 'forest']);
  });

  it('is revealed together, and undo asks before going behind it', () => {
    const last = played(after(asking(2), choose(1, 'forest')), choose(0, 'quarry'));
    expect(last.reveals).toBe(true);
    expect(kindsOf(last.facts)).toEqual(['task', 'task', 'gather.wood', 'gather.stone']);
  });
});

describe('CL 3.2 Forest', () => {
  it.each([
    [2, 4],
    [3, 5],
    [4, 6]
  ])('gives the whole pot to one who goes alone (%i seats: %i wood)', (players, pot) => {
    const tasks = Array.from({ length: players }, (_, seat): Task => (seat === 0 ? 'forest' : 'quarry'));
    expect(chosen(asking(players), ...tasks).seats[0]!.goods).toEqual({ wood: pot, stone: 0 });
  });

  it('is shared evenly, and what cannot be divided stays in the supply', () => {
    const position = chosen(asking(3), 'forest', 'forest', 'feast');
    expect(goods(position)).toEqual([
      [2, 0],
      [2, 0],
      [2, 1]
    ]);
    expect(position.supply.wood).toBe(18 - 6);
  });

  it('has no more than the supply holds', () => {
    const position = asking(2, { supply: { wood: 3, stone: 12 } });
    expect(goods(chosen(position, 'forest', 'forest'))).toEqual([
      [1, 0],
      [1, 0]
    ]);
    expect(goods(chosen(position, 'forest', 'quarry'))[0]).toEqual([3, 0]);
  });
});

describe('CL 3.3 Quarry', () => {
  it('does with stone what the forest does with wood', () => {
    expect(goods(chosen(asking(4), 'quarry', 'quarry', 'quarry', 'quarry'))).toEqual(Array(4).fill([0, 1]));
    expect(goods(chosen(asking(4), 'quarry', 'quarry', 'forest', 'quarry'))[0]).toEqual([0, 2]);
  });

  it('comes after the forest and before the feast', () => {
    const position = asking(3, { supply: { wood: 6, stone: 5 } });
    expect(goods(chosen(position, 'feast', 'forest', 'quarry'))).toEqual([
      [1, 0],
      [5, 0],
      [0, 5]
    ]);
  });
});

describe('CL 3.4 Feast', () => {
  it('gives every guest a little of each, however many come', () => {
    expect(goods(chosen(asking(4), 'feast', 'feast', 'feast', 'feast'))).toEqual(Array(4).fill([2, 1]));
  });

  it('serves the guests in turn order while the supply lasts', () => {
    const position = asking(3, { first: 2, supply: { wood: 3, stone: 1 } });
    expect(goods(chosen(position, 'feast', 'feast', 'feast'))).toEqual([
      [1, 0],
      [0, 0],
      [2, 1]
    ]);
  });

  it('hands the token to a guest, who begins this round', () => {
    const position = chosen(asking(3), 'forest', 'forest', 'feast');
    expect(position.first).toBe(2);
    expect(position.owed.map(({ seat }) => seat)).toEqual([2, 0, 1]);
  });

  it('hands the token to the guest nearest clockwise from its holder', () => {
    expect(chosen(asking(4, { first: 2 }), 'feast', 'feast', 'quarry', 'forest').first).toBe(0);
    expect(chosen(asking(4, { first: 2 }), 'feast', 'feast', 'feast', 'forest').first).toBe(0);
  });

  it('leaves the token with the holder when no other guest comes', () => {
    expect(chosen(asking(3, { first: 1 }), 'quarry', 'feast', 'forest').first).toBe(1);
    expect(chosen(asking(3, { first: 1 }), 'quarry', 'quarry', 'forest').first).toBe(1);
  });
});
