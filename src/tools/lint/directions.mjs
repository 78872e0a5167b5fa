import { dirname, posix, relative, resolve } from 'node:path';
import { refuseImport, refuseLibrary } from './rooms.mjs';

/** @param {string} path */
const withSlashes = (path) => path.replaceAll('\\', '/');

/**
 * The lint rule behind the directions of imports: it looks at every kind of import, also `import()`,
 * `export from` and `import type`.
 * @type {import('eslint').Rule.RuleModule}
 */
export const directions = {
  meta: { type: 'problem', schema: [], messages: { direction: 'Wrong direction: {{why}}.' } },
  create(context) {
    const from = withSlashes(relative(context.cwd, context.filename));

    /** @param {string} source */
    const fileOf = (source) => {
      if (source.startsWith('.')) return withSlashes(relative(context.cwd, resolve(dirname(context.filename), source)));
      if (source === '$lib' || source.startsWith('$lib/')) return posix.normalize(`src/lib${source.slice(4)}`);
      return null;
    };

    /**
     * @param {import('estree').Node} node
     * @param {unknown} source
     * @param {boolean} typeOnly
     */
    const check = (node, source, typeOnly) => {
      if (typeof source !== 'string') return;
      const file = fileOf(source);
      const why = file === null ? refuseLibrary(from, source) : refuseImport(from, file, typeOnly);
      if (why !== null) context.report({ node, messageId: 'direction', data: { why } });
    };

    /** @param {any} node */
    const declaration = (node) =>
      check(node, node.source?.value, node.importKind === 'type' || node.exportKind === 'type');

    return {
      ImportDeclaration: declaration,
      ExportNamedDeclaration: declaration,
      ExportAllDeclaration: declaration,
      ImportExpression: (node) => check(node, /** @type {any} */ (node.source).value, false),
      /** @param {any} node */
      TSImportType: (node) => check(node, node.source?.value ?? node.argument?.literal?.value, true)
    };
  }
};
