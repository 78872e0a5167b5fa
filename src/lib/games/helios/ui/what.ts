import type { Place } from '$lib/play/game-ui';
import type { What } from '$lib/play/what';
import { BUILDINGS, CHARACTERS } from '../data';
import { spotOf } from '../data/board';
import type { BuildingId, CharacterId, HeliosPosition, Slot } from '../state';
import { cellOf, isA, partOf } from './places';

const cubes = (slots: readonly Slot[]): string[] =>
  slots.map((slot) => (slot === 'any' ? 'hl-cube' : `hl-cube-${slot.split('|')[0]}`));

/** What lies or stands there: a building, a character, a tile, a token on the land that is shown. */
export function what(place: Place, view: HeliosPosition): What | null {
  const id = partOf(place);
  if (isA('building', place)) return building(id as BuildingId, view);
  if (isA('who', place)) return character(id as CharacterId, view);
  if (isA('tile', place)) {
    return {
      name: { key: 'what.tile', params: { act: id } },
      picture: `hl-${id}`,
      does: [{ key: 'what.tile.does' }],
      rule: 'HE 6.2'
    };
  }
  if (isA('source', place)) return source(id);
  const cell = cellOf(place);
  return cell === null ? null : onLand(cell, view);
}

function building(id: BuildingId, { seats }: HeliosPosition): What {
  const owner = seats.findIndex((seat) => seat.buildings.includes(id));
  return {
    name: { key: `building.${id}` },
    picture: `hl-${id}`,
    does: [
      { key: `gift.${id}` },
      { key: 'what.points', params: { n: BUILDINGS[id].points } },
      ...(owner < 0 ? [] : [{ key: 'what.of', params: { seat: owner } }])
    ],
    price: cubes(BUILDINGS[id].cost),
    rule: 'HE 7.5'
  };
}

function character(id: CharacterId, { characters }: HeliosPosition): What {
  const { owner, active } = characters[id];
  const { mana, activation } = CHARACTERS[id];
  return {
    name: { key: `character.${id}` },
    picture: `hl-${id}`,
    does: [
      { key: `gift.${id}` },
      ...(owner === null ? [] : [{ key: 'what.of', params: { seat: owner } }]),
      ...(active ? [{ key: 'what.awake' }] : [])
    ],
    ...(owner === null ? { costs: [{ name: 'mana', n: mana }] } : {}),
    ...(active ? {} : { price: cubes(activation) }),
    rule: 'HE 10'
  };
}

function source(id: string): What {
  const bonus = id.startsWith('bonus:');
  return {
    name: bonus ? { key: `bonus.${partOf(id)}` } : { key: `source.${id}` },
    picture: bonus ? `hl-bonus-${partOf(id)}` : id === 'extra' ? 'hl-create' : `h-${id}`,
    does: [{ key: 'what.source.does' }],
    rule: 'HE 7.1'
  };
}

function onLand(cell: string, { seats, owed, turn }: HeliosPosition): What {
  const token = seats[owed[0]?.seat ?? turn.seat]!.land[cell];
  const at = spotOf(cell);
  if (token === undefined) {
    return {
      name: { key: 'what.empty', params: { at } },
      picture: 'hl-create',
      does: [{ key: 'what.empty.does' }],
      rule: 'HE 7.1'
    };
  }
  const name =
    token.kind === 'land'
      ? { key: 'what.token.land', params: { colour: token.colour, at } }
      : { key: 'what.token.bonus', params: { type: token.type, at } };
  return {
    name,
    picture: token.kind === 'land' ? `h-${token.colour}` : `hl-bonus-${token.type}`,
    does: [{ key: 'what.cubes', params: { n: token.cubes.length } }, ...(token.temple ? [{ key: 'what.temple' }] : [])],
    rule: token.temple ? 'HE 7.2' : 'HE 4'
  };
}
