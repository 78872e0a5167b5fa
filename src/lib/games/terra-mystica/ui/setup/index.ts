import type { Component } from 'svelte';
import type { DecisionScreenProps } from '$lib/play/game-ui';
import type { TmPosition } from '../../state';
import Auction from './Auction.svelte';
import FactionChoice from './FactionChoice.svelte';
import Figure from './figures/RuleFigure.svelte';
import TerrainChoice from './TerrainChoice.svelte';

export { Figure };

/** What takes the board's place before the first dwelling, by kind of decision. */
export const screens: Readonly<Record<string, Component<DecisionScreenProps<TmPosition>>>> = {
  faction: FactionChoice,
  terrain: TerrainChoice,
  bid: Auction,
  lot: Auction
};
