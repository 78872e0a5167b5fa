import type { Texts } from '../../format';

export const rules = {
  'rules.title': 'Rules',
  'rules.of': 'Rules of {game}',
  'rules.which': 'Which game?',
  'rules.search': 'Search the rules',
  'rules.backToGame': 'Back to the game',
  'rules.clear': 'Clear the search',
  'rules.found': '{n#place}',
  'noun.place': ['{n} place', '{n} places'],
  'rules.none': 'Nothing found. Try a shorter word.',
  'rules.chapters': 'Chapters',
  'rules.link': 'Link to {section}',
  'rules.failed': 'The rules could not be opened. Try once more.'
} satisfies Texts;
