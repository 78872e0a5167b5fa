import {
  feasible,
  options,
  previewDeed,
  refuse,
  type Deed,
  type LegalMove,
  type Move,
  type Position,
  type Preview,
  type Seat
} from '$lib/kernel';
import type { GameUi, Place, Target } from '$lib/ui/game-ui';
import { litTargets } from './badges';
import { chipOf, chipsFor, type Chip } from './chips';
import { narrow, NOTHING, opening, pick, stepBack, type Narrowed, type Picking } from './picking';
import type { RunningGame } from './running.svelte';
import { whyNotChip, whyNotPlace, type WhyNot } from './why';

/** Who picks, and with which eyes; null when nobody may. */
export interface Picks {
  readonly seat: Seat;
  readonly view: Position;
}

/** Counters and moves in words. */
export interface Words {
  readonly nameOf: (counter: string) => string;
  readonly describe: (move: Move) => string;
}

/** From a chip and the tapped places to one deed, its price and gain, or the reason why not. */
export class Picker {
  readonly #running: RunningGame;
  readonly #ui: GameUi<Position>;
  readonly #who: () => Picks | null;
  readonly #words: Words;

  picking: Picking = $state.raw(NOTHING);
  why: WhyNot | null = $state.raw(null);

  constructor(running: RunningGame, ui: GameUi<Position>, who: () => Picks | null, words: Words) {
    this.#running = running;
    this.#ui = ui;
    this.#who = who;
    this.#words = words;
  }

  readonly options: readonly LegalMove[] = $derived.by(() => {
    const who = this.#who();
    return who === null ? [] : options(this.#running.game, this.#running.position, who.seat);
  });
  readonly chips: readonly Chip[] = $derived.by(() => {
    const who = this.#who();
    if (who === null) return [];
    return chipsFor(this.#running.game, this.#running.position, this.options, who.seat, this.#ui);
  });
  readonly narrowed: Narrowed = $derived.by(() => narrow(this.options, this.#ui, this.picking));
  /** What the picked places can mean, longer deeds first. */
  readonly #deeds: readonly Deed[] = $derived.by(() => {
    const { game, position } = this.#running;
    if (this.picking.meant !== undefined) {
      return feasible(game, position, this.picking.meant) ? [this.picking.meant] : [];
    }
    const { ready, variants } = this.narrowed;
    const moves = ready === null ? variants : [ready];
    const who = this.#who();
    if (this.#ui.plans === undefined || who === null || this.picking.picked.length === 0) {
      return moves.map((move): Deed => [move]);
    }
    const plans = moves
      .flatMap((move) => this.#ui.plans!(move, who.view))
      .filter((plan): plan is Deed => plan.length > 0 && feasible(game, position, plan as Deed));
    return [...plans, ...moves.map((move): Deed => [move])];
  });
  readonly #certain = $derived.by(() => this.picking.meant !== undefined || this.narrowed.ready !== null);
  readonly targets: readonly Target[] = $derived.by(() => {
    if (this.#certain) return [];
    const { moves, targets } = this.narrowed;
    const { game, position } = this.#running;
    const depth = this.picking.picked.length;
    return litTargets({ game, position, ui: this.#ui, moves, targets, depth, ...this.#words });
  });
  /** The deed that waits for its confirmation. */
  readonly ready: Deed | null = $derived.by(() => (this.#certain && this.#deeds.length === 1 ? this.#deeds[0]! : null));
  /** Deeds that no further place tells apart: offered in words. */
  readonly variants: readonly Deed[] = $derived.by(() => (this.ready === null ? this.#deeds : []));
  readonly preview: Preview | null = $derived.by(() => {
    const { game, position, players } = this.#running;
    return this.ready === null ? null : previewDeed(game, position, players, this.ready);
  });
  readonly selected: Place | null = $derived.by(
    () => this.picking.picked.at(-1) ?? (this.ready === null ? null : (this.#ui.places(this.ready.at(-1)!)[0] ?? null))
  );

  /** What has no chip can be done as well as the only chip: then neither is chosen for anybody. */
  #opening(): Picking {
    const aside = this.options.some(({ move }) => chipOf(this.#ui, move.kind) === null);
    return aside ? NOTHING : opening(this.chips, this.#ui);
  }

  begin(): void {
    this.why = null;
    this.picking = this.#opening();
  }

  /** After a change: what was picked stays only if it still means something. */
  review(): void {
    const { meant } = this.picking;
    const means = meant === undefined ? this.narrowed.moves.length > 0 : this.#deeds.length > 0;
    if (this.why !== null || this.picking === NOTHING || !means) this.begin();
  }

  /** Picks a chip, lets it go again, or says why it is not possible. */
  choose(name: string): void {
    const chip = this.chips.find((each) => each.name === name);
    if (chip === undefined) return;
    if (chip.moves.length === 0) {
      this.why = whyNotChip(this.#asking(), chip);
      return;
    }
    const again = this.why === null && this.picking.chip === name && this.picking.picked.length === 0;
    this.why = null;
    this.picking = again ? this.#opening() : { chip: name, picked: [] };
  }

  tap(place: Place): void {
    if (this.options.length === 0) return;
    const next = pick(this.options, this.#ui, this.picking, place);
    this.why = next === null ? whyNotPlace(this.#asking(), this.picking.chip, place) : null;
    if (next !== null) this.picking = next;
  }

  /** What the last tap plays without a card: a small step, the smallest where there are several. */
  readonly atOnce: Deed | null = $derived.by(() => {
    const { atOnce } = this.#ui;
    if (atOnce === undefined || this.picking.picked.length === 0 || this.picking.meant !== undefined) return null;
    const deeds = this.narrowed.targets.length > 0 ? [] : this.#deeds;
    return deeds.length > 0 && deeds.every((deed) => deed.length === 1 && atOnce(deed[0])) ? deeds[0]! : null;
  });

  /** Names the deed outright: a variant, or what would help. */
  mean(deed: Deed): void {
    this.why = null;
    const { chip, picked } = this.picking;
    this.picking = { chip, picked, meant: deed };
  }

  back(): void {
    if (this.why !== null) {
      this.why = null;
      return;
    }
    const next = stepBack(this.picking);
    this.picking = next === NOTHING ? this.#opening() : next;
  }

  /** The reason why this move is not possible now. */
  refuse(move: Move) {
    return refuse(this.#running.game, this.#running.position, move);
  }

  #asking() {
    const { game, position } = this.#running;
    const { seat, view } = this.#who()!;
    return { game, position, view, ui: this.#ui, options: this.options, chips: this.chips, seat };
  }
}
