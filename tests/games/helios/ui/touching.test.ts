import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { game } from '$lib/games/helios';
import { CELLS } from '$lib/games/helios/data/board';
import type { HeliosPosition } from '$lib/games/helios/state';
import { iconOf } from '$lib/games/helios/ui/icons';
import { moves } from '$lib/games/helios/ui/moves';
import { cellOf } from '$lib/games/helios/ui/places';
import { foregone, gathering } from '$lib/games/helios/ui/pay';
import { travelOf } from '$lib/games/helios/ui/travel';
import { gather, gatherAt } from '$lib/play/gathering';
import {
  apply,
  awaited,
  begin,
  canonical,
  configOf,
  feasible,
  options,
  refuse,
  withForegone,
  type LogHeader,
  type Move
} from '$lib/kernel';

/** Every position of a recorded game with the move that follows. */
function recorded(): { position: HeliosPosition; move: Move }[] {
  const line = readFileSync('tests/golden/helios/every-building.jsonl', 'utf8').split('\n')[1]!;
  const { header, moves } = JSON.parse(line) as { header: LogHeader; moves: string };
  let { position } = begin(game, configOf(header));
  return moves.split(' ').map((text) => {
    const move = game.notation.read(text, position, awaited(position)[0]!)!;
    const played = apply(game, position, move);
    if (!played.ok) throw new Error(played.refusal.key);
    const here = { position, move };
    position = played.position;
    return here;
  });
}
const scenes = recorded();
const bought = (move: Move) => ['temple', 'building', 'activate'].includes(move.kind);

describe('What is touched', () => {
  it('tells every move from every other, or leaves it to its chip', () => {
    for (const { position, move } of scenes) {
      const list = options(game, position, move.seat).map((option) => option.move);
      const named = list.map((each) => [each.kind, ...moves.places(each)].join(' '));
      expect(new Set(named).size).toBe(list.length);
    }
  });

  it('is a cell of the land, or lies elsewhere', () => {
    for (const { position, move } of scenes) {
      for (const option of options(game, position, move.seat)) {
        for (const place of moves.places(option.move)) {
          const cell = cellOf(place);
          if (cell !== null) expect(CELLS).toContain(cell);
        }
      }
    }
  });

  it('answers why not in the rules’ own words wherever a cell is tapped', () => {
    for (const { position, move } of scenes.filter((_, n) => n % 7 === 0)) {
      const legal = new Set(options(game, position, move.seat).map((option) => canonical(option.move)));
      for (const kind of ['create', 'temple', 'moveSun', 'pay', 'bonusCube']) {
        if (!game.moves[kind]!.answers.includes(position.owed[0]!.kind)) continue;
        for (const cell of CELLS) {
          const tried = moves.attempt(kind, cell, move.seat, position)!;
          const why = refuse(game, position, tried);
          if (!legal.has(canonical(tried)) && why !== null) expect(why.key).not.toMatch(/^kernel\./);
        }
      }
    }
  });
});

describe('Cubes that are chosen', () => {
  const places = (move: Move) => moves.places(move)[0]!;
  const asking = (position: HeliosPosition, seat: number) => ({
    game: game as never,
    position: position as never,
    ui: { moves, foregone, gathering } as never,
    seat
  });

  it('are paid together with what they buy: chosen ones first, the obvious ones for the rest', () => {
    let choices = 0;
    for (const { position, move } of scenes.filter((scene) => bought(scene.move))) {
      const price = gather(asking(position, move.seat), [move], []);
      const played = apply(game, position, move);
      const asked = played.ok && played.position.owed[0]?.kind.startsWith('pay.') === true;
      expect(price !== null).toBe(asked);
      if (price === null) continue;
      expect(feasible(game, position, price.whole)).toBe(true);
      for (const part of price.parts) {
        const chosen = gather(asking(position, move.seat), [move], [part])!;
        expect(chosen.whole.slice(0, 2)).toEqual([move, part]);
        expect(feasible(game, position, chosen.whole)).toBe(true);
        const end = withForegone(game, position, chosen.whole, () => null);
        expect(end).toEqual(chosen.whole);
        choices++;
      }
    }
    expect(choices).toBeGreaterThan(20);
  });

  it('are let go by a second touch, and named where a token has two of them', () => {
    const scene = scenes.find(
      ({ position, move }) => bought(move) && (gather(asking(position, move.seat), [move], [])?.parts.length ?? 0) > 2
    )!;
    const table = asking(scene.position, scene.move.seat);
    const price = gather(table, [scene.move], [])!;
    const [first] = price.parts as [Move];
    const picked = { chip: null, picked: ['x'] };
    const two = price.parts.filter((part) => places(part) === places(first)).length > 1;
    const once = gatherAt(table, [scene.move], price, picked, places(first))!;
    expect(once).toMatchObject(two ? { part: places(first) } : { parts: [first] });
    const held = { ...picked, parts: [first] };
    const again = gather(table, [scene.move], [first])!;
    const left = gatherAt(table, [scene.move], { ...again, parts: [] }, held, places(first));
    expect(left).toEqual({ ...picked, parts: [] });
    expect(gatherAt(table, [scene.move], price, picked, 'building:palace')).toBeNull();
  });
});

describe('The sun on its way', () => {
  it('goes along the confirmed path, and what it brings comes with it', () => {
    let travelled = 0;
    for (const { position, move } of scenes) {
      const played = apply(game, position, move);
      if (!played.ok || move.kind !== 'moveSun') continue;
      const travel = travelOf(position, played.position, move.seat, moves.places(move));
      expect(travel?.path).toEqual(move['path']);
      const cubes = played.facts.filter(({ kind }) => kind === 'light.cube').length;
      expect(travel?.brings.size).toBe(cubes);
      travelled++;
    }
    expect(travelled).toBeGreaterThan(10);
  });
});

describe('Signs', () => {
  it('exist for every action, counter and score row', () => {
    const { position } = scenes.at(-1)!;
    const names = [
      ...Object.keys(game.moves),
      ...Object.keys(game.counters(position, 0)),
      ...game.score(position).rows.map(({ key }) => key)
    ];
    expect(names.map((name) => moves.icon(name) ?? iconOf(name))).not.toContain('ui-info');
  });
});

describe('A payment that makes no difference', () => {
  it('is made with the purchase, and every other one is asked for', () => {
    const asked: string[] = [];
    const settled: string[] = [];
    for (const { position, move } of scenes.filter((scene) => bought(scene.move))) {
      const sequence = withForegone(game, position, [move], foregone);
      expect(feasible(game, position, sequence)).toBe(true);
      const played = apply(game, position, move);
      const next = played.ok ? played.position.owed[0] : undefined;
      if (next?.kind.startsWith('pay.') && next.seat === move.seat) {
        (sequence.length > 1 ? settled : asked).push(canonical(sequence));
      } else expect(sequence).toEqual([move]);
    }
    expect(settled.length).toBeGreaterThan(0);
    expect(asked.length).toBeGreaterThan(0);
  });
});
