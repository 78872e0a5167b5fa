import { hexOf, type Bilingual, type Hex } from '$lib/kernel';
import type { Price, TaleId, Terrain } from '../state';
import data from './tales.json' with { type: 'json' };

/** A tale as the lobby knows it. */
interface Tale {
  readonly number: number;
  readonly id: TaleId;
  readonly name: Bilingual;
  /** It changes how the World is built, so it is played only in one that the players build. */
  readonly built?: boolean;
}

export const TALES = data.tales as readonly Tale[];

const hexes = (texts: readonly string[]): readonly (readonly Hex[])[] =>
  texts.map((text) => text.split(' ').map(hexOf));

const { figures } = data;

/** The figures of the tales, by tale. */
export const TALE_FIGURES = {
  ...figures,
  majesticBridge: { cost: figures.majesticBridge.cost as Readonly<Partial<Record<Terrain, Price>>> },
  volcano: {
    ...figures.volcano,
    orientations: hexes(figures.volcano.orientations),
    /** The cells round it, clockwise from the same corner of the tile in both orientations. */
    rings: hexes(figures.volcano.rings)
  },
  swamp: { orientations: hexes(figures.swamp.orientations) }
};
