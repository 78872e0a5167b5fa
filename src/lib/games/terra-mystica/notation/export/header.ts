import { BONUSES, type BonusId } from '../../ids';
import { geometry } from '../../map';
import type { TmPosition } from '../../state';
import { mapIdOf, writtenFinalTile } from '../import/arrange';
import { colourOf, writtenFaction } from '../names';
import { OURS, TERRAIN } from '../statements';

/** Everything before the first move (TM 18.3). `cards`: the bonus cards in play. */
export function headerLines(position: TmPosition, cards: readonly BonusId[]): string[] {
  const { rules, map, scoring, finalTile, players } = position;
  const known = mapIdOf(map);
  return [
    OURS,
    ...optionsOf(position).map((option) => `option ${option}`),
    ...(map === 'base' ? [] : known === null ? [`${TERRAIN} ${terrainRows(map)}`] : [`map ${known}`]),
    ...(finalTile === null ? [] : [`final-scoring ${writtenFinalTile(finalTile)}`]),
    `score ${scoring.join(',')}`,
    ...BONUSES.filter((card) => !cards.includes(card) && (card !== 'BON10' || rules.promoShipping)).map(
      (card) => `delete ${card}`
    ),
    ...Array.from({ length: players }, (_, i) => `player p${i + 1}`),
    ...auctionOf(position),
    ...position.order.map((seat) => `setup ${writtenFaction(position.seats[seat]!.faction!)}`)
  ];
}

/** The notation has no auction (TM 16 S20): what everybody paid can only be told. */
const auctionOf = ({ rules, order, seats }: TmPosition): string[] =>
  rules.setup === 'auction'
    ? order.map((seat) => `# ${seats[seat]!.faction} starts with ${seats[seat]!.vp} points`)
    : [];

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
