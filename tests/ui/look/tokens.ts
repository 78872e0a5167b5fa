import { readFileSync } from 'node:fs';

type Tokens = Readonly<Record<string, string>>;

const read = (path: string): string =>
  readFileSync(new URL(`../../../src/lib/${path}`, import.meta.url), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');

/** The declarations of the first block after each opening that fits. */
function block(css: string, opening: string): Tokens {
  const from = css.indexOf(opening);
  if (from < 0) throw new Error(`no ${opening}`);
  const body = css.slice(css.indexOf('{', from) + 1, css.indexOf('}', from));
  return Object.fromEntries(
    [...body.matchAll(/([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name!, value!.replace(/\s+/g, ' ').trim()])
  );
}

/** A sheet of tokens by day, by night by choice, and by night by the system's preference. */
export function themes(light: string, dark = light): { day: Tokens; night: Tokens; system: Tokens } {
  const day = block(read(light), ':root {');
  const night = block(read(dark), ":root[data-theme='dark']");
  const system = block(read(dark), ":root:not([data-theme='light']");
  return { day, night, system };
}
