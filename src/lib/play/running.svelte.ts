import {
  factsFor,
  lastHash,
  over,
  SNAPSHOT_EVERY,
  viewOf,
  type Fact,
  type Game,
  type Move,
  type Position,
  type Refusal,
  type Seat,
  type Session
} from '$lib/kernel';
import type { GameEntry } from '$lib/games';
import {
  openWriter,
  summaryOf,
  type GameRecord,
  type GameState,
  type GameWriter,
  type Layout,
  type SaveState,
  type Trouble
} from '$lib/store';
import { openMoves } from './history';
import { resume, type OpenedTable } from './open';

/** What a change brought that everyone may know: for the board's marks and for screen readers. */
interface News {
  readonly n: number;
  readonly facts: readonly Fact[];
  readonly moves: readonly Move[];
}

const NO_NEWS: News = { n: 0, facts: [], moves: [] };

const together = (all: readonly News[]): News => ({
  n: all.at(-1)!.n,
  facts: all.flatMap(({ facts }) => facts),
  moves: all.flatMap(({ moves }) => moves)
});

/**
 * A game being played: the session, what is shown of it, and its way to the disk. A move is shown only
 * when its row is on disk, or when it is known that it cannot be.
 */
export class RunningGame {
  readonly entry: GameEntry;
  readonly game: Game<Position>;
  #session: Session<Position>;
  #writer: GameWriter;
  #unsubscribe: () => void = () => undefined;
  /** Called whenever something new is shown, before it is drawn. */
  onshow: () => void = () => undefined;
  /** One change after the other: a bot's move never overtakes a person's. */
  #queue: Promise<unknown> = Promise.resolve();

  record: GameRecord = $state.raw({} as GameRecord);
  position: Position = $state.raw({} as Position);
  news: News = $state.raw(NO_NEWS);
  /** The open moves that led here, for the mark on the board. */
  last: readonly Move[] = $state.raw([]);
  lastSeat = $state<Seat | null>(null);
  /** Moves played, moves on disk, and the hash up to where everything is in the open. */
  n = $state(0);
  savedN = $state(0);
  hash = $state('');
  saving = $state<SaveState>('saved');
  trouble = $state<Trouble | undefined>();
  busy = $state(false);
  over = $state(false);
  canUndo = $state(false);
  undoIsFree = $state(false);
  canRedo = $state(false);

  constructor({ entry, game, record, session }: Pick<OpenedTable, 'entry' | 'game' | 'record' | 'session'>) {
    this.entry = entry;
    this.game = game;
    this.record = record;
    this.#session = session;
    this.#writer = this.#openWriter({ record, rows: session.rows });
    this.#show(NO_NEWS);
  }

  get session(): Session<Position> {
    return this.#session;
  }
  /** What the store knows the game by. */
  get file(): { readonly id: string; readonly game: string } {
    return { id: this.record.id, game: this.record.header.game };
  }
  get players(): number {
    return this.record.header.players;
  }
  get persons(): Seat[] {
    return this.record.seats.flatMap((holder, seat) => (holder.kind === 'person' ? [seat] : []));
  }
  isBot = (seat: Seat): boolean => this.record.seats[seat]?.kind === 'bot';
  nameOf = (seat: Seat): string => this.record.seats[seat]?.name ?? `${seat + 1}`;
  colourOf = (seat: Seat): number => this.record.seats[seat]?.colour ?? seat + 1;

  #openWriter({ record, rows }: GameState): GameWriter {
    const writer = openWriter(record, rows);
    this.#unsubscribe = writer.onchange(() => {
      // In the middle of a change its end tells what became of it.
      if (!this.busy) this.#saved();
    });
    return writer;
  }

  /** Takes up what another tab has written. It is read when nothing is on its way any more, so it is never older. */
  catchUp(read: () => Promise<GameState | null>): Promise<void> {
    return this.#change(async () => {
      const state = await read();
      if (state !== null) this.#takeUp(state);
    });
  }

  /** On top of what is here if it follows from it, else afresh. */
  #takeUp(state: GameState): void {
    const here = this.#session.rows;
    const follows =
      state.rows.length >= here.length &&
      (here.length === 0 || state.rows[here.length - 1]?.hash === here.at(-1)?.hash);
    this.record = state.record;
    let news = NO_NEWS;
    if (follows) {
      for (const row of state.rows.slice(here.length)) news = this.#play(row.move).news ?? news;
    } else {
      this.#session = resume(this.game, state);
    }
    this.close();
    this.#writer = this.#openWriter(state);
    this.#show(news);
  }

  /**
   * Plays a move, or several as one step. Resolves with the reason when one is not possible, else with null
   * when all are on disk. What was played before a refusal stays: it can be taken back like any other move.
   */
  play(...moves: Move[]): Promise<Refusal | null> {
    return this.#change(async () => {
      const all: News[] = [];
      let refused: Refusal | null = null;
      for (const move of moves) {
        const { news, refusal } = this.#play(move);
        refused = refusal;
        if (news === null) break;
        all.push(news);
        await this.#append(this.#session.length);
      }
      if (all.length > 0) this.#show(together(all));
      return refused;
    });
  }

  #play(move: Move): { news: News; refusal: null } | { news: null; refusal: Refusal } {
    const before = this.#session.position;
    const played = this.#session.play(move);
    if (!played.ok) return { news: null, refusal: played.refusal };
    return {
      news: {
        n: this.#session.length,
        facts: factsFor(played.facts, null),
        moves: openMoves(before, move, played.position)
      },
      refusal: null
    };
  }

  /** One step back; beyond the last open point only with the table's consent. */
  undo(consent = false): Promise<boolean> {
    return this.#change(async () => {
      const undone = this.#session.undo(consent);
      if (!undone.ok) return false;
      await this.#writer.truncate(undone.n, this.#summary(this.#session.position));
      this.#show(NO_NEWS);
      return true;
    });
  }

  redo(): Promise<boolean> {
    return this.#change(async () => {
      const from = this.#session.length;
      this.#session.redo();
      for (let n = from + 1; n <= this.#session.length; n++) await this.#append(n);
      const n = this.#session.length;
      const facts = n > from ? factsFor(this.#session.factsAt(n), null) : [];
      this.#show({ n, facts, moves: this.#movesAt(n) });
      return n > from;
    });
  }

  /** What the seat answers to its edge questions without being asked; undefined asks again. */
  async setOrder(seat: Seat, order: number | undefined): Promise<void> {
    const seats = this.record.seats.map((holder, at) => (at === seat ? { ...holder, order } : holder));
    await this.#change(() => this.#writer.updateSeats(seats, this.record.layout));
    this.record = this.#writer.record;
  }

  async setLayout(layout: Layout): Promise<void> {
    await this.#change(() => this.#writer.updateSeats(this.record.seats, layout));
    this.record = this.#writer.record;
  }

  /** Tries again to write what is only in memory. */
  retry(): Promise<boolean> {
    return this.#writer.flush();
  }

  /** The storage may have been emptied: the game is written again if it is not there any more. */
  ensure(): Promise<void> {
    return this.#writer.ensure();
  }

  close(): void {
    this.#unsubscribe();
    this.#writer.close();
  }

  #change<T>(step: () => Promise<T>): Promise<T> {
    const next = this.#queue.then(async () => {
      this.busy = true;
      try {
        return await step();
      } finally {
        this.busy = false;
      }
    });
    this.#queue = next.catch(() => undefined);
    return next;
  }

  async #append(n: number): Promise<void> {
    const position = this.#session.at(n);
    const snapshot = n % SNAPSHOT_EVERY === 0 ? { n, position } : undefined;
    await this.#writer.append(this.#session.rows[n - 1]!, n - 1, this.#summary(position), snapshot);
  }

  /** Home shows to everyone, so its figures are those that everyone may know. */
  #summary = (position: Position) =>
    summaryOf(this.game, over(this.game, position) ? position : viewOf(this.game, position, null));

  #show(news: News): void {
    const session = this.#session;
    this.news = news;
    this.last = news === NO_NEWS ? this.#movesAt(session.length) : news.moves;
    this.lastSeat = session.rows.at(-1)?.move.seat ?? null;
    this.position = session.position;
    this.n = session.length;
    this.hash = this.#openHash();
    this.over = session.over;
    this.canUndo = session.undoTo !== null;
    this.undoIsFree = session.undoIsFree;
    this.canRedo = session.canRedo;
    this.#saved();
    this.onshow();
  }

  #movesAt(n: number): readonly Move[] {
    if (n === 0) return [];
    return openMoves(this.#session.at(n - 1), this.#session.rows[n - 1]!.move, this.#session.at(n));
  }

  /** The board after n moves, as this seat knew it then (null: as everyone could). */
  pastAt(
    n: number,
    seat: Seat | null = null
  ): { readonly n: number; readonly view: Position; readonly moves: readonly Move[] } {
    return { n, view: viewOf(this.game, this.#session.at(n), seat), moves: this.#movesAt(n) };
  }

  /** While choices are under cover the hash stands where the last open one left it: it would betray them. */
  #openHash(): string {
    const covered = Object.keys(this.#session.position.sealed).length > 0;
    if (!covered) return lastHash(this.#session.log);
    const { header, rows } = this.#session.log;
    let n = rows.length;
    while (n > 0 && Object.keys(this.#session.at(n - 1).sealed).length > 0) n--;
    return lastHash({ header, rows: rows.slice(0, Math.max(0, n - 1)) });
  }

  #saved(): void {
    this.saving = this.#writer.state;
    this.trouble = this.#writer.reason;
    this.record = this.#writer.record;
    this.savedN = this.#writer.saved;
  }
}
