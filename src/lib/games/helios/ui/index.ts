import { lookOf, type GameLook, type GameUi, type SharedBoard } from '$lib/play/game-ui';
import type { HeliosPosition } from '../state';
import Board from './Board.svelte';
import City from './City.svelte';
import Goods from './Goods.svelte';
import { iconOf } from './icons';
import Market from './Market.svelte';
import Miniature from './Miniature.svelte';
import { moves } from './moves';
import Panel from './Panel.svelte';
import People from './People.svelte';
import { foregone, gathering } from './pay';
import { isA } from './places';
import Sprites from './Sprites.svelte';
import { loadTexts } from './texts';
import { what } from './what';
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
  moves,
  sounds: {
    'create.land': 'lay',
    'create.bonus': 'lay',
    temple: 'lay',
    building: 'lay',
    sun: 'sun',
    'light.cube': 'coin'
  },
  foregone,
  gathering,
  unspoken: ['pay', 'building', 'temple', 'activate', 'mana', 'speed'],
  what,
  icon: iconOf,
  // Whatever is put into a bag is said aloud; how much is in it is not (HE 12).
  gained: ({ points }) => (typeof points === 'number' ? points : 0),
  counters: ['points', 'mana', 'speed', 'unlimited', 'brown', 'grey', 'green', 'blue', 'black'],
  series: [
    { key: 'counter.tokens', of: ({ seats }, seat) => Object.keys(seats[seat]!.land).length },
    { key: 'counter.mana', of: ({ seats }, seat) => seats[seat]!.mana }
  ],
  lesson: [
    { key: 'lesson.tile', done: 'select', at: ['tile'] },
    { key: 'lesson.confirm', done: 'confirm', at: ['tile'] },
    { key: 'lesson.land', done: 'confirm', at: ['create', 'build', 'sun'] },
    { key: 'lesson.sun', done: 'select', at: ['sun'] },
    { key: 'lesson.why', done: 'why' },
    { key: 'lesson.undo', done: 'undo' },
    { key: 'lesson.end', done: 'end' }
  ]
};

export async function look(): Promise<GameLook> {
  await loadTexts();
  return lookOf(ui, Sprites);
}
