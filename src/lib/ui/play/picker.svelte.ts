import { options, preview, type LegalMove, type Move, type Position, type Preview, type Seat } from '$lib/kernel';
import type { GameUi, Place, Target } from '$lib/ui/game-ui';
import { litTargets } from './badges';
import { chipsFor, type Chip } from './chips';
import { narrow, NOTHING, opening, pick, stepBack, type Narrowed, type Picking } from './picking';
import type { RunningGame } from './running.svelte';
import { whyNotKind, whyNotPlace, type WhyNot } from './why';

/** Who picks, and with which eyes; null when nobody may. */
export interface Picks {
  readonly seat: Seat;
  readonly view: Position;
}

/** From an action and the tapped places to one move, its price and gain, or the reason why not. */
export class Picker {
  readonly #running: RunningGame;
  readonly #ui: GameUi<Position>;
  readonly #who: () => Picks | null;

  picking: Picking = $state.raw(NOTHING);
  why: WhyNot | null = $state.raw(null);

  constructor(running: RunningGame, ui: GameUi<Position>, who: () => Picks | null) {
    this.#running = running;
    this.#ui = ui;
    this.#who = who;
  }

  readonly options: readonly LegalMove[] = $derived.by(() => {
    const who = this.#who();
    return who === null ? [] : options(this.#running.game, this.#running.position, who.seat);
  });
  readonly chips: readonly Chip[] = $derived.by(() => {
    const who = this.#who();
    if (who === null) return [];
    return chipsFor(this.#running.game, this.#running.position, this.options, who.seat, this.#ui.places);
  });
  readonly narrowed: Narrowed = $derived.by(() => narrow(this.options, this.#ui.places, this.picking));
  readonly targets: readonly Target[] = $derived.by(() => {
    const { moves, targets, ready } = this.narrowed;
    if (ready !== null) return [];
    const { game, position } = this.#running;
    return litTargets(game, position, this.#ui, moves, targets, this.picking.picked.length);
  });
  /** The move that waits for its confirmation. */
  readonly ready: Move | null = $derived.by(() => this.narrowed.ready);
  readonly preview: Preview | null = $derived.by(() => {
    const { game, position, players } = this.#running;
    return this.ready === null ? null : preview(game, position, players, this.ready);
  });
  readonly selected: Place | null = $derived.by(
    () => this.picking.picked.at(-1) ?? (this.ready === null ? null : (this.#ui.places(this.ready)[0] ?? null))
  );

  begin(): void {
    this.why = null;
    this.picking = opening(this.chips, this.#ui.places);
  }

  /** After a change: what was picked stays only if it still means something. */
  review(): void {
    const still = this.why === null && this.picking !== NOTHING && this.narrowed.moves.length > 0;
    if (!still) this.begin();
  }

  /** Picks an action, lets it go again, or says why it is not possible. */
  choose(kind: string): void {
    const chip = this.chips.find((each) => each.kind === kind);
    if (chip === undefined) return;
    if (chip.moves.length === 0) {
      this.why = whyNotKind(this.#asking(), kind);
      return;
    }
    const again = this.why === null && this.picking.kind === kind && this.picking.picked.length === 0;
    this.why = null;
    this.picking = again ? opening(this.chips, this.#ui.places) : { kind, picked: [] };
  }

  tap(place: Place): void {
    if (this.options.length === 0) return;
    const next = pick(this.options, this.#ui.places, this.picking, place);
    this.why = next === null ? whyNotPlace(this.#asking(), this.picking.kind, place) : null;
    if (next !== null) this.picking = next;
  }

  /** Names the move outright: a variant, or what would help. */
  mean(move: Move): void {
    this.why = null;
    const { kind, picked } = this.picking;
    this.picking = kind === null || kind === move.kind ? { kind, picked, meant: move } : meaning(move);
  }

  back(): void {
    if (this.why !== null) {
      this.why = null;
      return;
    }
    const next = stepBack(this.picking);
    this.picking = next === NOTHING ? opening(this.chips, this.#ui.places) : next;
  }

  #asking() {
    const { game, position } = this.#running;
    const { seat, view } = this.#who()!;
    return { game, position, view, ui: this.#ui, options: this.options, chips: this.chips, seat };
  }
}

const meaning = (move: Move): Picking => ({ kind: move.kind, picked: [], meant: move });
