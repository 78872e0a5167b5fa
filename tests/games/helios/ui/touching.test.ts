import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { game } from '$lib/games/helios';
import { CELLS } from '$lib/games/helios/data/board';
import type { HeliosPosition } from '$lib/games/helios/state';
import { attempt } from '$lib/games/helios/ui/attempt';
import { iconOf } from '$lib/games/helios/ui/icons';
import { cellOf, places } from '$lib/games/helios/ui/places';
import { plans } from '$lib/games/helios/ui/plans';
import { travelOf } from '$lib/games/helios/ui/travel';
import {
  apply,
  awaited,
  begin,
  canonical,
  configOf,
  feasible,
  options,
  refuse,
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

describe('What is touched', () => {
  it('tells every move from every other, or leaves it to its chip', () => {
    for (const { position, move } of scenes) {
      const list = options(game, position, move.seat).map((option) => option.move);
      const named = list.map((each) => [each.kind, ...places(each)].join(' '));
      expect(new Set(named).size).toBe(list.length);
    }
  });

  it('is a cell of the land, or lies elsewhere', () => {
    for (const { position, move } of scenes) {
      for (const option of options(game, position, move.seat)) {
        for (const place of places(option.move)) {
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
          const tried = attempt(kind, cell, move.seat, position)!;
          const why = refuse(game, position, tried);
          if (!legal.has(canonical(tried)) && why !== null) expect(why.key).not.toMatch(/^kernel\./);
        }
      }
    }
  });
});

describe('Bought in one step', () => {
  it('can always be paid for as offered, wherever there is something to choose', () => {
    let offered = 0;
    for (const { position, move } of scenes) {
      for (const plan of plans(move, position)) {
        const played = apply(game, position, move);
        const asked = played.ok && played.position.owed[0]?.kind.startsWith('pay.') === true;
        expect(feasible(game, position, plan as [Move, ...Move[]])).toBe(asked);
        if (asked) offered++;
      }
    }
    expect(offered).toBeGreaterThan(5);
  });
});

describe('The sun on its way', () => {
  it('goes along the confirmed path, and what it brings comes with it', () => {
    let travelled = 0;
    for (const { position, move } of scenes) {
      const played = apply(game, position, move);
      if (!played.ok || move.kind !== 'moveSun') continue;
      const travel = travelOf(position, played.position, move.seat, places(move));
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
    expect(names.map(iconOf)).not.toContain('ui-info');
  });
});
