import { shuffle } from '$lib/kernel';
import { TALE_FIGURES } from '../data/tales';
import { kit, putCiv, type Draft } from '../kit';
import { action, once } from '../moves/action';
import { guild } from '../moves/fields';
import { afterLoss } from '../rules/guild-loss';
import { setUpOf } from '../rules/laying';
import { pay, refusePrice } from '../rules/stock';
import { zoneOf } from '../rules/zones';
import { GUILD_IDS, type GuildId, type RafPosition } from '../state';
import { ANY_PIECE } from './companions';
import { keep } from './events';
import { onOneCell } from './places';
import type { Tale } from './types';

const ID = 'doppelgangerHouse';
const RULE = 'RF 17.17';
const { cost: COST, draw: DRAW } = TALE_FIGURES.doppelgangerHouse;

/** The guilds that came from the House, by civilization. */
type Marks = Readonly<Record<string, GuildId>>;
const marksOf = ({ tales }: RafPosition): Marks => (tales?.[ID] ?? {}) as Marks;

function unmark(draft: Draft, civ: number): void {
  const { [civ]: _, ...others } = marksOf(draft.p);
  keep(draft, ID, others);
}

/** What came from the House before goes under the deck. */
function giveBack(draft: Draft, civ: number): void {
  const held = marksOf(draft.p)[civ];
  if (held === undefined) return;
  unmark(draft, civ);
  putCiv(draft, civ, { guilds: draft.p.civs[civ]!.guilds.filter((id) => id !== held) });
  draft.p.guildDeck = [...draft.p.guildDeck, held];
  draft.tell('house.back', { seat: civ, guild: held });
  afterLoss(draft, civ);
}

function take(draft: Draft, civ: number, kept: GuildId): void {
  const { dealt, civs, guildDeck } = draft.p;
  draft.p.guildDeck = [...guildDeck, ...dealt[civ]!.filter((id) => id !== kept)];
  draft.p.dealt = dealt.map((guilds, n) => (n === civ ? [] : guilds));
  putCiv(draft, civ, { guilds: [...civs[civ]!.guilds, kept] });
  keep(draft, ID, { ...marksOf(draft.p), [civ]: kept });
  draft.tell('house.kept', { seat: civ, guild: kept });
}

/** A piece in the House or beside it looks for another guild. */
export const openHouse = action(
  'openHouse',
  {},
  {
    rule: RULE,
    by: [],
    offered: 'tale',
    candidates: once,
    refuse(position, { piece, n }) {
      if (!zoneOf(position.world, ID).near.has(n)) return kit.refuse('house.far', RULE);
      const left = position.guildDeck.length + (marksOf(position)[piece.owner] === undefined ? 0 : 1);
      return left === 0 ? kit.refuse('house.none', RULE) : refusePrice(position, piece.owner, COST, RULE);
    },
    effect(draft, { piece: { owner } }) {
      pay(draft, owner, COST);
      giveBack(draft, owner);
      const drawn = draft.p.guildDeck.slice(0, DRAW);
      draft.p.guildDeck = draft.p.guildDeck.slice(DRAW);
      draft.p.dealt = draft.p.dealt.map((guilds, n) => (n === owner ? drawn : guilds));
      draft.tell('house.opened', { seat: owner, n: drawn.length, reveals: true });
      if (drawn.length === 1) take(draft, owner, drawn[0]!);
      else draft.ask({ seat: owner, kind: 'house', n: drawn.length });
    }
  }
);

/** One of those that were drawn; the others go back unseen. */
export const keepHouse = kit.move(
  'keepHouse',
  { guild },
  {
    rule: RULE,
    answers: ['house'],
    candidates: ({ dealt }, { seat }) => dealt[seat]!.map((id) => ({ kind: 'keepHouse', seat, guild: id })),
    check: ({ dealt }, { seat, guild: id }) =>
      dealt[seat]!.includes(id) ? null : kit.refuse('house.drawn', RULE, { guild: id }),
    effect: (draft, { seat, guild: id }) => take(draft, seat, id)
  }
);

/** For gold, one of three guilds that nobody has; the one before goes back. */
export const doppelgangerHouse: Tale = {
  id: ID,
  actions: [{ kind: openHouse.kind, by: ANY_PIECE }],
  prepare(draft) {
    if (draft.p.variant.guilds) return;
    const [deck, random] = shuffle(draft.p.random, GUILD_IDS);
    draft.p.guildDeck = deck;
    draft.p.random = random;
  },
  setUp: [setUpOf(ID, 'plain')],
  place: onOneCell(ID, RULE, ['plain'], { terrain: 'forest' }),
  guildLeft(draft, civ, left) {
    if (marksOf(draft.p)[civ] === left) unmark(draft, civ);
  }
};
