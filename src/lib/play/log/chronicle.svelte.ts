import type { Game, Position, Session } from '$lib/kernel';
import type { GameUi } from '../game-ui';
import { History, type Moment } from '../history';

/** So many moves are read between two pictures of the screen. */
const SLICE = 150;

/** The history of a game for the eye: read in slices, so that a long game does not hold the screen up. */
export class Chronicle {
  readonly #history: History<Position>;
  #turn = 0;
  moments: readonly Moment[] = $state.raw([]);

  constructor(game: Game<Position>, ui: Pick<GameUi, 'series' | 'inWords'> = {}) {
    this.#history = new History(game, ui);
  }

  /** Goes with the session as it now stands. */
  follow(session: Session<Position>): void {
    const turn = ++this.#turn;
    const read = () => {
      if (turn !== this.#turn) return;
      const done = this.#history.follow(session, SLICE);
      this.moments = [...this.#history.moments];
      if (!done) setTimeout(read);
    };
    read();
  }

  stop(): void {
    this.#turn++;
  }
}
