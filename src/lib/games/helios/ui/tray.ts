import { BOX } from '../data';
import type { Asked } from '../kit';
import { sunWay } from '../rules/light';
import { COLOURS, type HeliosPosition } from '../state';
import type { Place } from '$lib/play/game-ui';
import { cellsOf, isA, partOf } from './places';
import { tell } from './texts';
import type { Lit } from './touch';
import { say } from './words';

/** Something that is chosen over the land, since it lies nowhere on it. */
export interface Offer {
  readonly place: Place;
  readonly sprite: string;
  readonly text: string;
  readonly name: string;
  /** A cube that lies on a drawn token. */
  readonly cube?: string;
}

export interface Offers {
  readonly title: string;
  readonly list: readonly Offer[];
}

/** What the tray offers for the present decision, or nothing. */
export function offersOf(view: HeliosPosition, lit: Lit): Offers | null {
  const ways = [...lit.at.keys()].filter((place) => isA('way', place));
  if (ways.length > 0) return { title: say('ways'), list: wayOffers(view, ways) };
  const colours = [...lit.at.keys()].filter((place) => isA('cube', place));
  if (colours.length > 0) return { title: say('supply.which'), list: colours.map((place) => cubeOffer(place)) };
  const decision = view.owed[0];
  if (decision === undefined || lit.onpick === undefined) return null;
  switch (decision.kind) {
    case 'start':
      return { title: say('start'), list: BOX.start.map((colour) => tokenOffer(`start:${colour}`, colour)) };
    case 'bonusCube':
      return {
        title: say('supply.which'),
        list: COLOURS.map((colour) => ({ ...cubeOffer(`supply:${colour}`), text: String(view.supply.cubes[colour]) }))
      };
    case 'office':
      return {
        title: say('office'),
        list: (decision as Asked<'office'>).tokens.map(({ colour, cube }, n) => ({
          ...tokenOffer(`office:${n}`, colour),
          ...(cube ? { cube: colour } : {})
        }))
      };
    case 'bazaar':
      return { title: say('bazaar'), list: bazaarOffers(view.seats[decision.seat]!.mana) };
    default:
      return null;
  }
}

const tokenOffer = (place: Place, colour: string): Offer => ({
  place,
  sprite: `h-${colour}`,
  text: tell(`resource.${colour}`),
  name: tell(`source.${colour}`)
});

const cubeOffer = (place: Place): Offer => ({
  place,
  sprite: `hl-cube-${partOf(place)}`,
  text: tell(`resource.${partOf(place)}`),
  name: tell(`cube.${partOf(place)}`)
});

const bazaarOffers = (mana: number): Offer[] =>
  Array.from({ length: Math.min(BOX.bazaarMost, mana) + 1 }, (_, n) => ({
    place: `bazaar:${n}`,
    sprite: n === 0 ? 'ui-close' : 'hl-mana',
    text: n === 0 ? '0' : `${n} → ${n * BOX.points.bazaar}`,
    name: `${n} ${say('mana')}, ${say('brings', { n: n * BOX.points.bazaar })}`
  }));

/** Ways to one cell, each by what tells it from the others. */
function wayOffers(view: HeliosPosition, ways: readonly Place[]): Offer[] {
  const { seat } = view.owed[0]!;
  const found = ways
    .map((place) => ({ place, way: sunWay(view, seat, cellsOf(place)!) }))
    .flatMap(({ place, way }) => ('key' in way ? [] : [{ place, way }]))
    .sort((a, b) => a.way.path.length - b.way.path.length);
  const laps = new Set(found.map(({ way }) => way.revolution)).size > 1;
  const shortest = found[0]?.way.path.length ?? 0;
  return found.map(({ place, way: { path, revolution } }) => {
    const word = laps ? (revolution ? 'way.lap' : 'way.noLap') : path.length > shortest ? 'way.shore' : 'way.short';
    const steps = say('steps', { n: path.length });
    return { place, sprite: 'hl-sun', text: `${say(word)} · ${steps}`, name: `${say(word)}, ${steps}` };
  });
}
