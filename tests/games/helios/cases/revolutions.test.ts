import { describe, expect, it } from 'vitest';
import type { HeliosPosition } from '$lib/games/helios/state';
import { E1, E9 } from './lands';
import { dawdle, legal, owes, play, scene, seat } from './table';

const go = (path: string) => ({ kind: 'moveSun', path: path.split(' ') });

/** A sun action and then a bonus action, on a coast that meets the yellow cells twice. */
const twice = (more: Partial<HeliosPosition> = {}): HeliosPosition =>
  scene(
    'sun',
    { ...E9, speed: 14 },
    {
      ...more,
      owed: [
        { seat: 0, kind: 'sun' },
        { seat: 0, kind: 'bonusAction', source: 'colour' }
      ]
    }
  );
const both = (position: HeliosPosition): HeliosPosition => play(position, go('0,-1'), go('-1,-1 -1,-2 0,-3'));

describe('Revolutions (HE 7.6)', () => {
  it('49 once in a turn, and again in the next', () => {
    const turn = both(twice());
    expect(seat(turn)).toMatchObject({ vp: 5, sun: { cell: '0,-3' } });
    const { position } = dawdle(turn, (then) => owes(then)[0] === '0 tile');
    const column = { ...position.column, sun: ['sun-blue-1'] };
    const asked = play({ ...position, column }, { kind: 'takeTile', act: 'sun' });
    const lap = legal(asked, 'moveSun').find(({ path }) => (path as string[]).at(-1) === '0,-1')!;
    expect(seat(play(asked, { ...lap })).vp).toBe(10);
  });

  it('49 once in an action, if that is what was agreed', () => {
    const turn = both(twice({ variant: { revolutionLimit: 'action', princessAtInfinity: 0 } }));
    expect(seat(turn).vp).toBe(10);
  });

  it('50 ten with the Watchtower', () => {
    const position = scene('sun', { ...E9, buildings: ['watchtower'] });
    expect(seat(play(position, go('0,-1'))).vp).toBe(10);
  });

  it('51 fewer steps than the sun could make', () => {
    const position = play(scene('sun', { ...E1, speed: 6 }), go('1,-1 1,0 0,1'));
    expect(seat(position)).toMatchObject({ sun: { cell: '0,1', hug: '0,0' }, speed: 6, vp: 0 });
  });
});
