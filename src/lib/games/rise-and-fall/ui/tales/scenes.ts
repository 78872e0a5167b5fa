import { fromOffset, hexName } from '$lib/kernel';
import type { BoardPiece } from '$lib/ui/board/model';
import type { Override, Terrain, World } from '../../world';
import { NOTHING, type Things } from './things';
import { standing } from './standing';

/** A small piece of a World that shows what a tale is about. */
export interface Scene {
  readonly world: World;
  readonly things: Things;
  readonly pieces: readonly BoardPiece[];
}

const LANDS: Readonly<Record<string, Terrain>> = {
  s: 'sea',
  p: 'plain',
  f: 'forest',
  m: 'mountain',
  g: 'glacier',
  w: 'swamp',
  v: 'volcano',
  k: 'stormPeak'
};

/** `21` is the third cell of the second row. */
const cell = (at: string) => hexName(fromOffset(Number(at[1]), Number(at[0])));

/** A piece: colour (0 for nobody's), what it is, where; `~` before it for one that lies. */
type Put = readonly [colour: number, what: string, at: string];

interface Sketch {
  readonly land: readonly string[];
  readonly pieces?: readonly Put[];
  readonly picture?: string;
  readonly things?: Partial<Things>;
}

/** In the middle of the picture, where most tales have their place. */
const MIDDLE = '21';

function scene({ land, pieces = [], picture, things = {} }: Sketch): Scene {
  const overrides: Record<string, Override> = {};
  land.forEach((row, r) => {
    [...row].forEach((letter, c) => (overrides[cell(`${c}${r}`)] = { terrain: LANDS[letter]! }));
  });
  const pictures = new Map(picture === undefined ? [] : [[cell(MIDDLE), `r-${picture}`] as const]);
  const on = new Set(picture === undefined || picture === 'floatingCities' ? [] : [cell(MIDDLE)]);
  const { waterfall } = things;
  if (waterfall) on.add(waterfall.top).add(waterfall.bottom);
  return {
    world: { tiles: [], overrides },
    things: { ...NOTHING, pictures, ...things },
    pieces: pieces.map(([colour, what, at]) =>
      standing({
        key: `${what} ${at}`,
        place: cell(at),
        type: what.replace('~', ''),
        ...(colour === 0 ? {} : { colour: `var(--seat-${colour})` }),
        name: '',
        lying: what.startsWith('~'),
        special: on.has(cell(at)),
        // The deck lies as high as the plains at its ends.
        raised: things.bridge?.cell === cell(at) ? 1 : 0,
        beside: pieces.filter((other) => other[2] === at).map((other) => other[1])
      })
    )
  };
}

/** One picture for each tale, by its name. */
const SKETCHES: Readonly<Record<string, Sketch>> = {
  dragon: {
    land: ['mmggf', 'fmgmf', 'pfmmp', 'ppffs'],
    pieces: [
      [0, 'dragon', '21'],
      [1, 'nomad', '11'],
      [1, 'nomad', '31'],
      [1, 'nomad', '22'],
      [5, 'city', '13']
    ]
  },
  leviathan: {
    land: ['pssss', 'psssp', 'ppssp', 'fpssp'],
    pieces: [
      [0, 'leviathan', '21'],
      [1, 'ship', '32'],
      [2, 'ship', '11'],
      [5, 'nomad', '42']
    ]
  },
  waterElemental: {
    land: ['sspff', 'ssppf', 'ssppf', 'sppff'],
    pieces: [
      [0, 'waterElemental', '11'],
      [2, 'city', '20'],
      [1, 'nomad', '21'],
      [5, 'nomad', '22']
    ]
  },
  capital: {
    land: ['sppff', 'ppppf', 'sppff', 'sppfm'],
    pieces: [
      [1, 'capital', '21'],
      [1, 'merchant', '22'],
      [1, 'nomad', '11'],
      [2, 'ship', '02']
    ]
  },
  majesticBridge: {
    land: ['fpssp', 'ppspp', 'fpssp', 'ffssp'],
    things: { bridge: { cell: cell('21'), ends: [cell('11'), cell('31')] } },
    pieces: [
      [1, 'nomad', '21'],
      [2, 'ship', '33'],
      [5, 'city', '01']
    ]
  },
  banks: {
    land: ['ppfff', 'pffpf', 'ppfpp', 'sppps'],
    pieces: [
      [1, 'banks', '21'],
      [1, 'city', '11'],
      [2, 'banks', '32'],
      [2, 'city', '42']
    ]
  },
  ports: {
    land: ['ppsss', 'pssss', 'ppsss', 'fppss'],
    pieces: [
      [8, 'ports', '21'],
      [8, 'ship', '21'],
      [2, 'ship', '31'],
      [8, 'nomad', '12']
    ]
  },
  cathedral: {
    land: ['pmmfp', 'pmmmf', 'ppmff', 'sppfp'],
    pieces: [
      [5, 'cathedral', '21'],
      [5, 'temple', '11'],
      [1, 'nomad', '33'],
      [5, 'temple', '22']
    ]
  },
  floatingCities: {
    land: ['pssss', 'ppsss', 'ppsss', 'fppss'],
    picture: 'floatingCities',
    pieces: [
      [7, 'city', '21'],
      [7, 'nomad', '11'],
      [2, 'ship', '32']
    ]
  },
  dolmens: {
    land: ['ppffp', 'pfffp', 'ppfpp', 'spppp'],
    pieces: [
      [0, 'dolmens', '21'],
      [1, 'city', '11'],
      [1, 'nomad', '22'],
      [2, 'nomad', '31']
    ]
  },
  stormPeak: {
    land: ['mmggm', 'mmkgm', 'fmmmf', 'pffps'],
    picture: 'stormPeak',
    pieces: [
      [1, '~nomad', '22'],
      [2, 'mountaineer', '31'],
      [5, 'nomad', '23']
    ]
  },
  sunkenCity: {
    land: ['sssss', 'sssss', 'pssss', 'ppsss'],
    picture: 'sunkenCity',
    pieces: [
      [1, 'ship', '31'],
      [2, 'ship', '12'],
      [2, 'city', '03']
    ]
  },
  orbs: {
    land: ['ppsss', 'ppppf', 'pssff', 'psssf'],
    picture: 'orbs',
    pieces: [
      [1, 'nomad', '11'],
      [1, 'city', '41']
    ]
  },
  giganticCavern: {
    land: ['pffff', 'pfmff', 'ppffm', 'sppfm'],
    picture: 'giganticCavern',
    pieces: [
      [2, 'mountaineer', '21'],
      [5, 'nomad', '12']
    ]
  },
  swamp: {
    land: ['ppsss', 'ppwws', 'ppsss', 'fppss'],
    things: {
      pictures: new Map([
        [cell('21'), 'r-swamp'],
        [cell('31'), 'r-swamp']
      ]),
      swamps: [[cell('21'), cell('31')]]
    },
    pieces: [
      [1, 'nomad', '21'],
      [1, 'ship', '33'],
      [2, 'nomad', '11']
    ]
  },
  psyMonastery: {
    land: ['fmmmf', 'fmgmm', 'ffmmf', 'ppffp'],
    picture: 'psyMonastery',
    pieces: [
      [5, 'temple', '11'],
      [1, 'nomad', '31'],
      [2, 'nomad', '23']
    ]
  },
  doppelgangerHouse: {
    land: ['spppf', 'ppfpp', 'sppff', 'ssppf'],
    picture: 'doppelgangerHouse',
    pieces: [
      [1, 'nomad', '11'],
      [2, 'city', '31']
    ]
  },
  thievesLair: {
    land: ['pffff', 'pfmff', 'ppffp', 'spppp'],
    picture: 'thievesLair',
    pieces: [
      [1, 'nomad', '21'],
      [1, 'nomad', '11'],
      [2, 'city', '32']
    ]
  },
  typhoon: {
    land: ['sppff', 'spppf', 'ssppf', 'ssppp'],
    things: { typhoon: cell('21') },
    pieces: [
      [1, '~nomad', '11'],
      [2, '~city', '22'],
      [5, '~nomad', '31'],
      [2, 'nomad', '33']
    ]
  },
  waterfall: {
    land: ['fmmmf', 'fmgmf', 'ppfff', 'spppp'],
    things: { waterfall: { top: cell('21'), bottom: cell('22') } },
    pieces: [
      [5, 'nomad', '22'],
      [1, 'nomad', '12']
    ]
  },
  alchemistsTower: {
    land: ['spppf', 'ppfpp', 'sppff', 'ssppf'],
    picture: 'alchemistsTower',
    pieces: [
      [2, 'merchant', '11'],
      [1, 'city', '22']
    ]
  },
  caravansary: {
    land: ['ppsss', 'pspss', 'ppsss', 'fppss'],
    picture: 'caravansary',
    pieces: [
      [7, 'merchant', '21'],
      [7, 'nomad', '12'],
      [2, 'ship', '31']
    ]
  },
  volcano: {
    land: ['fffff', 'pfvff', 'ffvvf', 'pffff'],
    things: {
      volcano: {
        cells: ['21', '22', '32'].map(cell),
        lava: ['42', '23', '11'].map(cell)
      }
    },
    pieces: [
      [1, 'nomad', '11'],
      [5, 'city', '42'],
      [2, 'nomad', '31']
    ]
  }
};

const known = new Map<string, Scene>();

/** The picture of a tale; undefined for what is none. */
export function sceneOf(tale: string): Scene | undefined {
  const sketch = SKETCHES[tale];
  if (sketch === undefined) return undefined;
  let made = known.get(tale);
  if (made === undefined) known.set(tale, (made = scene(sketch)));
  return made;
}
