import {
  awaited,
  answerable,
  viewOf,
  type MoveSequence,
  type Decision,
  type Move,
  type Position,
  type Refusal,
  type Seat
} from '$lib/kernel';
import { t, type GameTexts, type Names, type Params } from '$lib/i18n';
import type { GameUi, Overlaid, Place, PlayEvent, Touch } from './game-ui';
import { BotDriver } from './bot-driver.svelte';
import { Hurry } from './hurry.svelte';
import { QuickPrompts } from './quick-prompts.svelte';
import { publicScore } from './history';
import { choosesInSecret, handOverTo, mayDecide, whoDecides, whoLooks, type Sitting } from './holding';
import { Picker, type Picks } from './picker.svelte';
import { recapOf, type Deed } from './recap';
import type { RunningGame } from './running.svelte';
import { screen } from './screen.svelte';
import { TurnEnds } from './turn-ends.svelte';
import type { TabPlace } from './tab.svelte';
import type { What } from './what';

/**
 * What the people do with a running game: who looks, who decides, what is picked and confirmed. It knows
 * no game; everything comes from the kernel and the game's ui.
 */
export class PlayController {
  readonly running: RunningGame;
  readonly ui: GameUi<Position>;
  readonly texts: GameTexts;
  readonly bots: BotDriver;
  readonly names: Names;
  readonly picker: Picker;
  readonly edges: QuickPrompts;
  readonly hurry: Hurry;
  readonly ends: TurnEnds;

  /** This tab's place among others that have the game open. */
  tab: TabPlace | null = null;
  /** Whether this tab plays. A tab that follows shows the same board and decides nothing. */
  playing = $state(false);
  /** Who said "I am": the device is in their hand for as long as something is theirs alone. */
  holder = $state<Seat | null>(null);
  /** Who touched the board last. */
  touched = $state<Seat | null>(null);
  wanted = $state<Seat | null>(null);
  /** Whose own board is looked at, at its edge of the table. */
  peeked = $state<Seat | null>(null);
  /** What is drawn over the board, as long as somebody wants to see it. */
  overlay: Overlaid | null = $state.raw(null);
  /** Brings what is lit into sight where the screen does not show all at once; false if it is there already. */
  bring: (() => boolean) | null = null;
  /** A thing of the board whose card lies open, and where it was touched. */
  explained: { readonly thing: string; readonly place: Place } | null = $state.raw(null);
  asksUndo = $state(false);
  /** The rules lie open in a seat's panel, at this section; an empty one is their beginning. */
  book: { readonly section: string; readonly seat: Seat } | null = $state.raw(null);
  /** A moment of the past that is looked at; the game itself stays where it is. */
  past: {
    readonly n: number;
    readonly view: Position;
    readonly last: readonly Place[];
    readonly mover: Seat | null;
  } | null = $state.raw(null);
  /** What was done on this screen, for lessons. */
  did: readonly PlayEvent[] = $state.raw([]);

  /** What was picked is being played: the next question begins afresh, even if it could mean the same. */
  #spent = false;

  constructor(running: RunningGame, ui: GameUi<Position>, texts: GameTexts) {
    this.running = running;
    this.hurry = new Hurry(this);
    this.ui = ui;
    this.texts = texts;
    this.bots = new BotDriver(running);
    this.names = { seat: running.nameOf };
    this.picker = new Picker(running, ui, () => this.#picks, {
      nameOf: (counter) => this.say(`counter.${counter}`),
      describe: (move) => this.describe([move])
    });
    this.edges = new QuickPrompts(running, ui, () => this.view);
    this.ends = new TurnEnds(running, ui);
    running.onshow = () => this.#shown();
  }

  readonly layout = $derived.by(() => (screen.small ? 'pass' : this.running.record.layout));
  readonly persons: readonly Seat[] = $derived.by(() => this.running.persons);
  readonly #sitting: Sitting = $derived.by(() => ({
    layout: this.layout,
    persons: this.persons,
    holder: this.holder,
    wanted: this.wanted
  }));
  readonly #position: Position = $derived.by(() => this.running.position);

  /** The person whose panel is lit. */
  readonly focus: Seat | null = $derived.by(() =>
    this.running.over ? null : whoDecides(this.#position, this.#sitting)
  );
  /** Whom the device must be given to before anything is shown. */
  readonly handOver: Seat | null = $derived.by(() =>
    this.running.over || !this.playing ? null : handOverTo(this.#position, this.#sitting)
  );
  readonly looks: Seat | null = $derived.by(() =>
    this.playing && this.handOver === null ? whoLooks(this.#position, this.#sitting) : null
  );
  /** All that is drawn comes from here. */
  readonly view: Position = $derived.by(() => viewOf(this.running.game, this.#position, this.looks));
  /** What the boards, panels and strips show: this moment, or the past one that is looked at. */
  readonly shown: Position = $derived.by(() => this.past?.view ?? this.view);
  readonly decision: Decision | null = $derived.by(
    () => answerable(this.#position).find((decision) => decision.seat === this.focus) ?? null
  );
  readonly waiting: readonly Seat[] = $derived.by(() => (this.running.over ? [] : awaited(this.#position)));
  /** People who may decide now besides the one whose panel is lit. */
  readonly mayAlso: readonly Seat[] = $derived.by(() =>
    mayDecide(this.#position, this.persons).filter((seat) => seat !== this.focus)
  );
  readonly secret = $derived.by(() => this.focus !== null && choosesInSecret(this.#position, this.focus));
  /** A secret that is chosen in front of everyone: face down. */
  readonly faceDown = $derived.by(() => this.secret && this.layout === 'table' && this.persons.length > 1);
  readonly totals: readonly number[] = $derived.by(() => {
    const { game } = this.running;
    return (this.past === null ? publicScore(game, this.#position) : game.score(this.past.view)).totals;
  });
  /** What lies under cover is changed by whoever chose it, not taken back by somebody else. */
  readonly canUndo = $derived.by(
    () => this.running.canUndo && (this.persons.length === 1 || Object.keys(this.#position.sealed).length === 0)
  );
  /** People who may take the panel by touching their seat: all who are asked, unless they must not be seen. */
  readonly mayAsk: readonly Seat[] = $derived.by(() =>
    this.playing && (this.layout === 'table' || !this.secret) ? this.mayAlso : []
  );
  /** Nobody is in the middle of a turn of several moves. */
  readonly betweenTurns = $derived.by(
    () => this.running.over || this.running.n === 0 || (this.focus !== null && this.running.lastSeat !== this.focus)
  );
  readonly #picks: Picks | null = $derived.by(() =>
    this.focus === null || this.handOver !== null || !this.playing || this.faceDown
      ? null
      : { seat: this.focus, view: this.view }
  );

  /** The component that stands in the board's place while this decision is made. */
  readonly screen = $derived.by(() =>
    this.#picks === null || this.past !== null || this.decision === null
      ? null
      : (this.ui.screens?.[this.decision.kind] ?? null)
  );
  readonly last: readonly Place[] = $derived.by(() => [
    ...new Set(this.running.last.flatMap((move) => this.ui.moves.places(move)))
  ]);
  /** Where the move that waits for its confirmation would destroy something. */
  readonly doomed: readonly Place[] = $derived.by(() => {
    const facts = this.picker.preview?.facts;
    return facts === undefined ? [] : (this.ui.doomed?.(facts) ?? []);
  });
  /** Whose last turn the recap begins with: who decides, else the person who decided last or comes first. */
  readonly #reader: Seat | null = $derived.by(() => this.focus ?? this.touched ?? this.persons[0] ?? null);
  /** Everything since that turn. */
  readonly recap: readonly Deed[] = $derived.by(() =>
    this.#reader === null || this.running.n === 0 || this.running.over ? [] : recapOf(this, this.#reader)
  );
  /** A deed of the recap that is shown on the board. */
  ringed: Deed | null = $state.raw(null);
  /** They fade when the first question is opened. */
  readonly #numbers = $derived.by(() => {
    if (this.faceDown || this.picker.picking.picked.length > 0 || this.picker.ready !== null) return [];
    const seats = this.recap.filter(({ number }) => number !== null);
    return seats.flatMap(({ places, number, seat }) => {
      const colour = `var(--seat-${this.running.colourOf(seat)})`;
      return places.map((place) => ({ place, n: number!, colour }));
    });
  });
  /** What can be touched, on every board alike. */
  readonly touch: Touch = $derived.by(() => {
    if (this.past !== null) return { last: this.past.last, mover: this.past.mover };
    const { targets, selected, taken, why } = this.picker;
    const mover = this.running.last.at(-1)?.seat ?? null;
    const last = this.ringed?.places ?? this.last;
    const numbers = this.ringed === null ? this.#numbers : [];
    return {
      targets,
      selected,
      taken,
      numbers,
      last,
      mover,
      refused: why === null || why.asked ? null : why.place,
      doomed: this.doomed,
      looked: this.explained?.place ?? null,
      onpick: this.tap
    };
  });

  say = (key: string, params?: Params): string => this.texts.say(key, params, this.names);
  /** What a fact speaks of, in words for everyone; of a refusal, for whoever decides. */
  inWords = (params: Params, reader: Seat | null = null): Params =>
    this.ui.inWords?.(params, this.view, reader) ?? params;
  why = ({ key, params = {} }: Refusal): string => this.say(`refusal.${key}`, this.inWords(params, this.focus));
  /** The points that stand beside a seat: those it has, or what it would end with. */
  pointsOf = (seat: Seat): number => this.ui.points?.(this.shown, seat) ?? this.totals[seat] ?? 0;
  /** Those points are what the seat would end with, if the game ended now. */
  readonly forecasts = $derived.by(() => this.ui.points === undefined && (this.past !== null || !this.running.over));
  ruleAt = (place: Place | null): string | null => (place === null ? null : (this.ui.ruleAt?.(place) ?? null));
  /** What a seat plays, where the game has a name for it. */
  titleOf = (seat: Seat): string | null => {
    const title = this.ui.title?.(this.shown, seat) ?? null;
    return title === null ? null : this.say(title.key, title.params);
  };
  /** A sequence in words: its moves one after the other, or what all of them do where they do the same. */
  describe = (sequence: MoveSequence): string => {
    const all = `move.${sequence[0].kind}.all`;
    const alike = sequence.length > 1 && sequence.every(({ kind }) => kind === sequence[0].kind);
    if (alike && this.texts.has(all)) return this.say(all, { ...sequence[0], n: sequence.length });
    return sequence
      .map((move, i) => {
        const { key, params } = this.ui.moves.describe(move, this.view);
        const words = this.say(key, { ...move, ...params });
        // Inside a sentence it goes on small; names in capitals, such as E10, stay as they are.
        return i === 0 ? words : words.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLocaleLowerCase());
      })
      .join(t('play.then'));
  };

  /** What the button that confirms a move says: its own words where it has some, else those of its kind. */
  confirmLabel = (move: Move): string => {
    const own = `${this.ui.moves.describe(move, this.view).key}.confirm`;
    return this.say(this.texts.has(own) ? own : `move.${move.kind}.confirm`, move);
  };

  /** The sprite of a chip, of a counter or of a row of the score sheet. */
  iconOf = (name: string): string => this.ui.moves.icon(name) ?? this.ui.icon(name);
  /** The sprite of a move: its own where it has one, else that of its kind. */
  pictureOf = (move: Move): string => this.ui.moves.picture(move) ?? this.iconOf(move.kind);

  /** Begins or ceases to play in this tab. */
  play(playing: boolean): void {
    this.playing = playing;
    this.#shown();
  }

  #shown(): void {
    this.past = null;
    this.explained = null;
    this.asked = null;
    this.ringed = null;
    const { position } = this.running;
    if (this.holder !== null && !choosesInSecret(position, this.holder)) this.holder = null;
    if (this.#spent) this.picker.begin();
    else this.picker.review();
    this.#spent = false;
    const due = this.playing ? (this.edges.due() ?? this.ends.due()) : null;
    if (due !== null) void this.running.play(due);
    if (!this.playing || due !== null) this.bots.rest();
    else this.bots.wake();
    if (this.running.over) this.tell('end');
    else if (this.running.news.moves.some((move) => this.running.isBot(move.seat))) this.tell('bot');
  }

  /** Picks an action. One that is picked already leads to what it lights, where that is not in sight. */
  choose(kind: string): void {
    this.explained = null;
    this.touched = this.focus;
    const { picking, why } = this.picker;
    const before = picking.chip === kind ? null : picking.chip;
    if (picking.chip === kind && picking.picked.length === 0 && why === null && this.bring?.() === true) return;
    this.picker.choose(kind);
    this.tell(this.picker.why === null ? 'select' : 'why');
    this.#atOnce(before);
  }

  /** Names what is meant by its words; a small step is made at once. */
  mean(sequence: MoveSequence): void {
    this.picker.mean(sequence);
    this.#atOnce();
  }

  /** One step back in what was picked; where nothing was, the last move is taken back. */
  back(): void {
    if (!this.picker.back()) void this.undo();
  }

  /** What somebody has touched to see what it is, while it is not theirs to decide. */
  asked: Place | null = $state.raw(null);

  /** What lies or stands at a place; null where there is nothing to say of it. */
  whatAt = (place: Place | null): What | null => (place === null ? null : (this.ui.what?.(place, this.shown) ?? null));

  tap = (place: Place): void => {
    const looks = this.picker.picking.picked.length === 0 && !this.picker.leadsOn(place);
    const thing = looks ? this.thingAt(place) : null;
    this.explained = thing === null ? null : { thing, place };
    if (thing !== null) return;
    if (this.picker.options.length === 0)
      this.asked = this.asked === place || this.whatAt(place) === null ? null : place;
    if (this.running.busy || this.picker.options.length === 0) return;
    this.touched = this.focus;
    const { chip } = this.picker.picking;
    this.picker.tap(place);
    this.tell(this.picker.why === null ? 'select' : 'why');
    this.#atOnce(chip);
  };

  /** What lies or stands at a place and can say what it is. */
  thingAt = (place: Place | null): string | null =>
    place === null ? null : (this.ui.explained?.at(place, this.shown) ?? null);

  /** Opens the card of what was touched in vain. */
  explain(place: Place): void {
    const thing = this.thingAt(place);
    this.picker.back();
    this.explained = thing === null ? null : { thing, place };
  }

  /** Makes a small step without a card. The chip stays chosen: it is made on the way to something else. */
  #atOnce(chip: string | null = this.picker.picking.chip): void {
    const { atOnce } = this.picker;
    if (atOnce === null) return;
    this.picker.picking = { chip, picked: [] };
    void this.confirm(atOnce);
  }

  /** A position as the eyes that look at the screen, or else as this seat, may see it. */
  seen = (position: Position, seat: Seat): Position => viewOf(this.running.game, position, this.looks ?? seat);
  /** The board as it would be with what is ready, for its ghosts. */
  readonly outcome: Position | null = $derived.by(() =>
    this.picker.ready === null || this.picker.outcome === null || this.secret || this.past !== null
      ? null
      : this.seen(this.picker.outcome, this.picker.ready[0].seat)
  );
  /** What becomes of the turn with the sequence that is ready. */
  readonly turnThen = $derived.by(() =>
    this.picker.ready === null ? 'goes on' : this.ends.after(this.picker.outcome, this.picker.ready[0].seat)
  );

  /** Plays the sequence that was picked, or one that was chosen face down; the turn may end with it. */
  async confirm(sequence: MoveSequence | null = this.picker.ready, ends = false): Promise<void> {
    if (sequence === null || this.running.busy || !this.playing) return;
    this.touched = sequence[0].seat;
    this.wanted = null;
    this.edges.ask();
    this.ends.decide(sequence[0].seat, ends);
    const secret = this.secret;
    this.#spent = sequence === this.picker.ready;
    await this.running.play(...sequence);
    this.tell('confirm');
    if (secret) this.tell('handover');
  }

  /** An answer from somebody's own edge, perhaps before it is asked. */
  async answer(decision: Decision, yes: boolean): Promise<void> {
    if (this.running.busy || !this.playing) return;
    const move = this.edges.answer(decision, yes);
    if (move === null) return;
    this.edges.ask();
    this.ends.decide(decision.seat, false);
    await this.running.play(move);
    this.tell('confirm');
  }

  async setOrder(seat: Seat, order: number | undefined): Promise<void> {
    if (!this.playing) return;
    await this.running.setOrder(seat, order);
    this.#shown();
  }

  /** Another person at the table takes the panel, or comes back to change a choice. */
  ask(seat: Seat): void {
    this.wanted = seat;
    this.picker.begin();
  }

  /** "I am": the device has been handed over. */
  claim(seat: Seat): void {
    this.holder = seat;
    this.ask(seat);
    this.tell('handover');
  }

  /** Covers the screen again: the device may be put down. */
  cover(): void {
    this.holder = null;
    this.wanted = null;
  }

  /** Opens the rules, or turns to another section of them. */
  read = (section: string, seat: Seat | null = this.book?.seat ?? this.focus): void => {
    this.book = { section, seat: seat ?? this.persons[0] ?? 0 };
  };

  closeBook(): void {
    this.book = null;
  }

  /** Looks at the board as it was after n moves; null comes back to now. */
  lookBack(n: number | null): void {
    if (n === null || n === this.running.n) {
      this.past = null;
      return;
    }
    const { view, moves } = this.running.pastAt(n, this.looks);
    const last = [...new Set(moves.flatMap((move) => this.ui.moves.places(move)))];
    this.past = { n, view, last, mover: moves.at(-1)?.seat ?? null };
  }

  async undo(consent = false): Promise<void> {
    if (!this.canUndo || !this.playing) return;
    if (!consent && !this.running.undoIsFree) {
      this.asksUndo = true;
      return;
    }
    this.asksUndo = false;
    this.wanted = null;
    this.bots.rest();
    this.edges.hold();
    this.ends.hold();
    if (!(await this.running.undo(consent))) return;
    // An end that came by itself goes back with the deed that led to it.
    while (this.ends.wouldEndAgain() && this.running.undoIsFree && (await this.running.undo()));
    this.tell('undo');
  }

  async redo(): Promise<void> {
    if (this.running.canRedo && this.playing) await this.running.redo();
  }

  tell(event: PlayEvent): void {
    this.did = [...this.did, event];
  }

  close(): void {
    this.hurry.stop();
    this.bots.close();
    this.running.close();
  }
}
