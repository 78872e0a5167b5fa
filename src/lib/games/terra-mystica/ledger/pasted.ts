import type { Check, Figures, Row } from './ledger';
import { factionOf } from './names';
import { readParts } from './rows';

/** A row copied from the page: faction, pairs of change and value, offers, commands, with tabs between. */
export function pastedRow(n: number, line: string): { rows: Row[]; check: Check | null } | null {
  const cells = line.split('\t').map((cell) => cell.trim());
  const faction = factionOf((cells[0] ?? '').toLowerCase());
  const figures = figuresOf(cells);
  if (faction === '' || figures === null) return null;
  const commands = commandsOf(cells);
  if (commands === null) return null;
  if (commands.toLowerCase() === 'setup') {
    return { rows: [{ n, kind: 'setup', faction }], check: { row: n, now: false, figures: { [faction]: figures } } };
  }
  const parts = readParts(faction, commands);
  // What the page shows behind the cults' income is already past: ours has gone on to the next round.
  const early = /^cult_income/i.test(commands);
  const settled = parts.every((part) => part.command?.do === 'effect');
  return {
    rows: [{ n, kind: 'moves', faction, parts }],
    check: early ? null : { row: n, now: !settled, figures: { [faction]: figures } }
  };
}

function commandsOf(cells: readonly string[]): string | null {
  for (let i = cells.length - 1; i > 0; i--) {
    const cell = cells[i]!;
    if (cell !== '' && cell !== 'undo') return VALUE.test(cell) ? null : cell;
  }
  return null;
}

const VALUE = /^[+-]?\d+(?:\/\d+)*(?: (?:VP|C|W|P|PW))?$/i;

function figuresOf(cells: readonly string[]): Figures | null {
  const figure = (unit: RegExp): number[] | null => {
    for (const cell of cells) {
      const found = unit.exec(cell);
      if (found !== null) return found[1]!.split('/').map(Number);
    }
    return null;
  };
  const all = [
    /^(\d+) VP$/i,
    /^(\d+) C$/i,
    /^(\d+) W$/i,
    /^(\d+) P$/i,
    /^(\d+\/\d+\/\d+) PW$/i,
    /^(\d+\/\d+\/\d+\/\d+)$/
  ];
  const found = all.map(figure);
  return found.some((part) => part === null) ? null : found.flatMap((part) => part!);
}
