import type { Described, Place } from './move-ui';

/** What something on the table is, in a neutral card: whoever touches it is told, whether it can be used or not. */
export interface What {
  readonly name: Described;
  readonly picture?: string;
  /** The picture's colour, for pieces that have none of their own. */
  readonly colour?: string;
  /** What it does, in plain words. */
  readonly does?: readonly Described[];
  readonly costs?: readonly { readonly name: string; readonly n: number }[];
  /** Prices that are no counters: the cubes of a building. */
  readonly price?: readonly string[];
  /** Where the rules speak of it. */
  readonly rule?: string;
}

/** Something that was touched to see what it is. */
export interface Asked {
  readonly place: Place;
  readonly what: What;
}
