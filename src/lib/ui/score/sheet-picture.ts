import type { ScoreSheet } from '$lib/kernel';
import { SIGILS } from '$lib/ui/look/sprites/sigils';

/** A score sheet as it is drawn on paper, with everything in words already. */
export interface PaperSheet {
  readonly title: string;
  /** Under the title: who won, and when. */
  readonly lines: readonly string[];
  readonly seats: readonly { readonly name: string; readonly colour: number; readonly title: string | null }[];
  /** A name for each row of the sheet. */
  readonly rows: readonly string[];
  readonly total: string;
  readonly sheet: ScoreSheet;
}

const MARGIN = 40;
const NAMES = 330;
const COLUMN = 110;
const ROW = 40;
const HEAD = 118;

/** Letters that mean something in a drawing are written out; those that no drawing may have are left out. */
const plain = (text: string): string =>
  text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);

/** As much of a text as fits, by the usual width of a letter. */
const fitted = (text: string, width: number, size: number): string => {
  const most = Math.floor(width / (size * 0.48));
  const letters = Array.from(text);
  return letters.length <= most ? text : `${letters.slice(0, most - 1).join('')}…`;
};

/** The sheet as a drawing of its own, black on white, which needs neither our letters nor our colours. */
export function drawSheet({ title, lines, seats, rows, total, sheet }: PaperSheet): {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
} {
  const order = seats.map((_, seat) => seat).sort((a, b) => sheet.totals[b]! - sheet.totals[a]! || a - b);
  const width = Math.max(640, 2 * MARGIN + NAMES + COLUMN * seats.length);
  const top = MARGIN + 40 + lines.length * 26 + 14;
  const body = top + HEAD;
  const foot = body + ROW * rows.length;
  const height = foot + 60 + MARGIN;
  const right = MARGIN + NAMES + COLUMN * seats.length;
  const centre = (column: number) => MARGIN + NAMES + COLUMN * (column + 0.5);
  const write = (x: number, y: number, size: number, text: string, more = '') =>
    `<text x="${x}" y="${y}" font-size="${size}" ${more}>${plain(text)}</text>`;
  const middle = 'text-anchor="middle"';
  const bold = 'font-weight="700"';
  const rule = (y: number, thick: number) =>
    `<path d="M${MARGIN} ${y}H${right}" stroke="#000" stroke-width="${thick}"/>`;

  const parts: string[] = [
    write(MARGIN, MARGIN + 28, 32, title, bold),
    ...lines.map((line, n) => write(MARGIN, MARGIN + 60 + n * 26, 18, fitted(line, width - 2 * MARGIN, 18)))
  ];
  order.forEach((seat, column) => {
    const { name, colour, title: plays } = seats[seat]!;
    const x = centre(column);
    if (sheet.winners.includes(seat)) {
      const box = `x="${x - COLUMN / 2 + 3}" y="${top}" width="${COLUMN - 6}" height="${foot + 52 - top}"`;
      parts.push(`<rect ${box} rx="10" fill="none" stroke="#000" stroke-width="3"/>`);
    }
    const sigil = SIGILS[(colour - 1) % SIGILS.length]!;
    parts.push(
      `<path transform="translate(${x - 18} ${top + 10}) scale(1.5)" d="${sigil}" fill="none" stroke="#000" stroke-width="1.6"/>`,
      write(x, top + 72, 17, fitted(name, COLUMN - 12, 17), `${middle} ${bold}`)
    );
    if (plays !== null) parts.push(write(x, top + 94, 14, fitted(plays, COLUMN - 12, 14), middle));
  });
  rows.forEach((row, n) => {
    const y = body + ROW * n;
    parts.push(rule(y, 1), write(MARGIN, y + 26, 17, fitted(row, NAMES - 8, 17)));
    order.forEach((seat, column) =>
      parts.push(write(centre(column), y + 27, 20, String(sheet.rows[n]?.points[seat] ?? 0), middle))
    );
  });
  parts.push(rule(foot, 3), write(MARGIN, foot + 36, 20, total, bold));
  order.forEach((seat, column) =>
    parts.push(write(centre(column), foot + 38, 28, String(sheet.totals[seat]), `${middle} ${bold}`))
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="Georgia, 'Times New Roman', serif" fill="#000"><rect width="${width}" height="${height}" fill="#fff"/>${parts.join('')}</svg>`;
  return { svg, width, height };
}

/** The drawing as the address of a picture. */
export const addressOf = (svg: string): string => `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
