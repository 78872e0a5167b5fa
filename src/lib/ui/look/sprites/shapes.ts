/** What a sheet of sprites is made of. Boxes: pieces and glyphs 48 x 48, tiles a hexagon of radius 50 round 0,0. */

/** A wooden piece: a silhouette in the seat's colour (or a good's own) between a dark and a pale outline. */
export interface Piece {
  readonly d: string;
  /** Faces turned to the lamp, faces turned away, doors and windows, drawn lines. */
  readonly lite?: string;
  readonly shade?: string;
  readonly hole?: string;
  readonly line?: string;
  /** Token of a colour of its own, for goods. */
  readonly fill?: string;
}

/** A flat sign: filled or stroked in the colour of the text, with cuts in the colour of the ground. */
export interface Glyph {
  readonly fill?: string;
  readonly stroke?: string;
  readonly cut?: string;
  readonly width?: number;
}

/** One drawing, put down at several spots, each with its own scale. */
export interface Stamp {
  readonly d: string;
  readonly at?: readonly (readonly [x: number, y: number, scale?: number])[];
}

/** Land: base colour, engraving tone on tone (quiet in the middle, where a piece stands), rim light. */
export interface Tile {
  /** Prefix of its tokens: `--<colour>`, `--<colour>-ink`. */
  readonly colour: string;
  readonly fills?: readonly Stamp[];
  readonly strokes?: readonly Stamp[];
  readonly width?: number;
  readonly orientation?: 'pointy' | 'flat';
}

/** A circle as a path, since symbols are made of paths. */
export const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

const POINTY = [0, -1, 0.866, -0.5, 0.866, 0.5, 0, 1, -0.866, 0.5, -0.866, -0.5];
const FLAT = [1, 0, 0.5, 0.866, -0.5, 0.866, -1, 0, -0.5, -0.866, 0.5, -0.866];

/** The corners of a hexagon round 0,0. */
export const hexagon = (radius: number, orientation: 'pointy' | 'flat' = 'pointy'): string =>
  (orientation === 'pointy' ? POINTY : FLAT).map((n) => Math.round(n * radius * 10) / 10).join(' ');

export const place = ([x, y, scale]: readonly [number, number, number?]): string =>
  `translate(${x} ${y})` + (scale === undefined ? '' : ` scale(${scale})`);
