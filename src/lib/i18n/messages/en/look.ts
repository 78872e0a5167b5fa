import type { Texts } from '../../format';

export const look = {
  'look.keys':
    'Arrow keys move from cell to cell, Page Up and Page Down from one lit cell to the next. Enter picks. Plus, minus and zero zoom.',
  'look.empty': 'empty',
  'look.chosen': 'chosen',
  'look.legal': 'possible',
  'look.legalFor': 'possible: {what}',
  'look.fit': 'Show the whole board',
  'look.aim': 'Zoom to what is lit'
} satisfies Texts;
