import type { GameConfig, Refusal } from '$lib/kernel';
import { BONUSES, SCORINGS, type FinalTileId, type ScoringId } from '../../ids';
import { kit } from '../../kit';
import type { TmMoveOf } from '../../moves';
import type { Ledger } from '../ledger';
import { terrainOf } from '../names';

/** The site's ids of the maps that are in our boxes; one of them also changes the points at the start. */
const MAP_IDS: Readonly<Record<string, string>> = {
  '126fe960806d587c78546b30f1a90853b1ada468': 'base',
  '91645cdb135773c2a7a50e5ca9cb18af54c664c4': 'base',
  '95a66999127893f5925a5f591d54f8bcb9a670e6': 'fi1',
  be8f6ebf549404d015547152d5f2a1906ae8dd90: 'fi2'
};
const MAP_2017 = '91645cdb135773c2a7a50e5ca9cb18af54c664c4';

/** A map of ours by the site's id of it. */
export const mapOfId = (id: string): string | null => MAP_IDS[id] ?? null;

export const mapIdOf = (map: string): string | null =>
  Object.entries(MAP_IDS).find(([id, name]) => name === map && id !== MAP_2017)?.[0] ?? null;

const FINAL_TILES: Readonly<Record<string, FinalTileId>> = {
  'connected-distance': 'greatest-distance',
  'connected-sa-sh-distance': 'stronghold-sanctuary',
  'building-on-edge': 'outposts',
  'connected-clusters': 'settlements'
};

export const writtenFinalTile = (tile: FinalTileId): string =>
  Object.entries(FINAL_TILES).find(([, ours]) => ours === tile)![0];

/** A header that cannot be played, and why. */
export class BadHeader extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.key);
  }
}

/** Our rules with the switches of TM 15 that a ledger was played with. */
export function configFor(ledger: Ledger): GameConfig {
  const { options, map } = ledger.header;
  const has = (option: string): boolean => options.has(option);
  const fireIce = [...options].some((option) => option.startsWith('fire-and-ice-factions'));
  return {
    players: ledger.players,
    seed: 0,
    options: {
      setup: 'full',
      arranged: true,
      fireIceFactions: fireIce,
      finalScoringTile: ledger.header.finalScoring !== null,
      variableTurnOrder: has('variable-turn-order'),
      promoTownTiles: has('mini-expansion-1'),
      promoShippingBonus: has('shipping-bonus'),
      promoTempleScoring: has('temple-scoring-tile'),
      leech: 'deferred',
      spadeBonus: ledger.header.ours ? 'use' : 'gain',
      midActionConversion: true,
      tokenOrder: ledger.header.ours ? 'choice' : 'auto',
      cultistsErratum: has('errata-cultist-power'),
      shapeshifters: shapeshifters(options),
      looseBridge: true,
      wasteful: true,
      allowDrop: true,
      looseDouble: !has('strict-chaosmagician-sh') || has('loose-done'),
      startVp2017: map === MAP_2017
    }
  };
}

function shapeshifters(options: ReadonlySet<string>): string {
  for (const version of ['v5', 'v4', 'v3', 'v2']) {
    if (options.has(`fire-and-ice-factions/variable_${version}`)) return version;
  }
  return options.has('fire-and-ice-factions/variable') ? 'orig' : 'v5';
}

/** The random parts of the setup, as they lay on the other table. */
export function arrangement(ledger: Ledger): TmMoveOf<'arrange'> {
  const { scoring, removed, finalScoring, options } = ledger.header;
  const known = scoring.filter((tile): tile is ScoringId => (SCORINGS as readonly string[]).includes(tile));
  if (known.length !== 6)
    throw new BadHeader(kit.refuse('ledger.scoring', undefined, { tiles: scoring.join(', ') || '–' }));
  const bonuses = BONUSES.filter(
    (card) => !removed.includes(card) && (card !== 'BON10' || options.has('shipping-bonus'))
  );
  const finalTile = finalScoring === null ? null : FINAL_TILES[finalScoring];
  if (finalTile === undefined)
    throw new BadHeader(kit.refuse('ledger.finalScoring', undefined, { tile: finalScoring }));
  const { seats } = ledger.header;
  const order = seats === null ? {} : { order: [...seats] };
  return { kind: 'arrange', seat: 0, scoring: known, bonuses, finalTile, map: mapOf(ledger), ...order };
}

function mapOf({ header, terrain }: Ledger): string {
  const named =
    header.map === null ? (terrain !== null && header.ours ? undefined : 'base') : (mapOfId(header.map) ?? undefined);
  if (named !== undefined) return named;
  if (terrain === null) throw new BadHeader(kit.refuse('ledger.map', undefined, { map: header.map }));
  return layoutOf(terrain);
}

/** A map's own rows, as `MAPS` writes them. */
export function layoutOf(terrain: string): string {
  const rows = [''];
  for (const word of terrain.trim().split(/\s+/)) {
    if (word === 'E') rows.push('');
    else rows[rows.length - 1] += word === 'x' ? 'I' : (terrainOf(word) ?? '?');
  }
  if (rows.at(-1) === '') rows.pop();
  return rows.join('/');
}
