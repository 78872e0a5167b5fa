import { START_VP } from '../../data/tiles';
import { BONUSES, type BonusId } from '../../ids';
import { geometry } from '../../map';
import type { TmPosition } from '../../state';
import { mapIdOf, writtenFinalTile } from '../import/arrange';
import { colourOf, writtenFaction } from '../names';
import { OURS, SEATS, TERRAIN } from '../statements';
import { toSite, toUs, type Word } from './lines';

/** What the header must say of what follows it. */
interface Told {
  /** The bonus cards in play. */
  readonly cards: readonly BonusId[];
  readonly notes: Iterable<string>;
  readonly loose: boolean;
}

/** Everything before the first move (TM 18.3), for the position in which all factions are chosen. */
export function headerLines(position: TmPosition, { cards, notes, loose }: Told): string[] {
  const { rules, map, scoring, finalTile, players } = position;
  const known = mapIdOf(map);
  return [
    OURS,
    ...[...notes].map((note) => `# Known difference ${note}`),
    ...(rules.setup === 'auction' && !rules.variableOrder ? [`${SEATS} ${position.order.join(',')}`] : []),
    ...optionsOf(position).map((option) => `option ${option}`),
    ...(loose ? ['option loose-adjust-resource'] : []),
    ...(map === 'base' ? [] : known === null ? [`${TERRAIN} ${terrainRows(map)}`] : [`map ${known}`]),
    ...(finalTile === null ? [] : [`final-scoring ${writtenFinalTile(finalTile)}`]),
    `score ${scoring.join(',')}`,
    ...BONUSES.filter((card) => !cards.includes(card) && (card !== 'BON10' || rules.promoShipping)).map(
      (card) => `delete ${card}`
    ),
    ...Array.from({ length: players }, (_, i) => `player p${i + 1}`),
    ...position.order.map((seat) => `setup ${writtenFaction(position.seats[seat]!.faction!)}`)
  ];
}

/**
 * The notation has no auction (TM 15 S20): what everybody starts with is put right after the choice of factions,
 * and the seats are told to ourselves where later rounds need them (S25).
 */
export function startPoints({ rules, seats }: TmPosition, seat: number): Word[] {
  const more = seats[seat]!.vp - START_VP;
  if (rules.setup !== 'auction' || more === 0) return [];
  return [toSite(`${more > 0 ? '+' : ''}${more}VP`), toUs(`start-vp ${seats[seat]!.vp}`)];
}

function optionsOf({ rules }: TmPosition): string[] {
  const options = ['strict-leech', 'strict-chaosmagician-sh', 'strict-darkling-sh'];
  if (rules.cultistsErratum) options.push('errata-cultist-power');
  if (rules.variableOrder) options.push('variable-turn-order');
  if (rules.promoTowns) options.push('mini-expansion-1');
  if (rules.promoShipping) options.push('shipping-bonus');
  if (rules.promoTemple) options.push('temple-scoring-tile');
  if (rules.fireIce) options.push(...['ice', 'volcano', 'variable_v5'].map((kind) => `fire-and-ice-factions/${kind}`));
  return options;
}

function terrainRows(map: string): string {
  const { cells, printed } = geometry(map);
  const words: string[] = [];
  cells.forEach(({ r }, n) => {
    for (let row = n === 0 ? 0 : cells[n - 1]!.r; row < r; row++) words.push('E');
    words.push(printed[n] === 'I' ? 'x' : colourOf(printed[n]!));
  });
  return [...words, 'E'].join(' ');
}
