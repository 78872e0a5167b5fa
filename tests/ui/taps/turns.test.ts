import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { apply, begin, configOf, type Game, type LogHeader, type Move, type Position } from '$lib/kernel';
import type { GameEntry } from '$lib/games';
import { game as heliosGame } from '$lib/games/helios';
import { helios } from '$lib/games/helios/entry';
import { look as heliosLook } from '$lib/games/helios/ui';
import { game as riseAndFallGame } from '$lib/games/rise-and-fall';
import { riseAndFall } from '$lib/games/rise-and-fall/entry';
import { look as riseAndFallLook } from '$lib/games/rise-and-fall/ui';
import { terraMystica } from '$lib/games/terra-mystica/entry';
import { look as terraMysticaLook } from '$lib/games/terra-mystica/ui';
import type { GameLook } from '$lib/play/game-ui';
import { recorded } from '../../e2e/support/recorded';
import { Finger } from './finger';

interface Played {
  readonly header: LogHeader;
  readonly moves: readonly Move[];
}

/** A turn of a recorded game: from which move on, how many, and how many touches it takes at most. */
type Turn = readonly [what: string, from: number, moves: number, most: number];

const counted: string[] = [];
afterAll(() => console.log(['touches in a usual turn', ...counted].join('\n  ')));

function turns(entry: GameEntry, look: () => Promise<GameLook>, played: () => Played, list: readonly Turn[]): void {
  it.each(list)('%s', async (what, from, n, most) => {
    const { header, moves } = played();
    const { ui } = await look();
    const finger = await Finger.at(entry, ui, header, moves.slice(0, from));
    const wanted = moves.slice(from, from + n);
    const taps = await finger.make(wanted, wanted[0]!.seat);
    counted.push(`${entry.meta.id}: ${what}: ${taps}`);
    expect(finger.controller.running.session.rows.slice(from).map(({ move }) => move)).toEqual(wanted);
    expect(taps).toBeLessThanOrEqual(most);
  });
}

/** A game that was written down in its own notation. */
function golden(file: string, rules: Game<Position>, line: number, seatFirst: boolean): Played {
  const kept = readFileSync(`tests/golden/${file}.jsonl`, 'utf8').trim().split('\n')[line]!;
  const { header, moves: text } = JSON.parse(kept) as { header: LogHeader; moves: string };
  let { position } = begin(rules, configOf(header));
  const moves = text.split(' ').map((written) => {
    const seat = seatFirst ? Number(written[0]) : position.owed[0]!.seat;
    const move = rules.notation.read(seatFirst ? written.slice(1) : written, position, seat)!;
    const played = apply(rules, position, move);
    if (!played.ok) throw new Error(`${written}: ${played.refusal.key}`);
    position = played.position;
    return move;
  });
  return { header, moves };
}

describe('Terra Mystica', () => {
  // A lit place, then "do it and end the turn".
  turns(terraMystica, terraMysticaLook, () => recorded('introductory'), [
    ['a dwelling on home land', 14, 3, 2],
    ['a dwelling on home land, nobody near', 99, 2, 2],
    ['a trading post', 2, 3, 2],
    ['a temple, then its favour', 7, 4, 4],
    ['a stronghold that founds a town', 82, 4, 5],
    ['digging better', 26, 2, 2],
    ['sailing further', 42, 2, 2],
    ['a priest to a cult', 51, 2, 2],
    ['two spades for power, and a dwelling', 56, 5, 5],
    ['coins for power', 86, 2, 2],
    ['to pass', 61, 2, 2]
  ]);
});

describe('Helios', () => {
  const played = () => golden('helios/every-building', heliosGame as never, 1, false);
  turns(helios, heliosLook, played, [
    ['a tile and a building with one way to pay', 6, 2, 4],
    ['a tile and a building with a choice of cubes', 20, 3, 5],
    ['a tile and new land', 23, 2, 5],
    ['a tile and the sun', 16, 2, 5],
    ['a tile, the sun, then a building', 57, 3, 7],
    ['a tile, the sun, a building, the obvious cubes', 91, 4, 7],
    ['a tile and a temple with a choice of cubes', 127, 3, 5],
    ['the land office, both tokens', 10, 4, 10],
    ['to recruit', 80, 1, 2],
    ['to wake a character, every cube chosen', 136, 3, 4],
    ['enough for this turn', 83, 1, 1]
  ]);

  it('a building with a choice of cubes takes at most 4 touches', async () => {
    const { header, moves } = played();
    const { ui } = await heliosLook();
    const finger = await Finger.at(helios, ui, header, moves.slice(0, 21));
    expect(await finger.make(moves.slice(21, 23), moves[21]!.seat)).toBeLessThanOrEqual(4);
  });
});

describe('Rise & Fall', () => {
  const two = () => golden('rise-and-fall/2-players', riseAndFallGame as never, 0, true);
  const three = () => golden('rise-and-fall/3-players', riseAndFallGame as never, 0, true);
  // Two touches for each piece, and one more to end where some are left.
  turns(riseAndFall, riseAndFallLook, two, [
    ['six Nomads walk', 108, 6, 13],
    ['six Nomads produce, build and walk', 90, 6, 13],
    ['six Nomads, one builds a Ship', 73, 6, 13],
    ['seven Cities grow and tax', 221, 7, 18],
    ['eight Cities educate, grow and tax', 262, 8, 22]
  ]);
  turns(riseAndFall, riseAndFallLook, three, [
    ['six Nomads walk, at a table of three', 119, 6, 13],
    ['six Nomads walk and one stays', 155, 7, 14],
    ['seven Nomads walk and one stays', 196, 8, 16],
    ['a Temple and a Ship among seven', 249, 8, 18],
    ['six Nomads, one builds a Temple', 308, 6, 14]
  ]);
});
