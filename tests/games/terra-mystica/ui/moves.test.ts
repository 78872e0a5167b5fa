import { describe, expect, it } from 'vitest';
import { game } from '$lib/games/terra-mystica';
import { terraMystica } from '$lib/games/terra-mystica/entry';
import { geometry } from '$lib/games/terra-mystica/map';
import { leech } from '$lib/games/terra-mystica/ui/leech';
import { moves } from '$lib/games/terra-mystica/ui/moves';
import { onCults, onRounds, parts } from '$lib/games/terra-mystica/ui/places';
import { canonical, feasible, answerable, refuse, type MoveSequence, type Move } from '$lib/kernel';
import { chipsFor } from '$lib/play/chips';
import { narrow, pick, type Picking } from '$lib/play/picking';
import { textsOf } from '../../../support/texts';
import { GAMES, walk, type Moment } from './games';

const { places, chipOf, atOnce, plans, attempt, describe: inWords } = moves;
/** These are answered on screens of their own. */
const STAGED: ReadonlySet<string> = new Set(['faction', 'terrain', 'bid', 'lot']);
const isStaged = ({ position, seat }: Moment) =>
  answerable(position).some((decision) => decision.seat === seat && STAGED.has(decision.kind));

/** Every so many moments are looked at closely, and every moment that asks for something seldom. */
function closely(seen: Map<string, number>, { position, seat }: Moment): boolean {
  const kind = answerable(position).find((decision) => decision.seat === seat)!.kind;
  const n = seen.get(kind) ?? 0;
  seen.set(kind, n + 1);
  return n < 4 || n % 12 === 0;
}

/** Taps the chip and the places of a move, one after the other, and says what is left to choose from. */
function tapped({ legal }: Moment, move: Move): readonly Move[] {
  let picking: Picking = { chip: chipOf(move.kind), picked: [] };
  for (const place of places(move)) {
    const next = pick(legal, moves, picking, place);
    if (next === null) return [];
    picking = next;
  }
  const { ready, variants } = narrow(legal, moves, picking);
  return ready === null ? variants : [ready];
}

describe('The ways in', () => {
  const kinds = new Set<string>();

  it.each(GAMES)(
    'lead to every legal move of %i players with %o, %o',
    (players, given, wanted) => {
      const seen = new Map<string, number>();
      walk(players, given, wanted, (moment) => {
        if (isStaged(moment) || !closely(seen, moment)) return;
        const shown = chipsFor(game, moment.position, moment.legal, moment.seat, moves);
        for (const { move } of moment.legal) {
          kinds.add(move.kind);
          const chip = chipOf(move.kind);
          if (chip !== null) expect(shown.map(({ name }) => name)).toContain(chip);
          const meant = tapped(moment, move).map((each) => canonical(each));
          expect(meant).toContain(canonical(move));
          if (atOnce(move)) expect(meant).toHaveLength(1);
        }
      });
      expect(seen.size).toBeGreaterThan(6);
    },
    120_000
  );

  /** A random table hardly ever comes that far: their places are named one by one. */
  const SELDOM: Readonly<Record<string, readonly [Move, readonly string[]]>> = {
    shapeshift: [{ kind: 'shapeshift', seat: 0, terrain: 'G', pay: 'power' }, ['special:ACTH', 'terrain:G']],
    enterTenth: [{ kind: 'enterTenth', seat: 0, cult: 'air' }, ['cult:air']],
    takeToken: [{ kind: 'takeToken', seat: 0 }, []],
    riverTown: [{ kind: 'riverTown', seat: 0, hex: 'r3' }, ['r3']],
    ordain: [{ kind: 'ordain', seat: 0, n: 2 }, []]
  };

  it('were tried for every kind of move that has no stage of its own', () => {
    const never = new Set(['arrange', 'drop', 'pickFaction', 'pickTerrain', 'bid', 'takeLot', ...Object.keys(SELDOM)]);
    expect(Object.keys(game.moves).filter((kind) => !kinds.has(kind) && !never.has(kind))).toEqual([]);
    for (const [move, touched] of Object.values(SELDOM)) expect(places(move)).toEqual(touched);
  });
});

describe('Places', () => {
  const PANEL = new Set(['track', 'special', 'terrain', 'convert', 'burn', 'hand']);

  it.each(GAMES.slice(0, 3))(
    'lie on one board each (%i players, %o, %o)',
    (players, given, wanted) => {
      let n = 0;
      walk(players, given, wanted, ({ position, legal }) => {
        if (n++ % 20 !== 0) return;
        for (const place of new Set(legal.flatMap(({ move }) => places(move)))) {
          const { what, rest } = parts(place);
          const onMap = what === 'bridge' || (what === 'hex' && geometry(position.map).at.has(rest[0]!));
          const boards = [onMap, PANEL.has(what), onRounds(place), onCults(place)];
          expect([place, boards.filter(Boolean).length]).toEqual([place, 1]);
        }
      });
    },
    60_000
  );

  it.each(GAMES.slice(0, 3))(
    'mean a move with their chip, legal or with a reason (%i players, %o, %o)',
    (players, given, wanted) => {
      let n = 0;
      const all = new Set<string>();
      walk(players, given, wanted, ({ position, seat, legal }) => {
        for (const { move } of legal) for (const place of places(move)) all.add(place);
        if (n++ % 60 !== 0) return;
        for (const { name } of chipsFor(game, position, legal, seat, moves)) {
          for (const place of all) {
            const move = attempt(name, place, seat, position);
            if (move === null) continue;
            expect(chipOf(move.kind)).toBe(name);
            expect(refuse(game, position, move)?.key ?? '').not.toBe('kernel.malformed');
          }
        }
      });
      expect(all.size).toBeGreaterThan(60);
    },
    60_000
  );
});

describe('Words', () => {
  it.each(GAMES.slice(0, 3))(
    'fill their blanks in both languages (%i players, %o, %o)',
    async (players, given, wanted) => {
      const missing = await textsOf(terraMystica);
      const wrong = new Set<string>();
      let n = 0;
      walk(players, given, wanted, ({ position, legal }) => {
        if (n++ % 10 !== 0) return;
        for (const { move } of legal) {
          const { key, params } = inWords(move, position);
          const faults = [missing(key, { ...move, ...params })];
          // Whoever has picked the first place is told what the next one is for.
          if (places(move).length > 1) faults.push(missing(`move.${move.kind}.next`, {}));
          for (const fault of faults) if (fault !== null) wrong.add(fault);
        }
      });
      expect([...wrong]).toEqual([]);
    },
    60_000
  );
});

describe('Building on new land', () => {
  it('is one step wherever both parts can be paid for', () => {
    let whole = 0;
    walk(4, { setup: 'introductory' }, [], ({ position, legal }) => {
      for (const { move } of legal) {
        for (const plan of plans(move, position)) {
          expect(plan).toHaveLength(2);
          expect([plan[0]!.kind, plan[1]!.kind]).toEqual(['transform', 'build']);
          if (feasible(game, position, plan as MoveSequence)) whole++;
        }
      }
    });
    expect(whole).toBeGreaterThan(20);
  });
});

describe('Offers of power', () => {
  it('are all known before they are asked, with legal answers', () => {
    let asked = 0;
    walk(5, { setup: 'full' }, [], ({ position }) => {
      const known = leech.asked(position);
      for (const decision of answerable(position).filter(({ kind }) => kind === 'leech')) {
        asked++;
        const same = known.find(({ seat, event }) => seat === decision.seat && event === decision.event);
        expect(same).toMatchObject({ amount: decision.amount, cost: decision.cost, hex: decision.hex });
        for (const answer of leech.answers(decision)) expect(refuse(game, position, answer)).toBeNull();
      }
    });
    expect(asked).toBeGreaterThan(5);
  });
});
