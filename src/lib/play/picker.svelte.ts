import {
  canonical,
  feasible,
  options,
  positionAfter,
  previewSequence,
  refuse,
  viewOf,
  withForegone,
  type MoveSequence,
  type LegalMove,
  type Move,
  type Position,
  type Preview,
  type Seat
} from '$lib/kernel';
import type { GameUi, Place, Target } from './game-ui';
import { litTargets } from './badges';
import { chipOf, chipsFor, type Chip } from './chips';
import { gather, gatherAt, type Gathered } from './gathering';
import { narrow, NOTHING, opening, pick, stepBack, type Narrowed, type Picking } from './picking';
import type { RunningGame } from './running.svelte';
import { whyNotChip, whyNotPlace, type WhyNot } from './why';

/** Ways of one thing that stand beside each other in the head of a card. */
const MOST_TABS = 3;
/** More than this and they are rows of their own. */
const MOST_WAYS = 24;

/** Who picks, and with which eyes; null when nobody may. */
export interface Picks {
  readonly seat: Seat;
  readonly view: Position;
}

/** Counters and moves in words. */
interface Words {
  readonly nameOf: (counter: string) => string;
  readonly describe: (move: Move) => string;
}

/** From a chip and the tapped places to one sequence, its price and gain, or the reason why not. */
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
    return chipsFor(this.#running.game, this.#running.position, this.options, who.seat, this.#ui.moves);
  });
  readonly narrowed: Narrowed = $derived.by(() => narrow(this.options, this.#ui.moves, this.picking));
  /** What the picked places can mean, longer sequences first. */
  readonly #sequences: readonly MoveSequence[] = $derived.by(() => {
    const { game, position } = this.#running;
    const { ready, variants } = this.narrowed;
    const moves = ready === null ? variants : [ready];
    const who = this.#who();
    if (who === null || this.picking.picked.length === 0) {
      return moves.map((move) => this.#whole([move]));
    }
    const plans = moves
      .flatMap((move) => this.#ui.moves.plans(move, who.view))
      .filter((plan): plan is MoveSequence => plan.length > 0 && feasible(game, position, plan as MoveSequence));
    const sequences = [...plans, ...moves.map((move): MoveSequence => [move])].map((sequence) => this.#whole(sequence));
    return [...new Map(sequences.map((sequence) => [canonical(sequence), sequence])).values()];
  });
  /** The same, with what is odd apart from what is usually meant. */
  readonly #ways: { readonly usual: readonly MoveSequence[]; readonly odd: readonly MoveSequence[] } = $derived.by(
    () => {
      const who = this.#who();
      const sequences = this.#sequences;
      if (who === null || this.picking.picked.length === 0) return { usual: sequences, odd: [] };
      const oddness = sequences.map((each) => this.#ui.moves.oddness(each, who.view));
      const least = Math.min(...oddness);
      return {
        usual: sequences.filter((_, n) => oddness[n] === least),
        odd: sequences.filter((_, n) => oddness[n] !== least)
      };
    }
  );
  /** What is meant, before its price is put together. */
  readonly #begun: MoveSequence | null = $derived.by(() => {
    const { meant, picked } = this.picking;
    if (meant !== undefined) return feasible(this.#running.game, this.#running.position, meant) ? meant : null;
    const { usual } = this.#ways;
    const { ready, targets } = this.narrowed;
    const certain = ready !== null || (picked.length > 0 && targets.length === 0 && usual.length <= MOST_TABS);
    return certain && (picked.length > 0 || usual.length === 1) ? (usual[0] ?? null) : null;
  });
  /** The price of what is meant, or of what was bought already, as far as its parts can be chosen. */
  readonly #price: Gathered | null = $derived.by(() => {
    const asking = this.#gathering;
    if (asking === null) return null;
    const begun = this.#begun ?? [];
    if (begun.length === 0 && !this.options.some(({ move }) => this.#ui.moves.gathers(move))) return null;
    return gather(asking, begun, this.picking.parts ?? []);
  });
  readonly targets: readonly Target[] = $derived.by(() => {
    if (this.#price !== null) return this.#partTargets(this.#price);
    if (this.#begun !== null) return [];
    const { moves, targets } = this.narrowed;
    const { game, position } = this.#running;
    const depth = this.picking.picked.length;
    return litTargets({ game, position, ui: this.#ui, moves, targets, depth, ...this.#words });
  });
  /** The parts of the price that are chosen or taken for granted. */
  readonly taken: readonly Place[] = $derived.by(() => this.#price?.taken ?? []);
  /** The sequence that waits for its confirmation. */
  readonly ready: MoveSequence | null = $derived.by(() => this.#price?.whole ?? this.#begun);
  /** Ways of one thing: offered in the head of its card, with the one that is meant. */
  readonly tabs: readonly MoveSequence[] = $derived.by(() =>
    this.#ofThis && this.#ways.usual.length > 1 ? this.#ways.usual : []
  );
  /** What is odd but can be meant by the same touch. */
  readonly others: readonly MoveSequence[] = $derived.by(() => (this.#ofThis ? this.#ways.odd : []));
  /** Whether what is ready is one of the things that the touch can mean. */
  readonly #ofThis = $derived.by(() => {
    const begun = this.#begun;
    if (begun === null || this.picking.picked.length === 0) return false;
    const own = canonical(begun);
    return this.#sequences.length <= MOST_WAYS && this.#sequences.some((each) => canonical(each) === own);
  });
  /** Whether this is the sequence that is meant. */
  isMeant = (sequence: MoveSequence): boolean => this.#begun !== null && canonical(this.#begun) === canonical(sequence);
  /** Sequences that no further place tells apart: offered in words. */
  readonly variants: readonly MoveSequence[] = $derived.by(() => (this.ready === null ? this.#sequences : []));
  readonly preview: Preview | null = $derived.by(() => {
    const { game, position, players } = this.#running;
    return this.ready === null ? null : previewSequence(game, position, players, this.ready);
  });
  /** The position that what is ready leads to; null where chance or something hidden has a say. */
  readonly outcome: Position | null = $derived.by(() => {
    const { game, position } = this.#running;
    return this.ready === null ? null : positionAfter(game, position, this.ready);
  });
  readonly selected: Place | null = $derived.by(
    () =>
      this.picking.picked.at(-1) ??
      (this.ready === null ? null : (this.#ui.moves.places(this.ready.at(-1)!)[0] ?? null))
  );

  /** What has no chip can be done as well as the only chip: then neither is chosen for anybody. */
  #opening(): Picking {
    const aside = this.options.some(({ move }) => chipOf(this.#ui.moves, move.kind) === null);
    return aside ? NOTHING : opening(this.chips, this.#ui.moves);
  }

  readonly #gathering = $derived.by(() => {
    const who = this.#who();
    const { game, position } = this.#running;
    return who === null ? null : { game, position, ui: this.#ui, seat: who.seat };
  });

  /** A touch on a part of the price, as what it leads to. */
  #part(place: Place): Picking | null {
    const [asking, price] = [this.#gathering, this.#price];
    return asking === null || price === null ? null : gatherAt(asking, this.#begun ?? [], price, this.picking, place);
  }

  /** Where the parts lie that may come next; of a place with several, each of them. */
  #partTargets({ parts }: Gathered): Target[] {
    const { part } = this.picking;
    const places = parts.flatMap((move) => {
      const [first, second] = this.#ui.moves.places(move);
      return first === part && second !== undefined ? [first!, second] : [first!];
    });
    return [...new Set(places)].map((place) => ({ place }));
  }

  /** The sequence with the answers after it that make no difference. */
  #whole(sequence: MoveSequence): MoveSequence {
    const { game, position } = this.#running;
    const { foregone } = this.#ui;
    return foregone === undefined
      ? sequence
      : withForegone(game, position, sequence, (after) => foregone(viewOf(game, after, sequence[0].seat)));
  }

  begin(): void {
    this.why = null;
    this.picking = this.#opening();
  }

  /** After a change: what was picked stays only if it still means something. */
  review(): void {
    const means = this.picking.meant === undefined ? this.narrowed.moves.length > 0 : this.#begun !== null;
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

  /** Whether a tap on this place leads on, and not to a reason why not. */
  leadsOn = (place: Place): boolean => pick(this.options, this.#ui.moves, this.picking, place) !== null;

  tap(place: Place): void {
    if (this.options.length === 0) return;
    const part = this.#part(place);
    const next = part ?? pick(this.options, this.#ui.moves, this.picking, place);
    this.why = next === null ? whyNotPlace(this.#asking(), this.picking.chip, place) : null;
    if (next !== null) this.picking = next;
  }

  /** What the last touch plays without a card: a small step, the smallest where there are several. */
  readonly atOnce: MoveSequence | null = $derived.by(() => {
    const { picked, chip, meant } = this.picking;
    if (meant !== undefined) return this.#isSmall([meant], true) ? meant : null;
    if ((picked.length === 0 && chip === null) || this.narrowed.targets.length > 0) return null;
    if (picked.length === 0 && this.narrowed.ready === null) return null;
    return this.#isSmall(this.#sequences, picked.length !== 1) ? this.#sequences[0]! : null;
  });

  /** Steps that need no card. What costs something or is warned of is asked for, unless it is always small. */
  #isSmall(sequences: readonly MoveSequence[], second: boolean): boolean {
    const { game, position, players } = this.#running;
    const always = this.#ui.moves.atOnce;
    if (sequences.length === 0 || !sequences.every((each) => each.length === 1 && always(each[0]) !== false))
      return false;
    if (sequences.every(([move]) => always(move) === true && this.#ui.moves.places(move).length > 0)) return true;
    if (!second || sequences.length > 1) return false;
    const { price, warnings, chance } = previewSequence(game, position, players, sequences[0]!);
    return Object.keys(price).length === 0 && warnings.length === 0 && !chance;
  }

  /** Names the sequence outright: a variant, or what would help. */
  mean(sequence: MoveSequence): void {
    this.why = null;
    const { chip, picked } = this.picking;
    this.picking = { chip, picked, meant: sequence };
  }

  /** False where nothing was picked: what is ready was bought already, and waits to be paid for. */
  back(): boolean {
    if (this.why !== null) {
      this.why = null;
      return true;
    }
    const { picked, meant, parts = [], chip } = this.picking;
    if (this.#price !== null && picked.length + parts.length === 0 && meant === undefined && this.#begun === null)
      return false;
    const next = stepBack(this.picking);
    this.picking = next === NOTHING || (picked.length === 0 && chip === null) ? this.#opening() : next;
    return true;
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
