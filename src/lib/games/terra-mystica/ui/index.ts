import type { GameLook } from '$lib/ui/games';
import type { GameUi } from '$lib/ui/game-ui';
import type { TmPosition } from '../state';
import Board from './Board.svelte';
import Cults from './Cults.svelte';
import Goods from './Goods.svelte';
import { iconOf } from './icons';
import { leech } from './leech';
import Miniature from './Miniature.svelte';
import { attempt } from './moves/attempt';
import { atOnce, chipOf, chips } from './moves/chips';
import { badge, picture } from './moves/pictures';
import { places } from './moves/places';
import { plans } from './moves/plans';
import { describe } from './moves/words';
import { reach } from './overlays';
import Panel from './Panel.svelte';
import { onCults, onOwn, onRounds, ruleAt } from './places';
import Rounds from './Rounds.svelte';
import { tint, title } from './seats';
import { series } from './series';
import { Figure, stages } from './setup';
import Sprites from './Sprites.svelte';
import { loadTexts } from './texts';
import './tokens.css';

const ui: GameUi<TmPosition> = {
  Board,
  Goods,
  Panel,
  Miniature,
  shared: [
    { key: 'shared.rounds', Board: Rounds, owns: onRounds },
    { key: 'shared.cults', Board: Cults, owns: onCults }
  ],
  arrange: 'sides',
  // What everyone shares is laid before the seat that chooses from it.
  owns: (place) => onOwn(place) || onRounds(place) || onCults(place),
  stages,
  Figure,
  edgeQuestion: leech,
  overlays: [reach],
  series,
  places,
  ruleAt,
  attempt,
  chipOf,
  chips,
  atOnce,
  plans,
  icon: iconOf,
  picture,
  badge,
  describe,
  title,
  points: (view, seat) => view.seats[seat]!.vp,
  tint,
  counters: ['VP', 'C', 'W', 'P', 'P3', 'P2', 'P1', 'FIRE', 'WATER', 'EARTH', 'AIR', 'KEYS', 'SHIP', 'DIG']
};

export async function look(): Promise<GameLook> {
  await loadTexts();
  return { ui: ui as unknown as GameUi, Sprites };
}
