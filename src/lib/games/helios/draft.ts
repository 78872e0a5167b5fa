import { oweFirst, oweLast, type Decision, type Fact, type Outcome, type Seat } from '$lib/kernel';
import { withSeat, type HeliosPosition, type SeatState } from './state';

/** A position on its way through one move or phase. What it holds is replaced, never changed in place. */
export interface Draft {
  position: HeliosPosition;
  readonly facts: Fact[];
}

export function change(position: HeliosPosition, work: (d: Draft) => void): Outcome<HeliosPosition> {
  const d: Draft = { position, facts: [] };
  work(d);
  return d;
}

export const tell = (d: Draft, kind: string, params: Omit<Fact, 'kind'> = {}): void => {
  d.facts.push({ kind, ...params });
};

export const put = (d: Draft, change: Partial<HeliosPosition>): void => {
  d.position = { ...d.position, ...change };
};

export const putSeat = (d: Draft, seat: Seat, change: Partial<SeatState>): void => {
  d.position = withSeat(d.position, seat, change);
};

export const seatOf = (d: Draft, seat: Seat): SeatState => d.position.seats[seat]!;

/** What follows from the present step is decided before anything that waits already (HE 6). */
export const ask = (d: Draft, ...decisions: Decision[]): void => {
  d.position = oweFirst(d.position, ...decisions);
};

export const askLater = (d: Draft, ...decisions: Decision[]): void => {
  d.position = oweLast(d.position, ...decisions);
};
