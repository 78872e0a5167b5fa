import { describe, expect, it } from 'vitest';
import { goods, play, stock, why } from '../cases/table';
import { told } from './table';

describe('The Lair of the Thieves’ Guild', () => {
  const places = { '0,0': 'thievesLair' };
  const steal = { kind: 'steal', from: '1,0', to: '2,0', take: 'wood' };
  const lair = (pieces: string) =>
    told(['thievesLair'], { map: 'mfp/f', pieces, card: 'nomad', seats: [{}, goods(0, 2)], places });
  it('whoever has strictly most pieces on it or beside it steals with Nomads', () => {
    expect(stock(play(lair('0nomad@1,0 0nomad@0,0 1city@2,0'), steal)).wood).toBe(1);
    expect(why(lair('0nomad@1,0 1nomad@0,1 1city@2,0'), steal)).toBe('act.guild');
  });
  it('a City is robbed once for each Nomad card', () => {
    const once = play(lair('0nomad@1,0 0nomad@0,0 1city@2,0'), steal);
    expect(why({ ...once, acting: { ...once.acting, ready: ['0-nomad-1'] } }, steal)).toBe('steal.twice');
  });
});
