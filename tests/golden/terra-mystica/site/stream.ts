/** A command as the site sees it: whose it is (nobody's for the header) and its words. */
export interface Said {
  readonly who: string;
  readonly text: string;
  readonly line: number;
}

/** Brings the lines of a command file into the one stream that the site plays. */
export function streamOf(lines: readonly string[]): Said[] {
  const all = lines.flatMap((line, n) => said(line, n + 1));
  const merged: Said[] = [];
  for (const each of all) {
    const before = merged.at(-1);
    const twice = before?.who === each.who && before.text.toLowerCase() === each.text.toLowerCase();
    const found = twice && each.who !== '' ? /^\+(\d*)(\w+)/.exec(each.text) : null;
    if (found === null) merged.push(each);
    else merged[merged.length - 1] = { ...each, text: `+${2 * Number(found[1] || 1)}${found[2]}` };
  }
  return merged;
}

function said(raw: string, line: number): Said[] {
  const text = raw.replace(/#.*/, '').replace(/\s+/g, ' ').trim();
  const colon = text.indexOf(':');
  if (text === '') return [];
  // A name and a colon; the header's lines have none.
  if (colon < 0) return [{ who: '', text, line }];
  const who = text.slice(0, colon).toLowerCase().replace('dragonmasters', 'dragonlords');
  const words = oldWays(who, text.slice(colon + 1))
    .split('.')
    .map((word) =>
      word
        .trim()
        .replace(/(\W)\s(\w)/g, '$1$2')
        .replace(/(\w)\s(\W)/g, '$1$2')
    )
    .filter((word) => word !== '');
  const answers = words.filter((word) => /^(leech|decline)/i.test(word));
  const others = words.filter((word) => !/^(leech|decline)/i.test(word));
  return [...answers, ...others].map((word) => ({ who, text: word, line }));
}

function oldWays(who: string, text: string): string {
  let words = text;
  if (who === 'engineers') {
    words = words
      .replace(/-2w\.\s*bridge/i, 'convert 2w to bridge. bridge')
      .replace(/convert 2 *w to 1?bridge/gi, 'action ACTE');
  }
  return words
    .replace(/\s*pass\.\s*\+bon/i, 'pass bon')
    .replace(/^\s*\+bon/i, 'pass BON')
    .replace(/(build \w+)\. (transform \w+(?: to \w+)?)/i, '$2. $1')
    .replace(/\s*(pass \w+)\. (convert (\d+ *)?\w+ to (\d+ *)?\w+)/i, '$2. $1')
    .replace(/(dig \w). (action \w+)/i, '$2. $1');
}
