import type { Json, Move, Notation } from '$lib/kernel';
import { cellAt, spotOf } from '../data/board';
import { ACTS, type HeliosPosition } from '../state';

type Fields = Readonly<Record<string, Json | undefined>>;

/** How a kind of move is written, how it is recognised, and what its parts are. */
interface Spelling {
  write(move: Move): string;
  readonly pattern: RegExp;
  read(part: readonly string[]): Fields | null;
}

const text = (value: unknown): string => String(value);
const spot = (value: unknown): string => spotOf(text(value));
const at = (name: string, rest: Fields): Fields | null => {
  const cell = cellAt(name);
  return cell === null ? null : { ...rest, cell };
};

/** `create/red` takes a grey tile, `brown@F5` creates, `^E5` builds a temple, `>F4F5` moves the sun. */
const SPELLINGS: Readonly<Record<string, Spelling>> = {
  start: { write: (m) => `=${text(m['colour'])}`, pattern: /^=(\w+)$/, read: ([colour]) => ({ colour: colour! }) },
  takeTile: {
    write: (m) => text(m['act']) + (m['section'] === undefined ? '' : `/${text(m['section'])}`),
    pattern: new RegExp(`^(${ACTS.join('|')})(?:/(\\w+))?$`),
    read: ([act, section]) => (section === undefined ? { act: act! } : { act: act!, section })
  },
  create: {
    write: (m) => `${text(m['source'])}@${spot(m['cell'])}`,
    pattern: /^([a-z:]+)@(\w+)$/,
    read: ([source, name]) => at(name!, { source: source! })
  },
  temple: { write: (m) => `^${spot(m['cell'])}`, pattern: /^\^(\w+)$/, read: ([name]) => at(name!, {}) },
  building: {
    write: (m) => `+${text(m['building'])}`,
    pattern: /^\+([a-z-]+)$/,
    read: ([building]) => ({ building: building! })
  },
  moveSun: {
    write: (m) => `>${(m['path'] as string[]).map(spot).join('')}`,
    pattern: /^>((?:[A-Z]\d+)+)$/,
    read([spots]) {
      const path = spots!.match(/[A-Z]\d+/g)!.map(cellAt);
      return path.includes(null) ? null : { path: path as string[] };
    }
  },
  forgo: { write: () => '-', pattern: /^-$/, read: () => ({}) },
  payRest: { write: () => '$$', pattern: /^\$\$$/, read: () => ({}) },
  pay: {
    write: (m) => `$${text(m['colour'])}@${spot(m['cell'])}`,
    pattern: /^\$(\w+)@(\w+)$/,
    read: ([colour, name]) => at(name!, { colour: colour! })
  },
  bonusCube: {
    write: (m) => `*${text(m['colour'])}@${spot(m['cell'])}`,
    pattern: /^\*(\w+)@(\w+)$/,
    read: ([colour, name]) => at(name!, { colour: colour! })
  },
  officePlace: {
    write: (m) => `#${text(m['index'])}@${spot(m['cell'])}`,
    pattern: /^#(\d+)@(\w+)$/,
    read: ([index, name]) => at(name!, { index: Number(index) })
  },
  bazaar: { write: (m) => `%${text(m['mana'])}`, pattern: /^%(\d+)$/, read: ([mana]) => ({ mana: Number(mana) }) },
  recruit: {
    write: (m) => `?${text(m['character'])}`,
    pattern: /^\?(\w+)$/,
    read: ([character]) => ({ character: character! })
  },
  activate: {
    write: (m) => `!${text(m['character'])}`,
    pattern: /^!(\w+)$/,
    read: ([character]) => ({ character: character! })
  },
  endTurn: { write: () => '.', pattern: /^\.$/, read: () => ({}) }
};

export const notation: Notation<HeliosPosition> = {
  write: (move) => SPELLINGS[move.kind]?.write(move) ?? move.kind,
  read(written, _position, seat) {
    for (const [kind, { pattern, read }] of Object.entries(SPELLINGS)) {
      const found = pattern.exec(written);
      const fields = found && read(found.slice(1));
      if (fields) return { kind, seat, ...fields };
    }
    return null;
  }
};
