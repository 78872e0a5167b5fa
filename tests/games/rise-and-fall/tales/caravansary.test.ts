import { describe, expect, it } from 'vitest';
import { goods, legal, play, stock, why } from '../cases/table';
import { playing, told } from './table';

const laying = (what: string) => ({ phase: 'setup.places', owed: [{ seat: 0, kind: 'lay', what }] });

describe('The Caravansary', () => {
  const places = { '0,0': 'caravansary' };
  const merchants = (pieces: string, more = {}) =>
    playing(['caravansary', 'stormPeak'], {
      map: 'pppp/ppp',
      pieces,
      card: 'merchant',
      seats: [goods(10)],
      places,
      ...more
    });
  it('case 82: with strictly most pieces there a Merchant moves, then trades; not twice the same', () => {
    const position = merchants('0merchant@1,0 1city@3,0');
    const moved = play(position, { kind: 'move', from: '1,0', to: '2,0' });
    expect(stock(play(moved, { kind: 'trade', from: '2,0' })).gold).toBe(15);
    const bought = play(position, { kind: 'bankTrade', from: '1,0', deal: 'buyWood' });
    expect(why(bought, { kind: 'bankTrade', from: '1,0', deal: 'sellWood' })).toBe('act.same');
    expect(why(play(moved, { kind: 'trade', from: '2,0' }), { kind: 'trade', from: '2,0' })).not.toBe(null);
  });
  it('a tie, or fewer pieces, leaves one action', () => {
    const tie = merchants('0merchant@1,0 1nomad@0,1 1city@3,0');
    expect(tie.acting.twice).toBe(undefined);
  });
  it('case 116: who lies down beside the Storm Peak does no second action', () => {
    const position = merchants('0merchant@1,0 1city@2,1', {
      map: 'pppg/ppp',
      places: { ...places, '3,0': { terrain: 'stormPeak', special: 'stormPeak' } }
    });
    const moved = play(position, { kind: 'move', from: '1,0', to: '2,0' });
    expect(moved.acting.ready).toEqual([]);
  });
  it('takes a plain tile out and lies on the sea', () => {
    const position = told(['caravansary'], { map: 'sp', pieces: '', more: laying('caravansary') });
    expect(legal(position).map(({ to }) => to)).toEqual(['0,0']);
  });
});
