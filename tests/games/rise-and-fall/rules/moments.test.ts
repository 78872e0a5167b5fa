import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import { game as box } from '$lib/games/rise-and-fall';
import { copyPosition } from '$lib/games/rise-and-fall/copy';
import { kit, type Draft } from '$lib/games/rise-and-fall/kit';
import { introduce, type Closing, type Power } from '$lib/games/rise-and-fall/moments';
import { destroy } from '$lib/games/rise-and-fall/rules/destruction';
import { PIECE_TYPES, type RafPosition, type TaleId } from '$lib/games/rise-and-fall/state';
import { regions } from '$lib/games/rise-and-fall/world';
import { apply, begin, dice, options, readOptions, refuse, rulesKit, type Game, type Move } from '$lib/kernel';
import { at, begun, goods, scene, stock } from '../cases/table';

/** Tales that nobody has written: what they keep is what they were asked. */
const keep = (draft: Draft, key: string, value: string): void => {
  draft.p.tales = { ...draft.p.tales, [key]: value };
};

const question = (draft: Draft, seat: number): void => {
  draft.p.owed = [...draft.p.owed, { seat, kind: 'omen' }];
};

const own = rulesKit<RafPosition, { decisions: { omen: object }; facts: object; refusals: object; warnings: object }>({
  copy: copyPosition
});

const SIGNS = ['comet', 'eclipse'];

/** The answer to what an event asks. */
const omen = own.move(
  'omen',
  { sign: v.string() },
  {
    rule: 'RF 7.6',
    answers: ['omen'],
    candidates: (_position, { seat }) => SIGNS.map((sign) => ({ kind: 'omen', seat, sign })),
    effect(draft, { sign }) {
      draft.p.tales = { ...draft.p.tales, omen: sign };
    }
  }
);

const game: Game<RafPosition> = { ...box, moves: { ...box.moves, omen } };

/** Something that closes the cell 1,0 for one purpose. */
const closing = (what: Closing): Power => ({
  id: `closed.${what}`,
  bars: () => ({
    closes: (n, asked) => n === 1 && asked === what,
    refuse: () => kit.refuse('cell.occupied', 'RF 3', { cell: '1,0' })
  })
});

const TALES: readonly Power[] = [
  { id: 'omen', event: question },
  { id: 'echo', event: (draft) => keep(draft, 'echo', `after ${String(draft.p.tales?.['omen'])}`) },
  {
    id: 'quake',
    event: (draft) =>
      void destroy(
        draft,
        draft.p.pieces.filter(({ cell }) => cell !== '40,40')
      )
  },
  { id: 'shelter', saves: (_position, _holder, { type }) => type === 'temple' },
  { id: 'tower', actions: [{ kind: 'exchange', by: PIECE_TYPES, when: (_position, { n }) => n === 0 }] },
  {
    id: 'escort',
    companions: ({ pieces }, civ) => pieces.filter((p) => p.owner === civ && p.type === 'temple').map((p) => p.id)
  },
  {
    id: 'again',
    acted: (draft, { piece }, kind) =>
      kind === 'tax' && void (draft.p.acting = { ...draft.p.acting, ready: [...draft.p.acting.ready, piece.id] })
  },
  { id: 'plenty', income: (usual) => 2 * usual, yields: (usual) => usual + 1, cap: 8 },
  { id: 'dolmen', shields: (_position, _holder, { cell }) => kit.refuse('cell.far', 'RF 8.4', { cell }) },
  { id: 'fame', points: (_position, civ) => 10 * civ },
  {
    id: 'builder',
    prepare: (draft) => keep(draft, 'builder', ''),
    setUp: (['plain', 'glacier', 'deployment'] as const).map((after) => ({
      after,
      ask(draft, seat) {
        keep(draft, 'builder', `${String(draft.p.tales!['builder'])} ${after}${seat}`);
        question(draft, seat);
        return true;
      }
    }))
  },
  { id: 'nothing', setUp: [{ after: 'plain', ask: () => false }] },
  ...(['enter', 'pass', 'stop', 'fly', 'stand', 'build'] as const).map(closing)
];
beforeAll(() => introduce(...TALES));

const telling = (position: RafPosition, ...tales: string[]): RafPosition => ({
  ...position,
  variant: { ...position.variant, tales: tales as readonly string[] as readonly TaleId[] }
});

function play(position: RafPosition, move: Move): RafPosition {
  const played = apply(game, position, move);
  if (!played.ok) throw new Error(played.refusal.key);
  return played.position;
}

const end: Move = { kind: 'endActions', seat: 0 };
const sign: Move = { kind: 'omen', seat: 1, sign: 'comet' };
const why = (position: RafPosition, move: object) => refuse(game, position, { seat: 0, ...move })?.key ?? null;

/** Both have played their only card; the second holds the token. */
const lastCards = (pieces = '0nomad@0,0 1nomad@1,0') =>
  scene({
    map: 'pp',
    pieces,
    card: 'nomad',
    seats: [{}, { hand: [], discard: ['nomad'] }],
    more: { first: 1 }
  });

describe('Events of tales', () => {
  it('are settled one after the other, and the holder of the token decides', () => {
    const asked = play(telling(lastCards(), 'omen', 'echo'), end);
    expect([asked.phase, asked.owed, asked.tales]).toEqual(['turn.events', [{ seat: 1, kind: 'omen' }], undefined]);
    expect(asked.recycling).toEqual({ due: [1, 0], tokenMoved: false, swapped: false, events: ['echo'] });
    const after = play(asked, sign);
    expect([after.phase, after.turn, after.tales]).toEqual(['turn.cards', 2, { omen: 'comet', echo: 'after comet' }]);
    expect(after.recycling).toEqual({ due: [], tokenMoved: false, swapped: false });
  });

  it('come in the order of the list', () => {
    const after = play(play(telling(lastCards(), 'echo', 'omen'), end), sign);
    expect(after.tales).toEqual({ echo: 'after undefined', omen: 'comet' });
  });

  it('need enough civilizations that recycle', () => {
    const one = scene({ map: 'pp', pieces: '0nomad@0,0 1nomad@1,0', card: 'nomad' });
    expect(play(telling(one, 'omen'), end).phase).toBe('turn.cards');
  });

  it('destroy what can be destroyed, and cards follow at once', () => {
    const position = lastCards('0nomad@0,0 0temple@1,0 1nomad@40,40');
    const cards = { hand: [], discard: ['temple', 'nomad'] as const };
    const shaken = { ...position, civs: position.civs.map((civ, n) => (n === 0 ? { ...civ, ...cards } : civ)) };
    const ruined = play(telling(shaken, 'quake', 'shelter'), end);
    expect([at(ruined, '0,0'), at(ruined, '1,0'), at(ruined, '40,40')]).toEqual([[], ['0temple'], ['1nomad']]);
    expect(ruined.civs[0]!.reserve).toContain('nomad');
  });
});

describe('Ground and reach', () => {
  const walk = (to: string) => ({ kind: 'move', from: '0,0', to });
  const merchant = scene({ map: 'pppp', pieces: '0merchant@0,0', card: 'merchant' });
  const reached = (...tales: string[]) =>
    ['1,0', '2,0'].map((to) => why(telling(merchant, ...tales), walk(to)) === null);

  it('cells can be closed to entering, passing or stopping', () => {
    expect(reached('closed.stand')).toEqual([true, true]);
    expect(reached('closed.enter')).toEqual([false, false]);
    expect(reached('closed.pass')).toEqual([true, false]);
    expect(reached('closed.stop')).toEqual([false, true]);
    expect(why(telling(merchant, 'closed.stop'), walk('1,0'))).toBe('cell.occupied');
  });

  it('and to what flies, grows or is built', () => {
    const winged = scene({ map: 'psp', pieces: '0nomad@0,0', card: 'nomad', seats: [{ guilds: ['winged'] }] });
    expect([why(winged, walk('2,0')), why(telling(winged, 'closed.fly'), walk('2,0'))]).toEqual([null, 'move.way']);
    const city = scene({ map: 'pp', pieces: '0city@0,0', card: 'city' });
    const grow = { kind: 'grow', from: '0,0', to: '1,0' };
    expect([why(city, grow), why(telling(city, 'closed.stand'), grow)]).toEqual([null, 'cell.occupied']);
    const nomad = scene({ map: 'pp', pieces: '0nomad@1,0', card: 'nomad', seats: [goods(0, 3, 3)] });
    const build = { kind: 'buildCity', from: '1,0', to: '1,0' };
    expect([why(nomad, build), why(telling(nomad, 'closed.build'), build)]).toEqual([null, 'cell.occupied']);
  });

  it('pieces can be kept from conversion', () => {
    const temple = scene({ map: 'pp', pieces: '0temple@0,0 1nomad@1,0', card: 'temple', seats: [goods(20)] });
    const convert = { kind: 'convert', from: '0,0', to: '1,0', target: 'nomad' };
    expect([why(temple, convert), why(telling(temple, 'dolmen'), convert)]).toEqual([null, 'cell.far']);
  });
});

describe('Actions and what they bring', () => {
  it('an action of a guild can be offered to other pieces, where a tale says so', () => {
    const two = scene({ map: 'pp', pieces: '0merchant@0,0 0merchant@1,0', card: 'merchant', seats: [goods(0, 1)] });
    const exchange = (from: string) => ({ kind: 'exchange', from, give: 'wood' });
    expect(why(two, exchange('0,0'))).toBe('act.card');
    const tower = telling(two, 'tower');
    expect([why(tower, exchange('0,0')), why(tower, exchange('1,0'))]).toEqual([null, 'act.guild']);
    expect(options(game, tower).filter(({ move }) => move.kind === 'exchange')).toHaveLength(1);
  });

  it('companions act with a card of another type', () => {
    const pieces = '0city@0,0 0temple@1,0 0nomad@2,0';
    const tithe = { kind: 'tithe', from: '1,0' };
    const alone = scene({ map: 'ppp', pieces, card: 'city' });
    expect(why(alone, tithe)).toBe('act.card');
    const chosen: RafPosition = { ...alone, phase: 'turn.cards', owed: [{ seat: 0, kind: 'card' }] };
    const hand = {
      ...chosen,
      civs: chosen.civs.map((civ) => ({ ...civ, hand: ['city', 'temple', 'nomad'] as const, discard: [] }))
    };
    const acting = play(telling(hand, 'escort'), { kind: 'card', seat: 0, card: 'city' });
    expect(acting.acting.ready).toEqual(['0-city-1', '0-temple-1']);
    const after = play(acting, { seat: 0, ...tithe });
    expect([stock(after).gold, after.acting.ready]).toEqual([4, ['0-city-1']]);
  });

  it('something may follow from an action', () => {
    const city = telling(scene({ map: 'pp', pieces: '0city@0,0', card: 'city' }), 'again');
    const tax: Move = { kind: 'tax', seat: 0, from: '0,0' };
    expect(stock(play(play(city, tax), tax)).gold).toBe(4);
  });

  it('income, production and the limit of resources can change', () => {
    const city = telling(scene({ map: 'pp', pieces: '0city@0,0', card: 'city' }), 'plenty');
    expect(stock(play(city, { kind: 'tax', seat: 0, from: '0,0' })).gold).toBe(4);
    const nomad = scene({ map: 'fp', pieces: '0nomad@0,0', card: 'nomad', seats: [goods(0, 5)] });
    const produce: Move = { kind: 'produce', seat: 0, from: '0,0' };
    expect(why(nomad, produce)).toBe('resource.full');
    expect(stock(play(telling(nomad, 'plenty'), produce)).wood).toBe(7);
  });

  it('a tale has its own row at the end', () => {
    const row = game.score(telling(lastCards(), 'fame')).rows.find(({ key }) => key === 'tale.fame');
    expect(row?.points).toEqual([0, 10]);
  });
});

describe('The set-up', () => {
  const withTales = (...tales: string[]): Game<RafPosition> => ({
    ...game,
    setup: (config) => telling(game.setup(config), ...tales)
  });
  const start = (world: string, ...tales: string[]) =>
    begin(withTales(...tales), { players: 2, seed: 5, options: readOptions(game.meta, { world }, 2) }).position;

  /** Random moves until the turns begin; who was asked for what. */
  function playSetUp(first: RafPosition): { position: RafPosition; asked: string[] } {
    const chance = dice(3);
    const asked: string[] = [];
    let position = first;
    while (position.phase.startsWith('setup')) {
      const { move } = chance.pick(options(game, position));
      const tier = position.owed[0]!['tier'];
      asked.push(`${move.kind === 'tile' ? String(tier) : move.kind}${move.seat}`);
      position = play(position, move);
    }
    return { position, asked };
  }

  it('things are laid when their tier is complete, and take a step of the rotation', { timeout: 60_000 }, () => {
    const { position, asked } = playSetUp(start('built', 'nothing', 'builder'));
    const [afterPlain, afterGlacier] = asked.flatMap((who, n) => (who.startsWith('omen') ? n : []));
    const round = (n: number) => [asked[n - 1], asked[n], asked[n + 1]].map((who) => who?.replace(/\d/, ''));
    expect(round(afterPlain!)).toEqual(['plain', 'omen', 'forest']);
    expect(round(afterGlacier!)).toEqual(['glacier', 'omen', 'deploy']);
    const seats = asked
      .slice(0, afterGlacier! + 1)
      .filter((who) => !who.startsWith('lift'))
      .map((who) => Number(who.at(-1)));
    expect(seats.every((seat, n) => n === 0 || seat !== seats[n - 1])).toBe(true);
    expect(asked.slice(-2).map((who) => who.slice(0, -1))).toEqual(['deploy', 'omen']);
    expect(asked.at(-1)!.at(-1)).toBe(asked.at(-2)!.at(-1));
    expect(regions(position.world).length).toBeGreaterThan(0);
  });

  it('in a World by name everything comes before the deployment or after it', () => {
    const { asked } = playSetUp(start('named', 'builder'));
    expect(asked.map((who) => who.slice(0, -1))).toEqual(['omen', 'omen', ...Array<string>(6).fill('deploy'), 'omen']);
    expect(asked[0]).not.toBe(asked[1]);
  });

  it('a game without tales has no trace of them', () => {
    const { position } = playSetUp(begun(2));
    expect(['tales', 'setUp'].filter((key) => key in position)).toEqual([]);
    expect([position.variant, position.recycling].map((part) => Object.keys(part))).toEqual([
      ['target', 'builtByHand', 'guilds', 'handicaps', 'maxTurns'],
      ['due', 'tokenMoved', 'swapped']
    ]);
  });
});
