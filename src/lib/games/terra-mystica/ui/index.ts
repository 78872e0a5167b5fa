import { lookOf, type GameLook, type GameUi } from '$lib/play/game-ui';
import type { TmPosition } from '../state';
import Board from './Board.svelte';
import Cults from './Cults.svelte';
import Goods from './Goods.svelte';
import { iconOf } from './icons';
import { leadsTo, reason } from './consequences';
import { leech } from './leech';
import Miniature from './Miniature.svelte';
import { likely, moves } from './moves';
import { reach } from './overlays';
import Panel from './Panel.svelte';
import { onCults, onOwn, onRounds, ruleAt } from './places';
import Rounds from './Rounds.svelte';
import { tint, title } from './seats';
import { series } from './series';
import { Figure, screens } from './setup';
import MapInSight from './setup/MapInSight.svelte';
import RoundsInSight from './setup/RoundsInSight.svelte';
import Sprites from './Sprites.svelte';
import { what } from './what';
import { loadTexts } from './texts';
import { turnEnd } from './turn-end';
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
  screens,
  inSight: [
    { key: 'shared.map', Board: MapInSight, owns: () => false },
    { key: 'shared.rounds', Board: RoundsInSight, owns: () => false }
  ],
  Figure,
  quickPrompt: leech,
  turnEnd,
  overlays: [reach],
  series,
  moves,
  sounds: {
    transformed: 'dig',
    placed: 'lay',
    built: 'lay',
    upgraded: 'lay',
    bridge: 'lay',
    leeched: 'flow',
    income: 'coin',
    converted: 'coin'
  },
  ruleAt,
  what,
  likely,
  icon: iconOf,
  title,
  points: (view, seat) => view.seats[seat]!.vp,
  tint,
  leadsTo,
  reason,
  purse: ['VP', 'C', 'W', 'P', 'P3', 'P2', 'P1'],
  counters: ['VP', 'C', 'W', 'P', 'P3', 'P2', 'P1', 'FIRE', 'WATER', 'EARTH', 'AIR', 'KEYS', 'SHIP', 'DIG']
};

export async function look(): Promise<GameLook> {
  await loadTexts();
  return lookOf(ui, Sprites);
}
