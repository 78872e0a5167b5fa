import type { Place } from '$lib/play/game-ui';

/** A cell of the board. It changes rarely, so what stands on it is told apart. */
export interface BoardCell {
  readonly place: Place;
  readonly q: number;
  readonly r: number;
  /** Sprite of its land; the tokens `--<terrain>` and `--<terrain>-edge` are its colours. */
  readonly terrain: string;
  /** Index letter, printed twice: once for each long edge of the table. */
  readonly letter?: string;
  /** What a screen reader says of the cell itself: "Forest, 2,-1". */
  readonly name: string;
  /** Its printed name, drawn at its foot where names are wanted. */
  readonly mark?: string;
  /** Open water: a place like any other, but nothing is drawn there. */
  readonly open?: boolean;
  /** A smaller place between cells, such as a site for a bridge, in sizes of a cell. */
  readonly scale?: number;
  /** How high it lies, on boards with a relief: each level is one step of `STEP`. */
  readonly level?: number;
}

export interface BoardPiece {
  /** The same key at another place is a piece that moved; a new key is a piece that landed. */
  readonly key: string;
  readonly place: Place;
  readonly sprite: string;
  /** Any CSS colour; goods and features bring their own. */
  readonly colour?: string;
  readonly name: string;
  /** Size in cell radii. */
  readonly size?: number;
  /** Away from the middle of the cell, in cell radii. */
  readonly dx?: number;
  readonly dy?: number;
  /** Turned, in degrees. */
  readonly turn?: number;
  /** Sprite of what lies under it, which is never turned. */
  readonly base?: string;
  /** Part of the land: no shadow, and never in the way of a badge. */
  readonly flat?: boolean;
  /** Only a thought: where it could stand. */
  readonly faint?: boolean;
}

/** A cell that an overlay speaks of. */
export interface BoardShade {
  readonly place: Place;
  /** Any CSS colour. */
  readonly colour: string;
  readonly text?: string;
}

/** A word on the water, beside a cell. */
export interface BoardNote {
  readonly q: number;
  readonly r: number;
  readonly text: string;
  /** For readers on the other side of the table. */
  readonly turned?: boolean;
}

/** What the hand and the eye need to know of a cell, once. */
export interface Spot {
  readonly cell: BoardCell;
  /** Where its middle is drawn, for cells of radius `RADIUS`. */
  readonly x: number;
  readonly y: number;
  /** Where its middle would be if it lay flat on the table. */
  readonly flat: number;
}

/** Symbols of land are drawn with this radius. */
export const RADIUS = 50;
/** How much higher each level of a relief is drawn. */
export const STEP = 0.2 * RADIUS;
