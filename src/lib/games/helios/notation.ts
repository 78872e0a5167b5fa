import type { Json, Move, MoveBase, Notation } from '$lib/kernel';
import { cellAt, spotOf } from './data/board';
import type { HeliosMove, MoveNamed } from './moves';
import { ACTS, type HeliosPosition } from './state';

type Fields = Readonly<Record<string, Json | undefined>>;

/** How a kind of move is written, how it is recognised, and what its parts are. */
interface Spelling<M extends MoveBase> {
  write(move: M): string;
  readonly pattern: RegExp;
  read(part: readonly string[]): Fields | null;
}

const at = (name: string, rest: Fields): Fields | null => {
  const cell = cellAt(name);
  return cell === null ? null : { ...rest, cell };
};

/** `create/red` takes a grey tile, `brown@F5` creates, `^E5` builds a temple, `>F4F5` moves the sun. */
const SPELLINGS: { readonly [K in HeliosMove['kind']]: Spelling<MoveNamed<K>> } = {
  start: { write: ({ colour }) => `=${colour}`, pattern: /^=(\w+)$/, read: ([colour]) => ({ colour: colour! }) },
  takeTile: {
    write: ({ act, section }) => (section === undefined ? act : `${act}/${section}`),
    pattern: new RegExp(`^(${ACTS.join('|')})(?:/(\\w+))?$`),
    read: ([act, section]) => (section === undefined ? { act: act! } : { act: act!, section })
  },
  create: {
    write: ({ source, cell }) => `${source}@${spotOf(cell)}`,
    pattern: /^([a-z:]+)@(\w+)$/,
    read: ([source, name]) => at(name!, { source: source! })
  },
  temple: { write: ({ cell }) => `^${spotOf(cell)}`, pattern: /^\^(\w+)$/, read: ([name]) => at(name!, {}) },
  building: {
    write: ({ building }) => `+${building}`,
    pattern: /^\+([a-z-]+)$/,
    read: ([building]) => ({ building: building! })
  },
  moveSun: {
    write: ({ path }) => `>${path.map(spotOf).join('')}`,
    pattern: /^>((?:[A-Z]\d+)+)$/,
    read([spots]) {
      const path = spots!.match(/[A-Z]\d+/g)!.map(cellAt);
      return path.every((cell) => cell !== null) ? { path } : null;
    }
  },
  forgo: { write: () => '-', pattern: /^-$/, read: () => ({}) },
  payRest: { write: () => '$$', pattern: /^\$\$$/, read: () => ({}) },
  pay: {
    write: ({ colour, cell }) => `$${colour}@${spotOf(cell)}`,
    pattern: /^\$(\w+)@(\w+)$/,
    read: ([colour, name]) => at(name!, { colour: colour! })
  },
  bonusCube: {
    write: ({ colour, cell }) => `*${colour}@${spotOf(cell)}`,
    pattern: /^\*(\w+)@(\w+)$/,
    read: ([colour, name]) => at(name!, { colour: colour! })
  },
  officePlace: {
    write: ({ index, cell }) => `#${index}@${spotOf(cell)}`,
    pattern: /^#(\d+)@(\w+)$/,
    read: ([index, name]) => at(name!, { index: Number(index) })
  },
  bazaar: { write: ({ mana }) => `%${mana}`, pattern: /^%(\d+)$/, read: ([mana]) => ({ mana: Number(mana) }) },
  recruit: {
    write: ({ character }) => `?${character}`,
    pattern: /^\?(\w+)$/,
    read: ([character]) => ({ character: character! })
  },
  activate: {
    write: ({ character }) => `!${character}`,
    pattern: /^!(\w+)$/,
    read: ([character]) => ({ character: character! })
  },
  endTurn: { write: () => '.', pattern: /^\.$/, read: () => ({}) }
};

/** The same for moves of which only the kind is known. */
const BY_KIND: Readonly<Record<string, Spelling<Move>>> = SPELLINGS;

export const notation: Notation<HeliosPosition> = {
  write: (move) => BY_KIND[move.kind]?.write(move) ?? move.kind,
  read(written, _position, seat) {
    for (const [kind, { pattern, read }] of Object.entries(BY_KIND)) {
      const found = pattern.exec(written);
      const fields = found && read(found.slice(1));
      if (fields) return { kind, seat, ...fields };
    }
    return null;
  }
};
