import type { TmMoveOf } from '../../moves';
import type { TmPosition } from '../../state';
import { answer, clearDue, giveBack, say, toSite, toUs, word, type Word, type Writer } from './lines';
import { beforeAll, paidFor, purseOf, traded, type Change } from './purse';
import { conversion, UNIT } from './words';

/** From here on the site lets this seat do nothing any more in its turn. */
export function raiseWall(w: Writer, before: TmPosition, seat: number, at: number, ...since: Change[]): void {
  w.wall ??= { at, purse: purseOf(before.seats[seat]!), since: [] };
  w.wall.since.push(...since);
}

/** A conversion or burning, wherever the site takes it. */
export function freeMove(
  w: Writer,
  before: TmPosition,
  move: TmMoveOf<'convert'> | TmMoveOf<'burn'>,
  after: TmPosition
): void {
  const { seat } = move;
  const text = move.kind === 'burn' ? `burn ${move.n}` : conversion(move);
  if (w.turn?.seat === seat && w.wall === null) {
    // The site would take the ordination for used, and spades for kept.
    const { power } = before.seats[seat]!;
    say(w, seat, ...clearDue(w, 'CONVERT_W_TO_P'), ...giveBack(w, seat, { scored: true, power }));
  }
  ownMove(w, before, seat, after, text, () => [...rawly(before, move), toUs(text)]);
}

/** Something of a turn that may come after its end has been written: before it, or as bare figures. */
export function ownMove(
  w: Writer,
  before: TmPosition,
  seat: number,
  after: TmPosition,
  text: string,
  bare?: () => Word[]
): void {
  const { wall, turn } = w;
  if (wall === null || turn?.seat !== seat) return say(w, seat, text);
  const [was, is] = [before.seats[seat]!, after.seats[seat]!];
  const change = traded(was, is);
  const earlier = beforeAll(wall.purse, change, wall.since, purseOf(is));
  if (earlier !== null) {
    turn.words.splice(wall.at++, 0, word(text));
    wall.purse = earlier;
    return;
  }
  wall.since.push(change);
  if (bare !== undefined) w.loose = true;
  answer(w, seat, ...(bare?.() ?? [text]));
}

/** The site takes bare figures at any time. */
function rawly(before: TmPosition, move: TmMoveOf<'convert'> | TmMoveOf<'burn'>): Word[] {
  if (move.kind === 'burn') return [toSite(`-${2 * move.n}P2`), toSite(`+${move.n}P3`)];
  const paid = paidFor(before.seats[move.seat]!, move);
  return [toSite(`-${paid}${UNIT[move.from]}`), toSite(`+${move.n}${UNIT[move.to]}`)];
}
