import { join, writeStep, type Head, type Outcome, type Step } from './commit';
import type { Database } from './database';

/** Something to write. Once it was tried it is never changed, only repeated: it may be on disk already. */
export interface Job {
  write(db: Database): Promise<Outcome>;
  /** Where the log on disk stands after it, if it touches the log. */
  readonly to?: Head;
  readonly step?: Step;
  tried: boolean;
  /** Resolves the promises of those who wait for it. */
  readonly waiting: (() => void)[];
}

/** So many moves are written in one transaction at most, so that each stays short. */
const BATCH = 250;

/** What is not on disk yet of a game, in its order. Moves that were not tried yet are written together. */
export class WriteQueue {
  #jobs: Job[] = [];

  get first(): Job | undefined {
    return this.#jobs[0];
  }

  /** How many rows of the log on disk will still be there when everything is written. */
  stay(there: Head): number {
    return this.#jobs.reduce((least, { step }) => Math.min(least, step?.stay ?? least), there.length);
  }

  /** Resolves when it is written, or when nobody should wait for it any longer (`settleAll`). */
  add(write: Job['write'], to?: Head): Promise<void> {
    return new Promise((go) => this.#jobs.push({ write, ...(to && { to }), tried: false, waiting: [go] }));
  }

  addStep(step: Step): Promise<void> {
    const last = this.#jobs.at(-1);
    const joins = last?.step !== undefined && !last.tried && last.step.rows.length < BATCH;
    const waiting = joins ? this.#jobs.pop()!.waiting : [];
    const whole = joins ? join(last.step, step) : step;
    return new Promise((go) => {
      const write = (db: Database) => writeStep(db, whole);
      this.#jobs.push({ write, to: whole.record, step: whole, tried: false, waiting: [...waiting, go] });
    });
  }

  /** One job in place of all others. */
  replace(write: Job['write'], to: Head): void {
    this.#jobs = [{ write, to, tried: false, waiting: this.#jobs.flatMap(({ waiting }) => waiting) }];
  }

  done(job: Job): void {
    this.#jobs = this.#jobs.filter((other) => other !== job);
    settle(job);
  }

  /** Writing takes longer: nobody waits for it any more. */
  settleAll(): void {
    this.#jobs.forEach(settle);
  }
}

const settle = ({ waiting }: Job): void => {
  for (const go of waiting.splice(0)) go();
};
