import { awaited, open, viewOf, type Deed, type Decision, type Move, type Position, type Seat } from '$lib/kernel';
import { t, type GameTexts, type Names, type Params } from '$lib/i18n';
import type { GameUi, Overlaid, Place, PlayEvent, Touch } from '$lib/ui/game-ui';
import { BotDriver } from './bot-driver.svelte';
import { EdgeQuestions } from './edge-questions.svelte';
import { publicScore } from './history';
import { choosesInSecret, handOverTo, mayDecide, whoDecides, whoLooks, type Sitting } from './holding';
import { Picker, type Picks } from './picker.svelte';
import type { RunningGame } from './running.svelte';
import { screen } from './screen.svelte';
import type { TabPlace } from './tab.svelte';

/**
 * What the people do with a running game: who looks, who decides, what is picked and confirmed. It knows
 * no game; everything comes from the kernel and the game's ui.
 */
export class Desk {
  readonly running: RunningGame;
  readonly ui: GameUi<Position>;
  readonly texts: GameTexts;
  readonly bots: BotDriver;
  readonly names: Names;
  readonly picker: Picker;
  readonly edges: EdgeQuestions;

  /** This tab's place among others that have the game open. */
  tab: TabPlace | null = null;
  /** Whether this tab plays. A tab that follows shows the same board and decides nothing. */
  playing = $state(false);
  /** Who said "I am": the device is in their hand for as long as something is theirs alone. */
  holder = $state<Seat | null>(null);
  /** Who touched the board last. */
  touched = $state<Seat | null>(null);
  wanted = $state<Seat | null>(null);
  /** What is drawn over the board, as long as somebody wants to see it. */
  overlay: Overlaid | null = $state.raw(null);
  asksUndo = $state(false);
  /** A moment of the past that is looked at; the game itself stays where it is. */
  past: { readonly n: number; readonly view: Position; readonly last: readonly Place[] } | null = $state.raw(null);
  /** What was done on this screen, for lessons. */
  did: readonly PlayEvent[] = $state.raw([]);

  /** What was picked is being played: the next question begins afresh, even if it could mean the same. */
  #spent = false;

  constructor(running: RunningGame, ui: GameUi<Position>, texts: GameTexts) {
    this.running = running;
    this.ui = ui;
    this.texts = texts;
    this.bots = new BotDriver(running);
    this.names = { seat: running.nameOf };
    this.picker = new Picker(running, ui, () => this.#picks, {
      nameOf: (counter) => this.say(`counter.${counter}`),
      describe: (move) => this.describe([move])
    });
    this.edges = new EdgeQuestions(running, ui, () => this.view);
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
  readonly decision: Decision | null = $derived.by(
    () => open(this.#position).find((decision) => decision.seat === this.focus) ?? null
  );
  readonly waiting: readonly Seat[] = $derived.by(() => (this.running.over ? [] : awaited(this.#position)));
  /** People who may decide now besides the one whose panel is lit. */
  readonly mayAlso: readonly Seat[] = $derived.by(() =>
    mayDecide(this.#position, this.persons).filter((seat) => seat !== this.focus)
  );
  readonly secret = $derived.by(() => this.focus !== null && choosesInSecret(this.#position, this.focus));
  /** A secret that is chosen in front of everyone: face down. */
  readonly faceDown = $derived.by(() => this.secret && this.layout === 'table' && this.persons.length > 1);
  readonly totals: readonly number[] = $derived.by(() => publicScore(this.running.game, this.#position).totals);
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
  readonly stage = $derived.by(() =>
    this.#picks === null || this.past !== null || this.decision === null
      ? null
      : (this.ui.stages?.[this.decision.kind] ?? null)
  );
  readonly last: readonly Place[] = $derived.by(() => [
    ...new Set(this.running.last.flatMap((move) => this.ui.places(move)))
  ]);
  /** What can be touched, on every board alike. */
  readonly touch: Touch = $derived.by(() => {
    if (this.past !== null) return { last: this.past.last };
    const { targets, selected, why } = this.picker;
    return { targets, selected, last: this.last, refused: why?.place ?? null, onpick: this.tap };
  });

  say = (key: string, params?: Params): string => this.texts.say(key, params, this.names);
  /** The points that stand beside a seat: those it has, or what it would end with. */
  pointsOf = (seat: Seat): number => this.ui.points?.(this.view, seat) ?? this.totals[seat] ?? 0;
  ruleAt = (place: Place | null): string | null => (place === null ? null : (this.ui.ruleAt?.(place) ?? null));
  /** What a seat plays, where the game has a name for it. */
  titleOf = (seat: Seat): string | null => {
    const title = this.ui.title?.(this.view, seat) ?? null;
    return title === null ? null : this.say(title.key, title.params);
  };
  /** A deed in words: its moves one after the other, or what all of them do where they do the same. */
  describe = (deed: Deed): string => {
    const all = `move.${deed[0].kind}.all`;
    const alike = deed.length > 1 && deed.every(({ kind }) => kind === deed[0].kind);
    if (alike && this.texts.has(all)) return this.say(all, { ...deed[0], n: deed.length });
    return deed
      .map((move, i) => {
        const { key, params } = this.ui.describe(move, this.view);
        const words = this.say(key, { ...move, ...params });
        // Inside a sentence it goes on small; names in capitals, such as E10, stay as they are.
        return i === 0 ? words : words.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLocaleLowerCase());
      })
      .join(t('play.then'));
  };

  /** What the button that confirms a move says: its own words where it has some, else those of its kind. */
  deedOf = (move: Move): string => {
    const own = `${this.ui.describe(move, this.view).key}.deed`;
    return this.say(this.texts.has(own) ? own : `move.${move.kind}.deed`, move);
  };

  /** The sprite of a move: its own where it has one, else that of its kind. */
  pictureOf = (move: Move): string => this.ui.picture?.(move) ?? this.ui.icon(move.kind);

  /** Begins or ceases to play in this tab. */
  play(playing: boolean): void {
    this.playing = playing;
    this.#shown();
  }

  #shown(): void {
    this.past = null;
    const { position } = this.running;
    if (this.holder !== null && !choosesInSecret(position, this.holder)) this.holder = null;
    if (this.#spent) this.picker.begin();
    else this.picker.review();
    this.#spent = false;
    const due = this.playing ? this.edges.due() : null;
    if (due !== null) void this.running.play(due);
    if (!this.playing || due !== null) this.bots.rest();
    else this.bots.wake();
    if (this.running.over) this.tell('end');
    else if (this.running.news.deeds.some((move) => this.running.isBot(move.seat))) this.tell('bot');
  }

  choose(kind: string): void {
    this.touched = this.focus;
    this.picker.choose(kind);
    this.tell(this.picker.why === null ? 'select' : 'why');
  }

  tap = (place: Place): void => {
    if (this.running.busy || this.picker.options.length === 0) return;
    this.touched = this.focus;
    const { chip } = this.picker.picking;
    this.picker.tap(place);
    this.tell(this.picker.why === null ? 'select' : 'why');
    const { atOnce } = this.picker;
    if (atOnce === null) return;
    // The chip stays chosen: a small step is made on the way to something else.
    this.picker.picking = { chip, picked: [] };
    void this.confirm(atOnce);
  };

  /** Plays the deed that was picked, or one that was chosen face down. */
  async confirm(deed: Deed | null = this.picker.ready): Promise<void> {
    if (deed === null || this.running.busy || !this.playing) return;
    this.touched = deed[0].seat;
    this.wanted = null;
    this.edges.ask();
    const secret = this.secret;
    this.#spent = deed === this.picker.ready;
    await this.running.play(...deed);
    this.tell('confirm');
    if (secret) this.tell('handover');
  }

  /** An answer from somebody's own edge, perhaps before it is asked. */
  async answer(decision: Decision, yes: boolean): Promise<void> {
    if (this.running.busy || !this.playing) return;
    const move = this.edges.answer(decision, yes);
    if (move === null) return;
    this.edges.ask();
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

  /** Looks at the board as it was after n moves; null comes back to now. */
  lookBack(n: number | null): void {
    if (n === null || n === this.running.n) {
      this.past = null;
      return;
    }
    const { view, deeds } = this.running.pastAt(n);
    this.past = { n, view, last: [...new Set(deeds.flatMap((move) => this.ui.places(move)))] };
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
    if (await this.running.undo(consent)) this.tell('undo');
  }

  async redo(): Promise<void> {
    if (this.running.canRedo && this.playing) await this.running.redo();
  }

  tell(event: PlayEvent): void {
    this.did = [...this.did, event];
  }

  close(): void {
    this.bots.close();
    this.running.close();
  }
}
