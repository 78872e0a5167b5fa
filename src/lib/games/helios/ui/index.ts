import type { GameLook } from '$lib/ui/games';
import type { GameUi, SharedBoard } from '$lib/ui/game-ui';
import type { HeliosPosition } from '../state';
import { attempt } from './attempt';
import Board from './Board.svelte';
import City from './City.svelte';
import Goods from './Goods.svelte';
import { iconOf } from './icons';
import Market from './Market.svelte';
import Miniature from './Miniature.svelte';
import { describe, picture } from './moves';
import Panel from './Panel.svelte';
import People from './People.svelte';
import { isA, places } from './places';
import { plans } from './plans';
import Sprites from './Sprites.svelte';
import { loadTexts } from './texts';
import './tokens.css';

const shared: readonly SharedBoard<HeliosPosition>[] = [
  {
    key: 'board.market',
    Board: Market,
    owns: (place) => ['tile', 'source', 'section'].some((word) => isA(word, place))
  },
  { key: 'board.city', Board: City, owns: (place) => isA('building', place) },
  { key: 'board.people', Board: People, owns: (place) => isA('who', place) }
];

const ui: GameUi<HeliosPosition> = {
  Board,
  Goods,
  Panel,
  shared,
  arrange: 'half',
  Miniature,
  places,
  attempt,
  describe,
  plans,
  picture,
  icon: iconOf,
  // Prices and yields stand on the things themselves.
  badge: () => null,
  // Whatever is put into a bag is said aloud; how much is in it is not (HE 12).
  gained: ({ points }) => (typeof points === 'number' ? points : 0),
  counters: ['points', 'mana', 'speed', 'unlimited', 'brown', 'grey', 'green', 'blue', 'black'],
  series: [
    { key: 'counter.tokens', of: ({ seats }, seat) => Object.keys(seats[seat]!.land).length },
    { key: 'counter.mana', of: ({ seats }, seat) => seats[seat]!.mana }
  ],
  lesson: [
    { key: 'lesson.tile', done: 'select' },
    { key: 'lesson.confirm', done: 'confirm' },
    { key: 'lesson.land', done: 'confirm' },
    { key: 'lesson.sun', done: 'select' },
    { key: 'lesson.why', done: 'why' },
    { key: 'lesson.undo', done: 'undo' },
    { key: 'lesson.end', done: 'end' }
  ]
};

export async function look(): Promise<GameLook> {
  await loadTexts();
  return { ui: ui as unknown as GameUi, Sprites };
}
