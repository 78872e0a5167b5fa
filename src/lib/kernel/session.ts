import type { Game } from './game';
import { chain, configOf, lastHash, replay, rowHash, type Log, type LogHeader, type LogRow } from './log';
import { apply, begin, over, type Played } from './play';
import { refusal, type Fact, type Move, type Position, type Seat } from './position';

/** How far apart kept positions are: going back replays at most this many moves, however long the game. */
export const SNAPSHOT_EVERY = 25;

export interface Snapshot<P> {
  readonly n: number;
  readonly position: P;
}

type Undone = { readonly ok: true; readonly n: number } | { readonly ok: false; readonly why: 'nothing' | 'ask' };

/**
 * A game being played: the log, the position it leads to, and the way back. It knows no storage; whoever
 * keeps the log on disk writes each row before showing the next board.
 */
export class Session<P extends Position> {
  readonly game: Game<P>;
  readonly header: LogHeader;
  #rows: LogRow[];
  #position: P;
  /** Positions to go back from, by number of moves; the first is always kept. */
  #kept = new Map<number, P>();
  /** Undo is free down to here: where something hidden came to light or another person decided. */
  #barrier = 0;
  /** Rows that were taken back and may be played again, the next one last. */
  #undone: LogRow[] = [];
  readonly #isBot: (seat: Seat) => boolean;

  private constructor(game: Game<P>, header: LogHeader, first: P, isBot: (seat: Seat) => boolean) {
    this.game = game;
    this.header = header;
    this.#rows = [];
    this.#position = first;
    this.#kept.set(0, first);
    this.#isBot = isBot;
  }

  static start<P extends Position>(
    game: Game<P>,
    header: LogHeader,
    isBot: (seat: Seat) => boolean = () => false
  ): Session<P> {
    return new Session(game, header, begin(game, configOf(header)).position, isBot);
  }

  /**
   * Takes up a stored log. A snapshot saves replaying what lies before it; without one the whole log is
   * replayed. A row that the rules refuse is thrown as `BrokenLog`, with the session up to that row.
   */
  static resume<P extends Position>(
    game: Game<P>,
    log: Log,
    snapshot?: Snapshot<P>,
    isBot: (seat: Seat) => boolean = () => false
  ): Session<P> {
    const session = Session.start(game, log.header, isBot);
    if (snapshot !== undefined) session.#skipTo(snapshot, log.rows);
    for (let n = snapshot?.n ?? 0; n < log.rows.length; n++) {
      const played = session.play(log.rows[n]!.move);
      if (!played.ok) throw new BrokenLog(n, session as unknown as Session<Position>);
    }
    return session;
  }

  #skipTo({ n, position }: Snapshot<P>, rows: readonly LogRow[]): void {
    this.#rows = rows.slice(0, n);
    this.#position = position;
    this.#kept.set(n, position);
    this.#barrier = n;
  }

  get position(): P {
    return this.#position;
  }
  get length(): number {
    return this.#rows.length;
  }
  get rows(): readonly LogRow[] {
    return this.#rows;
  }
  get log(): Log {
    return { header: this.header, rows: this.#rows };
  }
  get over(): boolean {
    return over(this.game, this.#position);
  }
  get canRedo(): boolean {
    return this.#undone.length > 0;
  }

  /** The row that a move would become. */
  row(move: Move): LogRow {
    return { move, hash: rowHash(lastHash(this.log), move) };
  }

  play(move: Move): Played<P> {
    const played = apply(this.game, this.#position, move);
    if (!played.ok) return played;
    const before = this.#lastPerson();
    const row = this.row(move);
    this.#rows.push(row);
    this.#position = played.position;
    if (this.#rows.length % SNAPSHOT_EVERY === 0) this.#kept.set(this.#rows.length, played.position);
    if (!this.#isBot(move.seat) && before !== null && before !== move.seat) this.#barrier = this.#rows.length - 1;
    if (played.reveals) this.#barrier = this.#rows.length;
    const next = this.#undone.pop();
    if (next !== undefined && next.hash !== row.hash) this.#undone = [];
    return played;
  }

  #lastPerson(): Seat | null {
    for (let n = this.#rows.length - 1; n >= 0; n--) {
      const { seat } = this.#rows[n]!.move;
      if (!this.#isBot(seat)) return seat;
    }
    return null;
  }

  /** Where undo would lead: before the last move of a person, and the bots' answers to it. */
  get undoTo(): number | null {
    let n = this.#rows.length;
    while (n > 0 && this.#isBot(this.#rows[n - 1]!.move.seat)) n--;
    return n > 0 ? n - 1 : null;
  }

  /** Whether the step back is the player's own affair, or the table's. */
  get undoIsFree(): boolean {
    return this.undoTo !== null && this.undoTo >= this.#barrier;
  }

  /** One step back. Beyond the barrier it needs the table's consent. */
  undo(consent = false): Undone {
    const to = this.undoTo;
    if (to === null) return { ok: false, why: 'nothing' };
    if (!this.undoIsFree && !consent) return { ok: false, why: 'ask' };
    const position = this.at(to);
    this.#undone.push(...this.#rows.splice(to).reverse());
    for (const n of this.#kept.keys()) if (n > to) this.#kept.delete(n);
    this.#position = position;
    this.#barrier = Math.min(this.#barrier, to);
    return { ok: true, n: to };
  }

  /** Plays again what was taken back: one move, and the bots' answers that followed it. */
  redo(): Played<P> {
    const next = this.#undone.at(-1);
    if (next === undefined) return { ok: false, refusal: refusal('kernel.nothingToRedo') };
    let played = this.play(next.move);
    while (played.ok && this.#undone.length > 0 && this.#isBot(this.#undone.at(-1)!.move.seat)) {
      played = this.play(this.#undone.at(-1)!.move);
    }
    return played;
  }

  /** The position after n moves. */
  at(n: number): P {
    if (n === this.#rows.length) return this.#position;
    return this.#walk(n)[0];
  }

  /** What the nth move brought (n from 1). */
  factsAt(n: number): readonly Fact[] {
    return this.#walk(n)[1];
  }

  #walk(n: number): [position: P, facts: readonly Fact[]] {
    if (n === 0) return [this.#kept.get(0)!, begin(this.game, configOf(this.header)).facts];
    const from = this.nearest(n - 1);
    let facts: readonly Fact[] = [];
    let position = from.position;
    const visit = (i: number, then: P, what: readonly Fact[]) => {
      position = then;
      facts = what;
      if (i % SNAPSHOT_EVERY === 0) this.#kept.set(i, then);
    };
    const moves = this.#rows.slice(0, n).map((row) => row.move);
    replay(this.game, this.header, moves, visit, from);
    return [position, facts];
  }

  /** The kept position that a replay to n begins from. */
  nearest(n: number): Snapshot<P> {
    let best = 0;
    for (const at of this.#kept.keys()) if (at <= n && at > best) best = at;
    return { n: best, position: this.#kept.get(best)! };
  }

  /** The log up to n moves, as the beginning of a game of its own. */
  branch(n: number): Log {
    return {
      header: this.header,
      rows: chain(
        this.header,
        this.#rows.slice(0, n).map((row) => row.move)
      )
    };
  }
}

/** A log that the rules do not accept from this row on; the session holds what came before. */
export class BrokenLog extends Error {
  constructor(
    readonly row: number,
    readonly upTo: Session<Position>
  ) {
    super(`Row ${row + 1} is not a legal move`);
  }
}
