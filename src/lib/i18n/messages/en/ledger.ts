import type { Texts } from '../../format';

export const ledger = {
  'ledger.paste': 'Paste a game',
  'ledger.paste.help': 'A ledger of a game played elsewhere (Terra Mystica), or the text of a saved file.',
  'ledger.paste.like': 'setup witches\nsetup giants\nwitches: build E9',
  'ledger.paste.do': 'Read it',
  'ledger.paste.clear': 'Clear',
  'ledger.found': 'From a ledger: {n#line}',
  'noun.line': ['{n} line', '{n} lines'],
  'ledger.line': 'Line {n} is not possible.',
  'ledger.lineAt': 'Line {n} is not possible: “{command}”',
  'ledger.unchanged': 'Nothing was opened and nothing was changed. Mend the line and read it again.',
  'ledger.share': 'Share as a ledger',
  'ledger.copy': 'Copy as a ledger',
  'ledger.copied': 'The ledger is on the clipboard.',
  'ledger.soon': 'There is nothing to write yet: first everyone needs a faction.',
  'ledger.inText': 'In this text: {n#game}',
  'ledger.open': 'Open this game'
} satisfies Texts;
