import type { LedgerHeader, Row } from './ledger';
import { factionOf } from './names';

/** A header while it is being read. */
interface HeaderBeingRead {
  ours: boolean;
  seats: number[] | null;
  terrain: string | null;
  options: Set<string>;
  map: string | null;
  scoring: string[];
  removed: string[];
  finalScoring: string | null;
}

export const blankHeader = (): HeaderBeingRead => ({
  ours: false,
  seats: null,
  terrain: null,
  options: new Set(),
  map: null,
  scoring: [],
  removed: [],
  finalScoring: null
});

export const headerOf = ({
  ours,
  seats,
  options,
  map,
  scoring,
  removed,
  finalScoring
}: HeaderBeingRead): LedgerHeader => ({
  ours,
  seats,
  options,
  map,
  scoring,
  removed,
  finalScoring
});

/** Marks a ledger as ours: switches of TM 15 that the notation cannot tell keep the table's value. */
export const OURS = '##plateau';
/** The rows of a map that has no id of its own. */
export const TERRAIN = '##terrain';

/** Which seat each faction has, in the order of their setup: later rounds go clockwise by seat (TM 15 S25). */
export const SEATS = '##seats';

/** What is written for this house alone, where others see a comment. */
export function readPragma(line: string, into: HeaderBeingRead): void {
  if (line.startsWith(OURS)) into.ours = true;
  else if (line.startsWith(SEATS)) into.seats = line.slice(SEATS.length).split(',').map(Number);
  else if (line.startsWith(TERRAIN)) into.terrain = line.slice(TERRAIN.length).trim();
}

/** Says nothing about the rules of the game: who plays, how they are told, when the site acted. */
const IDLE =
  /^(player\b|player-count\b|order\b|randomize\b|income$|start$|finish$|admin\b|dropoption\b|start-preview$|abort$)/i;

/** A line without a faction (TM 18.3). Gives the row it stands for, if it stands for one. */
export function readStatement(n: number, text: string, into: HeaderBeingRead): Row | null {
  const space = text.indexOf(' ');
  const word = (space < 0 ? text : text.slice(0, space)).toLowerCase();
  const rest = space < 0 ? '' : text.slice(space + 1).trim();
  switch (word) {
    case 'option':
      into.options.add(rest.toLowerCase());
      return null;
    case 'map':
      into.map = rest === 'original' ? null : rest.toLowerCase();
      return null;
    case 'score':
      into.scoring = rest
        .toUpperCase()
        .split(',')
        .map((tile) => tile.trim());
      return null;
    case 'delete':
      into.removed.push(rest.toUpperCase());
      return null;
    case 'final-scoring':
      into.finalScoring = rest.toLowerCase();
      return null;
    case 'faction-variant':
      return { n, kind: 'unknown', text, reason: 'playtest' };
    case 'setup':
      return { n, kind: 'setup', faction: factionOf(rest.split(' ')[0]!.toLowerCase()) };
    case 'drop-faction':
      return { n, kind: 'leave', faction: factionOf(rest.toLowerCase()) };
    default:
      return IDLE.test(text) ? null : { n, kind: 'unknown', text, reason: 'line' };
  }
}

/** The site's own remarks in a pasted ledger that tell something of the game. */
export function readRemark(n: number, text: string, into: HeaderBeingRead): Row | null {
  let found: RegExpExecArray | null;
  if ((found = /^option (\S+)/i.exec(text)) !== null) into.options.add(found[1]!.toLowerCase());
  else if ((found = /^map (\S+)/i.exec(text)) !== null) into.map = found[1] === 'original' ? null : found[1]!;
  else if ((found = /^removing tile (\w+)/i.exec(text)) !== null) into.removed.push(found[1]!.toUpperCase());
  else if ((found = /^round (\d) scoring: (\w+)/i.exec(text)) !== null) {
    into.scoring[Number(found[1]) - 1] = found[2]!.toUpperCase();
  } else if ((found = /^added final scoring tile: (\S+)/i.exec(text)) !== null) {
    into.finalScoring = found[1]!.toLowerCase();
  } else if ((found = /^(\w+) dropped from the game/i.exec(text)) !== null) {
    return { n, kind: 'leave', faction: factionOf(found[1]!.toLowerCase()) };
  }
  return null;
}
