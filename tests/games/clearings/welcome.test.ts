import { describe, expect, it } from 'vitest';
import { game } from '$lib/games/clearings';
import { answerable, options, preview } from '$lib/kernel';
import { after, hut, played, scene, tower, why } from './table';

const build = { kind: 'build', seat: 0, place: '1,0' };
const welcome = (seat: number) => ({ kind: 'welcome', seat });
const decline = (seat: number) => ({ kind: 'decline', seat });

/** Seat 0 is about to build on 1,0, next to seats 1 and 2; seat 3 lives elsewhere. */
const neighbourly = (goods: readonly { wood?: number }[] = [{ wood: 2 }, { wood: 2 }, { wood: 2 }, { wood: 2 }]) =>
  scene({
    players: 4,
    pieces: { '0,0': hut(0), '2,0': hut(2), '1,1': tower(1), '2,-1': hut(1), '-2,0': hut(3) },
    goods
  });

describe('CL 4.8 Welcome', () => {
  it('is asked of each neighbour once, clockwise from the builder, before the turn goes on', () => {
    const { owed } = after(neighbourly(), build);
    expect(owed.slice(0, 3)).toEqual([
      { seat: 1, kind: 'welcome', optional: true, newcomer: 0, place: '1,0' },
      { seat: 2, kind: 'welcome', optional: true, newcomer: 0, place: '1,0' },
      { seat: 0, kind: 'finish' }
    ]);
  });

  it('is not asked of a seat without wood', () => {
    const { owed } = after(neighbourly([{ wood: 2 }, {}, { wood: 1 }]), build);
    expect(owed.filter(({ kind }) => kind === 'welcome').map(({ seat }) => seat)).toEqual([2]);
  });

  it('goes round the table past the last seat', () => {
    const position = scene({
      players: 3,
      pieces: { '0,0': hut(1), '2,0': hut(0), '1,1': hut(2) },
      goods: [{ wood: 1 }, { wood: 2 }, { wood: 1 }],
      change: { owed: [{ seat: 1, kind: 'action' }] }
    });
    const { owed } = after(position, { ...build, seat: 1 });
    expect(owed.map(({ seat }) => seat)).toEqual([2, 0, 1]);
  });

  it('gives the builder one wood and the host two points', () => {
    const asked = after(neighbourly(), build);
    const { position, facts } = played(asked, welcome(1));
    expect(position.seats[1]!.goods.wood).toBe(1);
    expect(position.seats[0]!.goods.wood).toBe(1);
    expect(game.counters(position, 1)['points']! - game.counters(asked, 1)['points']!).toBe(2);
    expect(facts).toEqual([{ kind: 'welcome', seat: 1, newcomer: 0, n: 1, points: 2 }]);
  });

  it('shows price, gain and what the other gets before it is given', () => {
    const shown = preview(game, after(neighbourly(), build), 4, welcome(1));
    expect(shown.price).toEqual({ wood: 1 });
    expect(shown.gain).toEqual({ points: 2 });
    expect(shown.others).toEqual([{ seat: 0, change: { wood: 1 } }]);
  });

  it('may be declined, which changes nothing', () => {
    const asked = after(neighbourly(), build);
    expect(options(game, asked).map(({ move }) => move)).toEqual([welcome(1), decline(1)]);
    expect(after(asked, decline(1))).toEqual({ ...asked, owed: asked.owed.slice(1) });
  });

  it('is answered in order, and then the builder goes on', () => {
    const asked = after(neighbourly(), build);
    expect(why(asked, welcome(2))?.key).toBe('kernel.notYourTurn');
    expect(answerable(after(asked, welcome(1), decline(2)))).toEqual([{ seat: 0, kind: 'finish' }]);
  });
});
