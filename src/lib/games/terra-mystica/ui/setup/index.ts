import type { Component } from 'svelte';
import type { StageProps } from '$lib/ui/game-ui';
import type { TmPosition } from '../../state';
import Auction from './Auction.svelte';
import FactionChoice from './FactionChoice.svelte';
import Figure from './figures/RuleFigure.svelte';
import TerrainChoice from './TerrainChoice.svelte';

export { Figure };

/** What takes the board's place before the first dwelling, by kind of decision. */
export const stages: Readonly<Record<string, Component<StageProps<TmPosition>>>> = {
  faction: FactionChoice,
  terrain: TerrainChoice,
  bid: Auction,
  lot: Auction
};
