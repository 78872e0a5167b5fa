import type { FactionId } from '../ids';
import type { SeatState } from '../state';
import type { Faction } from './faction';
import { acolytes } from './acolytes';
import { alchemists } from './alchemists';
import { auren } from './auren';
import { chaosMagicians } from './chaos-magicians';
import { cultists } from './cultists';
import { darklings } from './darklings';
import { dragonlords } from './dragonlords';
import { dwarves } from './dwarves';
import { engineers } from './engineers';
import { fakirs } from './fakirs';
import { giants } from './giants';
import { halflings } from './halflings';
import { iceMaidens } from './ice-maidens';
import { mermaids } from './mermaids';
import { nomads } from './nomads';
import { riverwalkers } from './riverwalkers';
import { shapeshifters } from './shapeshifters';
import { swarmlings } from './swarmlings';
import { witches } from './witches';
import { yetis } from './yetis';

export type { Faction, Price } from './faction';

/** All factions by id. */
export const FACTION: Readonly<Record<FactionId, Faction>> = {
  auren,
  witches,
  alchemists,
  darklings,
  halflings,
  cultists,
  engineers,
  dwarves,
  mermaids,
  swarmlings,
  'chaos-magicians': chaosMagicians,
  giants,
  fakirs,
  nomads,
  'ice-maidens': iceMaidens,
  yetis,
  acolytes,
  dragonlords,
  shapeshifters,
  riverwalkers
};

/** The faction of a seat that has chosen one. */
export const factionOf = (seat: SeatState): Faction => FACTION[seat.faction!];
