import type { LogHeader, LogRow, Options, Position, Seat, Snapshot } from '$lib/kernel';
import type { Language, Params } from '$lib/i18n/format';

/** The side of the table a person sits at. */
export type Edge = 'south' | 'west' | 'north' | 'east';
export const EDGES: readonly Edge[] = ['south', 'west', 'north', 'east'];

export interface SeatHolder {
  readonly name: string;
  /** 1 to 8, as in the look's tokens. */
  readonly colour: number;
  readonly kind: 'person' | 'bot';
  /** Which of the game's bots plays, for a bot. */
  readonly bot?: string;
  /** What it answers to questions at its edge without being asked: yes up to this much, 0 is no. */
  readonly order?: number;
  readonly edge: Edge;
}

export type Layout = 'table' | 'pass';

/** What home shows of a game without opening it. Derived from the position; the log is the truth. */
export interface Summary {
  readonly next: readonly Seat[];
  readonly over: boolean;
  readonly scores: readonly number[];
  readonly winners: readonly Seat[];
  readonly round: number;
  readonly rounds: number | null;
  /**
   * What each seat played, as keys of the game's texts, once the game is over; empty where the game has no names for it.
   * Records of older versions lack it until the game is opened.
   */
  readonly titles?: readonly (string | null)[];
}

export interface GameRecord extends Summary {
  readonly id: string;
  readonly header: LogHeader;
  readonly seats: readonly SeatHolder[];
  readonly layout: Layout;
  readonly created: number;
  readonly touched: number;
  /** Number of moves, and the hash that covers them all. */
  readonly length: number;
  readonly head: string;
  readonly branchOf?: { readonly id: string; readonly n: number };
  /** When it was deleted; it can be restored until it is purged. */
  readonly deleted?: number;
}

/** A stored game, checked: header, every row, the running hash, and the snapshot if one fits. */
export interface GameState {
  readonly record: GameRecord;
  readonly rows: readonly LogRow[];
  readonly snapshot?: Snapshot<Position>;
}

export type Opened =
  | { readonly ok: true; readonly state: GameState }
  | {
      readonly ok: false;
      /** `newer`: made by a later version of Plateau. `unavailable`: the storage does not answer. */
      readonly why: 'absent' | 'damaged' | 'newer' | 'unavailable';
      /** The first bad row, counted from 0; absent when the header itself is damaged. */
      readonly row?: number;
      /** The sound part: the game up to that row. */
      readonly sound?: GameState;
    };

/** A game that cannot be read at all. `openGame` says why; it can still be deleted. */
export interface DamagedGame {
  readonly id: string;
}

export interface NewGame {
  readonly header: LogHeader;
  readonly seats: readonly SeatHolder[];
  readonly layout: Layout;
  readonly summary: Summary;
  /** For a game that continues another one. */
  readonly rows?: readonly LogRow[];
  readonly snapshot?: Snapshot<Position>;
  readonly branchOf?: { readonly id: string; readonly n: number };
}

/** Why something could not be saved. `conflict`: another tab went on with the game. */
export type Trouble = 'quota' | 'closed' | 'private' | 'aborted' | 'conflict';

export type SaveState = 'saved' | 'saving' | 'unsaved';

/** A game with moves that are only in memory. */
export interface UnsavedGame {
  readonly id: string;
  /** Which game is played. */
  readonly game: string;
}

/** A game's last set-up, offered again next time. */
export interface LastSetup {
  readonly players: number;
  readonly seats: readonly SeatHolder[];
  readonly options: Options;
  readonly layout: Layout;
}

/** One move at a tap, at the usual speed, fast, or without a pause up to one's own turn. */
export type Pace = 'step' | 'normal' | 'fast' | 'skip';

/** One person against bots, as last time. */
interface AloneSetup {
  /** Empty before the first time. */
  readonly name: string;
  /** How each bot plays, by game. */
  readonly bots: Readonly<Record<string, readonly string[]>>;
}

export interface Settings {
  /** Null follows the device. */
  readonly language: Language | null;
  readonly theme: 'system' | 'light' | 'dark';
  readonly motion: 'system' | 'reduced';
  /** Whether a turn in which nothing is left to do ends by itself. */
  readonly turnEnd: 'auto' | 'ask';
  /** How fast others and bots are followed. */
  readonly pace: Pace;
  readonly layout: Layout;
  /** What is heard, and how loud from 0 to 100; whether a phone is felt in the hand. */
  readonly sound: 'off' | 'turns' | 'all';
  readonly volume: number;
  readonly haptics: boolean;
  /** Whether every seat shows how long it has thought. */
  readonly clock: boolean;
  /** By game. */
  readonly lastSetup: Readonly<Record<string, LastSetup>>;
  readonly alone: AloneSetup;
  /** Lessons and hints that were seen, by name. */
  readonly seen: readonly string[];
}

export interface StorageStatus {
  /** Whether games can be kept on this device at all. */
  readonly available: boolean;
  readonly reason?: Trouble;
  /** Whether the browser promised not to clear it; null where it cannot tell. */
  readonly persisted: boolean | null;
  /** In bytes; null where the browser does not say. */
  readonly usage: number | null;
  readonly quota: number | null;
}

/** A sentence of the interface (`store.*`) with its parameters: why a file was not taken. */
export interface StoreRefusal {
  readonly key: `store.${string}`;
  readonly params?: Params;
  /** Which game of a library it is about, from 1: `store.import.inGame` says so. */
  readonly inGame?: number;
}

/**
 * What becomes of a game in a file. `new`: not here yet. `same`: here already, move for move. `older`: this
 * device has gone further. `newer`: the file goes further and is continued here. `copy`: both went on
 * differently, so it is added beside the other. `mend`: the game here is damaged and the file makes it whole.
 */
export type ImportPlan = 'new' | 'same' | 'older' | 'newer' | 'copy' | 'mend';

/** Who sits where, and how the device goes round: what does not belong to the log. */
export interface Seating {
  readonly seats: readonly SeatHolder[];
  readonly layout: Layout;
}

interface ImportGame {
  readonly plan: ImportPlan;
  readonly record: GameRecord;
  /** For a game that is gone on with or mended: how people sit here, where the file says otherwise. */
  readonly here?: Seating;
}

/** What is in a file that was found good to the last move, without the moves. */
export interface ImportPreview {
  readonly kind: 'game' | 'library';
  readonly games: readonly ImportGame[];
  readonly settings?: Partial<Settings>;
}

/** The same with all the moves, as it is brought in. */
export interface CheckedFile extends ImportPreview {
  readonly games: readonly (ImportGame & { readonly rows: readonly LogRow[] })[];
}

export type ImportRead<File extends ImportPreview = ImportPreview> =
  { readonly ok: true; readonly preview: File } | { readonly ok: false; readonly refusal: StoreRefusal };

export interface ImportOptions {
  /** The games, by name, whose seating is taken from the file as well; the others keep the one here. */
  readonly seatings?: readonly string[];
}

/** `back`: a restored backup has set the game back to how it was. */
export interface BroughtIn {
  readonly id: string;
  readonly plan: ImportPlan | 'back';
}

export type Imported =
  | {
      readonly ok: true;
      /** Every game of the file by its id here, with what was done. */
      readonly games: readonly BroughtIn[];
    }
  | { readonly ok: false; readonly refusal: StoreRefusal };

export type BackupReason = 'finished' | 'daily' | 'import' | 'restore' | 'asked';

export interface BackupInfo {
  readonly id: number;
  readonly made: number;
  readonly reason: BackupReason;
  readonly games: number;
  /** In characters. */
  readonly size: number;
}
