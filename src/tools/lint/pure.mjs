/**
 * What would make two machines disagree about a game, or tie the rules to a page: forbidden in the kernel
 * and on the rules side of every game.
 * @type {Partial<import('eslint').Linter.RulesRecord>}
 */
export const PURE = {
  'no-restricted-globals': [
    'error',
    ...['Date', 'performance', 'Temporal'].map((name) => ({ name, message: 'The rules know no clock.' })),
    ...['crypto'].map((name) => ({ name, message: 'Chance comes from the seeded generator in the position.' })),
    ...['Intl', 'navigator'].map((name) => ({ name, message: 'The rules are the same everywhere.' })),
    ...['window', 'document', 'globalThis', 'self', 'localStorage', 'indexedDB', 'fetch', 'console', 'process'].map(
      (name) => ({ name, message: 'The rules know no page, no storage and no network.' })
    ),
    ...['setTimeout', 'setInterval', 'queueMicrotask', 'requestAnimationFrame'].map((name) => ({
      name,
      message: 'The rules answer at once.'
    }))
  ],
  'no-restricted-properties': [
    'error',
    { object: 'Math', property: 'random', message: 'Chance comes from the seeded generator in the position.' },
    ...['sin', 'cos', 'tan', 'asin', 'acos', 'atan', 'atan2', 'exp', 'log', 'log2', 'log10', 'hypot', 'cbrt'].map(
      (property) => ({ object: 'Math', property, message: 'Engines round this differently.' })
    )
  ],
  'no-restricted-syntax': [
    'error',
    {
      selector: 'MemberExpression[property.name=/^(localeCompare|toLocale\\w*|normalize)$/]',
      message: 'The order and the spelling of things must not depend on where the machine stands.'
    }
  ]
};
