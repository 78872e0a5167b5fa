import { describe, expect, it } from 'vitest';
import { begun, broken, goods, legal, owes, play, stock, why, civ } from '../cases/table';
import { told } from './table';

describe('The Doppelganger’s House', () => {
  const places = { '1,0': 'doppelgangerHouse' };
  const deck = ['miners', 'winged', 'druids', 'farmers'] as const;
  const house = (more = {}, seats: object[] = [goods(30)]) =>
    told(['doppelgangerHouse'], {
      map: 'pfp',
      pieces: '0nomad@0,0 0nomad@2,0',
      card: 'nomad',
      seats,
      places,
      more: { guildDeck: deck, ...more }
    });
  const open = { kind: 'openHouse', from: '0,0' };
  it('without the guild variant the deck is all 24', () => {
    expect(begun(2, { world: 'built', tales: 'chosen', tale1: 'doppelgangerHouse' }).guildDeck).toHaveLength(24);
  });
  it('for 10 gold one of the top three is kept; the others go under the deck unseen', () => {
    const opened = play(house(), open);
    expect([owes(opened)[0], opened.dealt[0], stock(opened).gold]).toEqual([
      '0 house',
      ['miners', 'winged', 'druids'],
      20
    ]);
    expect(why(opened, { kind: 'keepHouse', guild: 'farmers' })).toBe('house.drawn');
    const kept = play(opened, { kind: 'keepHouse', guild: 'winged' });
    expect([civ(kept).guilds, kept.guildDeck, broken(kept)]).toEqual([['winged'], ['farmers', 'miners', 'druids'], []]);
    const again = play(kept, { kind: 'openHouse', from: '2,0' });
    expect([civ(again).guilds, again.dealt[0], again.guildDeck]).toEqual([
      [],
      ['farmers', 'miners', 'druids'],
      ['winged']
    ]);
  });
  it('case 117: fewer cards than three: those there are; none: not possible', () => {
    const two = play(house({ guildDeck: ['miners', 'winged'] }), open);
    expect(legal(two).map(({ guild }) => guild)).toEqual(['miners', 'winged']);
    expect(civ(play(house({ guildDeck: ['miners'] }), open)).guilds).toEqual(['miners']);
    expect(why(house({ guildDeck: [] }), open)).toBe('house.none');
  });
  it('from far away and without gold it stays shut', () => {
    expect(why(house({}, [goods(9)]), open)).toBe('price.gold');
    const far = told(['doppelgangerHouse'], {
      map: 'pfpp',
      pieces: '0nomad@3,0',
      card: 'nomad',
      seats: [goods(30)],
      places
    });
    expect(why(far, { kind: 'openHouse', from: '3,0' })).toBe('house.far');
  });
  it('a guild that changes hands is an ordinary one for its new holder', () => {
    const start = house({ tales: { doppelgangerHouse: { 1: 'farmers' } }, guildDeck: [] }, [
      { ...goods(30), guilds: ['doppelgangers'] },
      { guilds: ['farmers'] }
    ]);
    const asked = { ...start, phase: 'turn.swap', owed: [{ seat: 0, kind: 'swap', price: 10, optional: true }] };
    const swapped = play(asked, { kind: 'swap', other: 1, guild: 'farmers' });
    expect([civ(swapped).guilds, swapped.tales]).toEqual([['farmers'], { doppelgangerHouse: {} }]);
  });
});
