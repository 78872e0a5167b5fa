import { lookOf, type GameLook, type GameUi } from '$lib/play/game-ui';
import type { ClearingsPosition } from '../state';
import Board from './Board.svelte';
import Goods from './Goods.svelte';
import { iconOf } from './icons';
import Miniature from './Miniature.svelte';
import { likely, moves } from './moves';
import Panel from './Panel.svelte';
import Shared from './Shared.svelte';
import Sprites from './Sprites.svelte';
import { loadTexts } from './texts';
import { turnEnd } from './turn-end';
import './tokens.css';

const ui: GameUi<ClearingsPosition> = {
  Board,
  Goods,
  Panel,
  shared: [{ key: 'shared.table', Board: Shared, owns: () => false }],
  Miniature,
  moves,
  sounds: {
    settle: 'lay',
    build: 'lay',
    raise: 'lay',
    'gather.wood': 'coin',
    'gather.stone': 'coin',
    'gather.feast': 'coin'
  },
  likely,
  turnEnd,
  icon: iconOf,
  counters: ['points', 'wood', 'stone'],
  lesson: [
    { key: 'lesson.select', done: 'select' },
    { key: 'lesson.confirm', done: 'confirm' },
    { key: 'lesson.why', done: 'why' },
    { key: 'lesson.undo', done: 'undo' },
    { key: 'lesson.handover', done: 'handover' },
    { key: 'lesson.log', done: 'log' },
    { key: 'lesson.end', done: 'end' }
  ]
};

export async function look(): Promise<GameLook> {
  await loadTexts();
  return lookOf(ui, Sprites);
}
