import { readFileSync } from 'node:fs';

type Tokens = Readonly<Record<string, string>>;

const read = (path: string): string =>
  readFileSync(new URL(`../../../src/lib/${path}`, import.meta.url), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');

/** The custom properties that a sheet declares. */
const declared = (css: string): Tokens =>
  Object.fromEntries(
    [...css.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name!, value!.replace(/\s+/g, ' ').trim()])
  );

/** A value as it is by day or by night: `light-dark(a, b)` is a or b, wherever it stands in it. */
const shown = (value: string, side: 1 | 2): string =>
  value.replace(
    /light-dark\(((?:[^(),]|\([^()]*\))+),\s*((?:[^(),]|\([^()]*\))+)\)/g,
    (_all, day: string, night: string) => (side === 1 ? day : night)
  );

const themed = (tokens: Tokens, side: 1 | 2): Tokens =>
  Object.fromEntries(Object.entries(tokens).map(([name, value]) => [name, shown(value, side)]));

/** A sheet of tokens by day and by night. */
export function themes(path: string): { day: Tokens; night: Tokens } {
  const tokens = declared(read(path));
  return { day: themed(tokens, 1), night: themed(tokens, 2) };
}
