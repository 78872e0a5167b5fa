import { TALE_IDS, type Card, type RafPosition } from '$lib/games/rise-and-fall/state';
import { initialWorld, placements, place, withHole } from '$lib/games/rise-and-fall/world';
import { dice } from '$lib/kernel';
import { begun, goods } from '../cases/table';
import { told } from '../tales/table';

type Telling = Parameters<typeof told>[1];

const KEPT = { floatingCities: { left: 2, cells: [] }, volcano: { cell: '0,9', turn: 0, lava: null } };

/** All tales at once, at a table of two. */
function all(telling: Telling): RafPosition {
  const position = told(['dragon', 'capital'], { ...telling, players: 2 });
  return {
    ...position,
    variant: { ...position.variant, tales: TALE_IDS },
    trophies: [...new Set([...position.trophies, 'bridge' as const, 'floatingCities' as const])],
    tales: KEPT,
    ...telling.more
  };
}

const PLACES = {
  '0,0': 'orbs',
  '3,0': { special: 'sunkenCity' },
  '0,1': { special: 'waterfall.bottom' },
  '1,1': 'giganticCavern',
  '4,2': { special: 'dolmens', closed: true },
  '2,0': 'caravansary'
};
const MAP = 'ppppsss/fmppppp/pfmgppp/sssspps/ppsppss';
const mine = '0nomad@0,1 0nomad@1,1 0nomad@4,3 0nomad@3,4 0nomad@6,1 0nomad@2,2';
const theirs = '1nomad@5,1 1city@5,2 1ship@6,3 1port@6,3 1capital@2,1';
const rich = [{ ...goods(60, 5, 5), guilds: ['travelers' as const] }, goods(20, 3, 3)];

const acting = (card: Card, pieces: string, more: Partial<Telling> = {}): RafPosition =>
  all({ map: MAP, pieces: `${pieces} ${theirs}`, card, seats: rich, places: PLACES, ...more });

const setUp = (what: string, map: string, places = {}): RafPosition =>
  all({
    map,
    pieces: '0city@0,2 1ship@3,1',
    places,
    more: { phase: 'setup.places', owed: [{ seat: 0, kind: 'lay', what }] }
  });

const SETS = 'ssspp/ssss/ppfms/fmggs/ssss';

/** The last sea tile, with a bay that it must close. */
function lastSea(): RafPosition {
  const start = begun(2, { world: 'built', tales: 'chosen', tale1: 'sunkenCity' });
  const chance = dice(4);
  for (;;) {
    let world = withHole(initialWorld(2), null);
    for (let n = 0; n < 11; n++) world = place(world, chance.pick(placements(world, 'sea')));
    const must = withHole(world, 'must');
    if (placements(must, 'sea').length === 0) continue;
    return {
      ...start,
      world: must,
      building: { first: 0, laid: 12 },
      owed: [{ seat: 0, kind: 'tile', tier: 'sea', n: 1 }]
    };
  }
}

/** Tables of tales that chance alone seldom lays. */
export const ODD_TALES: readonly RafPosition[] = [
  lastSea(),
  ...['dragon', 'leviathan', 'waterElemental', 'orbs', 'swamp', 'sunkenCity', 'typhoon', 'dolmens'].map((what) =>
    setUp(what, SETS, { '0,4': 'orbs' })
  ),
  acting('nomad', mine, { creatures: { dragon: '3,2' } }),
  acting('nomad', mine, {
    bridge: ['2,3', '1,4', '3,2'],
    more: { tales: { ...KEPT, floatingCities: { left: 0, cells: [] } } }
  }),
  acting('nomad', '0nomad@1,4 0nomad@3,4 0nomad@5,4 0city@5,3 0nomad@4,4', { creatures: { leviathan: '2,4' } }),
  all({
    map: 'xppp/pgpp/ppxp',
    pieces: '0nomad@1,0 0nomad@2,0 0nomad@0,1',
    card: 'nomad',
    creatures: { dragon: '1,1' }
  }),
  // A bridge that could be built, a Bank, and Nomads on different ground.
  all({
    map: 'psp/fsp/pppp',
    pieces: '0nomad@0,0 0nomad@2,0 0nomad@0,1 0nomad@2,1 0city@1,2',
    card: 'nomad',
    seats: rich
  }),
  acting('city', '0city@0,2 0city@3,1 0city@4,1 0city@3,2 0capital@1,2 0bank@4,4 0nomad@0,4'),
  acting('city', '0city@4,0 0city@3,1 0city@4,1 0city@6,1 0city@1,1'),
  all({
    map: 'pppp/pppp',
    pieces: '0city@0,1 0city@1,0 0city@1,1 0city@2,0 0city@3,1',
    card: 'city',
    places: { '1,1': 'giganticCavern' }
  }),
  acting('city', '0city@4,1 0capital@1,2 0city@6,1 0nomad@5,3'),
  acting('ship', '0ship@3,0 0ship@5,0 0port@2,3 0ship@2,3 0nomad@4,4', { lying: ['0-ship-2'] }),
  acting('ship', '0port@2,3 0ship@0,3 0nomad@4,4'),
  acting('temple', '0temple@4,1 0temple@6,1 0temple@4,4 0nomad@0,4'),
  acting('temple', '0temple@4,1 0cathedral@6,2 0nomad@0,4', {
    seats: [{ ...goods(60, 5, 5), guilds: ['travelers', 'psyMonks'] }]
  }),
  all({
    map: 'ppppp/ppp',
    pieces: '0temple@0,0 1nomad@1,0 1ship@2,1',
    card: 'temple',
    seats: rich,
    places: { '3,0': { special: 'dolmens', closed: true } }
  }),
  all({ map: 'pss', pieces: '0temple@0,0 1port@1,0 1ship@1,0', card: 'temple', seats: rich }),
  all({
    map: 'ppp',
    pieces: '0nomad@0,0 1city@1,0 1nomad@2,0',
    card: 'nomad',
    seats: [{ ...goods(20), guilds: ['mercenaries'] }]
  }),
  acting('mountaineer', '0mountaineer@1,1 0mountaineer@0,1 0mountaineer@6,1 0nomad@0,4'),
  all({
    map: 'pppp/pfpp',
    pieces: '0merchant@1,0 0merchant@3,0 0nomad@0,1',
    card: 'merchant',
    seats: rich,
    places: { '1,1': 'doppelgangerHouse', '0,0': 'caravansary' },
    more: {
      guildDeck: ['miners', 'winged'],
      acting: {
        civ: 0,
        left: [1],
        ready: ['0-merchant-1', '0-merchant-2'],
        robbed: [],
        twice: { '0-merchant-1': { other: true, did: null }, '0-merchant-2': { other: true, did: 'move' } }
      }
    }
  }),
  all({
    map: 'pfp',
    pieces: '0merchant@0,0',
    card: 'merchant',
    seats: rich,
    places: { '1,0': 'doppelgangerHouse' },
    more: { guildDeck: [] }
  }),
  // Two guilds to choose from in the House.
  all({
    map: 'pp',
    pieces: '0nomad@0,0',
    places: { '0,0': 'doppelgangerHouse' },
    more: {
      dealt: [['miners', 'winged'], []],
      owed: [{ seat: 0, kind: 'house', n: 2 }],
      acting: { civ: 0, left: [1], ready: [], robbed: [] }
    }
  }),
  // Four Cities in any shape.
  all({
    map: MAP,
    pieces: '0city@0,2 0city@3,1 0city@4,1 0city@6,1',
    card: 'city',
    options: { capital: 'connected' },
    seats: rich
  }),
  // The last Floating City, and nobody has most.
  all({
    map: 'psp',
    pieces: '0nomad@0,0 1city@2,0',
    card: 'nomad',
    seats: rich,
    more: { tales: { ...KEPT, floatingCities: { left: 1, cells: ['2,0'] } } }
  }),
  // What events ask.
  all({
    map: 'gpp',
    pieces: '0nomad@1,0 1nomad@2,0',
    creatures: { dragon: '0,0' },
    more: { phase: 'turn.events', owed: [{ seat: 0, kind: 'unleash', what: 'dragon' }] }
  }),
  all({ map: 'pppp', pieces: '0nomad@0,0', more: { phase: 'turn.events', owed: [{ seat: 0, kind: 'rouse' }] } }),
  all({
    map: 'ggp',
    pieces: '0nomad@2,0',
    creatures: { dragon: '0,0' },
    places: { '1,0': 'psyMonastery' },
    more: { phase: 'turn.events', owed: [{ seat: 0, kind: 'send', what: 'dragon', how: '' }] }
  }),
  all({
    map: 'psp/p',
    pieces: '0nomad@0,1',
    creatures: { leviathan: '1,0' },
    more: { phase: 'turn.events', owed: [{ seat: 0, kind: 'settle', optional: true }] }
  }),
  // The last Floating City: equals, and a winner.
  ...[1, 0].map((owner) =>
    all({
      map: 'psps',
      pieces: `0nomad@0,0 ${owner}city@2,0`,
      card: 'nomad',
      seats: rich,
      more: { tales: { ...KEPT, floatingCities: { left: 1, cells: ['2,0'] } } }
    })
  ),
  // Everybody has a Bank, and both have played their last card; the Volcano is awake.
  ...[null, 0].map((lava) => {
    const position = all({
      map: 'ppgp/pvvp/pvpp/sppp',
      pieces: '0nomad@0,0 1nomad@3,0 0bank@0,1 1bank@3,1 1ship@0,3',
      card: 'nomad',
      creatures: { dragon: '2,0', leviathan: '0,3' },
      more: { first: 1, tales: { ...KEPT, volcano: { cell: '1,1', turn: 1, lava } } }
    });
    return {
      ...position,
      civs: position.civs.map((civ) => ({ ...civ, hand: [], discard: [...civ.hand, ...civ.discard] }))
    };
  }),
  // The Storm Peak beside a Nomad's way, an Orb on another.
  all({
    map: 'gmfp/pppp/pppp',
    pieces: '0nomad@2,0 0nomad@1,1 0nomad@0,2',
    card: 'nomad',
    places: { '0,0': { terrain: 'stormPeak', special: 'stormPeak' }, '2,1': 'orbs' }
  })
];
