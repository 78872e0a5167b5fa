import { describe, expect, it } from 'vitest';
import { goods, play, stock, why } from '../cases/table';
import { told } from './table';

describe('The Tower of the Alchemists', () => {
  const places = { '1,0': 'alchemistsTower' };
  it('any piece on it or beside it changes a Wood into a Stone, or the reverse', () => {
    const give = (from: string, resource: string) => ({ kind: 'exchange', from, give: resource });
    const city = told(['alchemistsTower'], {
      map: 'pfpp',
      pieces: '0city@0,0 0city@3,0',
      card: 'city',
      seats: [goods(0, 1)],
      places
    });
    expect(stock(play(city, give('0,0', 'wood'))).stone).toBe(1);
    expect([why(city, give('0,0', 'stone')), why(city, give('3,0', 'wood'))]).toEqual(['price.stone', 'act.guild']);
  });
});
