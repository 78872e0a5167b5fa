import type { OptionValue, Preset } from '$lib/kernel';
import { GAMES, type GameEntry } from '$lib/games';
import type { Edge, LastSetup, Layout, SeatHolder } from '$lib/store/types';
import { preferences } from '$lib/shell/preferences.svelte';
import * as D from './draft';
import { place, seatOf, step } from './edges';
import { names } from './names';

/** The set-up screen's memory: which game, the draft of its table, and the seat that is being edited. */
export class Setup {
  #entry = $state.raw<GameEntry>(GAMES[0]!);
  #draft: D.Draft;
  #at = $state(0);
  readonly #usual: Layout;

  /** The layout is the device's own: a phone is passed on, a tablet lies on the table. */
  constructor(entry: GameEntry, usual: Layout) {
    this.#usual = usual;
    this.#entry = entry;
    this.#draft = $state.raw(this.#begin(entry));
  }

  #begin(entry: GameEntry): D.Draft {
    return D.begin({
      meta: entry.meta,
      last: preferences.lastSetup[entry.meta.id],
      layout: this.#usual,
      names,
      seed: D.newSeed(),
      alone: entry.teaches ?? false
    });
  }

  get entry(): GameEntry {
    return this.#entry;
  }
  get draft(): D.Draft {
    return this.#draft;
  }
  get seats(): readonly SeatHolder[] {
    return this.#draft.seats;
  }
  /** The seat that is being edited. */
  get at(): number {
    return Math.min(this.#at, this.seats.length - 1);
  }
  get seat(): SeatHolder {
    return this.seats[this.at]!;
  }
  get canAdd(): boolean {
    return D.canAdd(this.entry.meta, this.seats);
  }
  get canRemove(): boolean {
    return D.canRemove(this.entry.meta, this.seats);
  }

  /** Another game: its own last table if it has one, else the people who sit here already. */
  pick(entry: GameEntry): void {
    if (entry === this.#entry) return;
    this.#entry = entry;
    this.#draft = this.#begin(entry);
    this.#at = 0;
  }

  select(seat: number): void {
    this.#at = seat;
  }

  #sit(seats: readonly SeatHolder[], who?: SeatHolder): void {
    this.#draft = D.withSeats(this.entry.meta, this.#draft, seats);
    if (who !== undefined) this.#at = Math.max(0, seatOf(this.seats, who));
  }

  add(edge?: Edge): void {
    const before = this.seats;
    this.#sit(D.add(this.entry.meta, before, names, edge));
    this.#at = this.seats.findIndex((seat) => !before.some(({ colour }) => colour === seat.colour));
  }
  remove(seat: number): void {
    this.#sit(D.remove(this.entry.meta, this.seats, seat, names));
  }
  move(seat: number, edge: Edge, slot: number): void {
    this.#sit(place(this.seats, seat, edge, slot), this.seats[seat]);
  }
  step(seat: number, by: 1 | -1): void {
    this.#sit(step(this.seats, seat, by).seats, this.seats[seat]);
  }
  reorder(seat: number, by: 1 | -1): void {
    this.#sit(D.reorder(this.seats, seat, by), this.seats[seat]);
  }
  rename(name: string): void {
    this.#sit(D.rename(this.seats, this.at, name));
  }
  recolour(colour: number): void {
    this.#sit(D.recolour(this.seats, this.at, colour));
  }
  setKind(kind: SeatHolder['kind']): void {
    this.#sit(D.setKind(this.entry.meta, this.seats, this.at, kind, names));
  }
  setBot(bot: string): void {
    this.#sit(D.setBot(this.entry.meta, this.seats, this.at, bot));
  }
  setLayout(layout: Layout): void {
    this.#draft = { ...this.#draft, layout };
  }
  setSeed(seed: number): void {
    this.#draft = { ...this.#draft, seed };
  }
  setOption(key: string, value: OptionValue): void {
    this.#draft = D.setOption(this.entry.meta, this.#draft, key, value);
  }

  take(preset: Preset): void {
    this.#draft = D.withPreset(this.entry.meta, this.#draft, preset, names);
  }

  /** The table of the last game that was set up, whichever it was, if it is not the one that sits here. */
  get lastTable(): LastSetup | undefined {
    const last = Object.values(preferences.lastSetup).at(-1);
    if (last === undefined) return undefined;
    const fitted = D.fitSeats(this.entry.meta, last.seats, names);
    return D.sameSeats(fitted, this.seats) ? undefined : last;
  }
  takeSeats(last: LastSetup): void {
    this.#sit(D.fitSeats(this.entry.meta, last.seats, names));
    this.#at = 0;
  }
}
