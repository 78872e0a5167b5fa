import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { main, ROOT } from '../process.mjs';
import { filesIn, scriptsOf } from './cycles.mjs';

/**
 * Finds what is exported and imported by nobody: dead code, or a door that leads nowhere. Names are compared, not
 * modules, so a name that two files export counts as used if one of them is. Part of `npm test`.
 */

/** What is asked for by its name from outside: by SvelteKit, by Vite and by the command line. */
const ASKED_FOR = [
  /^src\/routes\//,
  /^src\/hooks/,
  /^src\/tools\//,
  /commands\.ts$/,
  /\.worker\.ts$/,
  /^src\/app\.d\.ts$/
];

/** @param {string} file */
const parsed = (file) =>
  scriptsOf(file).map((code) => ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TS));

/** @param {ts.Node} node */
const isExported = (node) =>
  ts.canHaveModifiers(node) && ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);

/**
 * @param {ts.SourceFile} source
 * @returns {string[]}
 */
function exportsOf(source) {
  /** @type {string[]} */
  const names = [];
  /** @param {ts.BindingName} name */
  const bound = (name) => {
    if (ts.isIdentifier(name)) names.push(name.text);
    else for (const part of name.elements) if (ts.isBindingElement(part)) bound(part.name);
  };
  for (const node of source.statements) {
    if (!isExported(node)) continue;
    if (ts.isVariableStatement(node)) for (const { name } of node.declarationList.declarations) bound(name);
    else if ('name' in node && node.name) names.push(/** @type {ts.Identifier} */ (node.name).text);
  }
  return names;
}

/**
 * Every name that a file takes from others; `*` stands for all that a module has.
 * @param {ts.SourceFile} source
 * @param {Set<string>} used
 */
function collect(source, used) {
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isImportSpecifier(node) || ts.isExportSpecifier(node)) used.add((node.propertyName ?? node.name).text);
    // `import * as at`, and what was loaded when it was wanted: their names are properties.
    if (ts.isPropertyAccessExpression(node)) used.add(node.name.text);
    if (ts.isBindingElement(node)) used.add((node.propertyName ?? node.name).getText(source));
    if (ts.isImportTypeNode(node) && node.qualifier) used.add(node.qualifier.getText(source));
    ts.forEachChild(node, visit);
  };
  visit(source);
}

await main(async () => {
  const used = /** @type {Set<string>} */ (new Set());
  for (const file of [...filesIn('src'), ...filesIn('tests')]) for (const source of parsed(file)) collect(source, used);
  const dead = filesIn('src')
    .filter((file) => file.endsWith('.ts') && !ASKED_FOR.some((asked) => asked.test(file)))
    .flatMap((file) =>
      exportsOf(ts.createSourceFile(file, readFileSync(join(ROOT, file), 'utf8'), ts.ScriptTarget.Latest, true))
        .filter((name) => !used.has(name))
        .map((name) => `${file}: ${name}`)
    );
  for (const each of dead) console.error(`Nobody imports this: ${each}`);
  return dead.length === 0 ? 0 : 1;
});
