import type { GameUi } from '$lib/ui/game-ui';
import type { GameLook } from '$lib/ui/games';
import { screen } from '$lib/ui/play/screen.svelte';
import type { RafPosition } from '../state';
import Board from './Board.svelte';
import Goods from './Goods.svelte';
import GuildDraft from './GuildDraft.svelte';
import { iconOf } from './icons';
import Miniature from './Miniature.svelte';
import { attempt } from './moves/attempt';
import { badge, picture } from './moves/pictures';
import { chipOf, placesOf } from './moves/places';
import { plans } from './moves/plans';
import { coast, dominance } from './overlays';
import Panel from './Panel.svelte';
import { series } from './series';
import Shared from './Shared.svelte';
import Sprites from './Sprites.svelte';
import { loadTexts } from './texts';
import './tokens.css';

const ui: GameUi<RafPosition> = {
  Board,
  Goods,
  Panel,
  Miniature,
  shared: [{ key: 'shared.table', Board: Shared, owns: () => false }],
  stages: { guilds: GuildDraft },
  overlays: [dominance, coast],
  series,
  // On a phone the panel is folded away: there cards are chosen by their words.
  places: (move) => placesOf(move, !screen.small),
  chipOf: (kind) => chipOf(kind, !screen.small),
  attempt,
  plans,
  badge,
  icon: iconOf,
  picture,
  describe: (move) => ({ key: `move.${move.kind}.this` }),
  counters: ['gold', 'wood', 'stone', 'nomad', 'city', 'ship', 'temple', 'mountaineer', 'merchant', 'trophies']
};

export async function look(): Promise<GameLook> {
  await loadTexts();
  return { ui: ui as unknown as GameUi, Sprites };
}
