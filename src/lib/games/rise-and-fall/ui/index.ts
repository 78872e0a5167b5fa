import { lookOf, type GameLook, type GameUi } from '$lib/play/game-ui';
import { screen } from '$lib/play/screen.svelte';
import type { RafPosition } from '../state';
import Board from './Board.svelte';
import DealtGuilds from './DealtGuilds.svelte';
import Goods from './Goods.svelte';
import GuildDraft from './GuildDraft.svelte';
import { iconOf } from './icons';
import Miniature from './Miniature.svelte';
import { moves } from './moves';
import { about } from './moves/about';
import { conceded, hurried } from './moves/leaving';
import { panel } from './moves/on-card';
import { coast, dominance } from './overlays';
import Panel from './Panel.svelte';
import { inWords } from './place-names';
import { series } from './series';
import Shared from './Shared.svelte';
import Sprites from './Sprites.svelte';
import { loadTexts } from './texts';
import EventSteps from './tales/EventSteps.svelte';
import Ceremony from './Ceremony.svelte';
import { novelties } from './tales/novelties';
import { ruleOfTale, taleOf } from './tales/places';
import Figure from './tales/RuleFigure.svelte';
import TaleCard from './tales/TaleCard.svelte';
import TalePicker from './tales/TalePicker.svelte';
import { what } from './what';
import './tokens.css';

panel.inSight = () => !screen.small;

const ui: GameUi<RafPosition> = {
  Board,
  Goods,
  Panel,
  Miniature,
  shared: [{ key: 'shared.table', Board: Shared, owns: () => false }],
  screens: { guilds: GuildDraft },
  told: { guilds: DealtGuilds },
  overlays: [dominance, coast],
  series,
  moves,
  sounds: {
    deploy: 'lay',
    tile: 'lay',
    build: 'lay',
    grow: 'lay',
    move: 'lay',
    educate: 'lay',
    transform: 'lay',
    produce: 'coin',
    tax: 'coin',
    trade: 'coin',
    trophy: 'trophy'
  },
  about,
  hurry: hurried,
  concede: conceded,
  what,
  icon: iconOf,
  inWords,
  Figure,
  explained: { at: taleOf, rule: ruleOfTale, Card: TaleCard },
  novelties,
  doomed: (facts) => facts.flatMap((fact) => (fact.kind === 'lost' ? String(fact['cell']) : [])),
  asides: { unleash: EventSteps, send: EventSteps, settle: EventSteps, rouse: EventSteps, house: DealtGuilds },
  Ceremony,
  galleries: { tales: TalePicker },
  counters: ['gold', 'wood', 'stone', 'nomad', 'city', 'ship', 'temple', 'mountaineer', 'merchant', 'trophies']
};

export async function look(): Promise<GameLook> {
  await loadTexts();
  return lookOf(ui, Sprites);
}
