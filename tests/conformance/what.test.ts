import { describe, expect, it } from 'vitest';
import { apply, awaited, begin, dice, options, over, readOptions, viewOf, type Game, type Position } from '$lib/kernel';
import { helios } from '$lib/games/helios/entry';
import { what as heliosWhat } from '$lib/games/helios/ui/what';
import { moves as heliosMoves } from '$lib/games/helios/ui/moves';
import { riseAndFall } from '$lib/games/rise-and-fall/entry';
import { what as riseAndFallWhat } from '$lib/games/rise-and-fall/ui/what';
import { moves as riseAndFallMoves } from '$lib/games/rise-and-fall/ui/moves';
import { terraMystica } from '$lib/games/terra-mystica/entry';
import { what as terraMysticaWhat } from '$lib/games/terra-mystica/ui/what';
import { moves as terraMysticaMoves } from '$lib/games/terra-mystica/ui/moves';
import type { GameUi } from '$lib/play/game-ui';
import { textsOf } from '../support/texts';

type Asking = Pick<GameUi, 'moves' | 'what'>;

/** Places that are no things: goods that change hands, a way of the sun, a tile in hand, cubes of the supply. */
const NO_THING = /^(convert|burn|way|start|supply|cube|bazaar|office|section|tile:\d|lift|terrain|hand|bridge)/;

describe.each([
  [terraMystica, { moves: terraMysticaMoves, what: terraMysticaWhat } as never as Asking, { setup: 'introductory' }, 3],
  [helios, { moves: heliosMoves, what: heliosWhat } as never as Asking, {}, 3],
  [
    riseAndFall,
    { moves: riseAndFallMoves, what: riseAndFallWhat } as never as Asking,
    { world: 'named', maxTurns: 8 },
    3
  ]
] as const)('What can be touched in $meta.id', (entry, ui, chosen, players) => {
  it('says what it is, in both languages, with a rule that is in the book', async () => {
    const game = (await entry.load()) as Game<Position>;
    const missing = await textsOf(entry);
    const sections = new Set(
      (await entry.rulebook('en')).chapters.flatMap((chapter) => chapter.sections.map(({ id }) => id))
    );
    const chance = dice(3);
    let { position } = begin(game, {
      players,
      seed: 3,
      options: { ...readOptions(game.meta, {}, players), ...chosen }
    });
    const seen = new Set<string>();
    const faults = new Set<string>();
    for (let n = 0; n < 300 && !over(game, position); n++) {
      const seat = awaited(position)[0]!;
      const legal = options(game, position, seat);
      for (const { move } of n % 4 === 0 ? legal : []) {
        for (const place of ui.moves.places(move).filter((each) => !NO_THING.test(each))) {
          const told = ui.what!(place, viewOf(game, position, seat));
          if (told === null) {
            faults.add(`${place} is not told of`);
            continue;
          }
          seen.add(told.name.key);
          for (const { key, params } of [told.name, ...(told.does ?? [])]) {
            const fault = missing(key, params ?? {});
            if (fault !== null) faults.add(fault);
          }
          const rule = told.rule?.replace(entry.rulePrefix, '').trim();
          if (rule !== undefined && !sections.has(rule)) faults.add(`no rule ${rule}`);
        }
      }
      const played = apply(game, position, chance.pick(legal).move);
      if (!played.ok) throw new Error(played.refusal.key);
      position = played.position;
    }
    expect([...faults]).toEqual([]);
    expect(seen.size).toBeGreaterThan(2);
  });
});
