import type { Texts } from '../../format';

export const app = {
  'app.title': '{page} · Plateau',
  'app.skip': 'Skip to the content',
  'app.lost.title': 'There is nothing here',
  'app.lost.text': 'The address may be old, or a letter is missing.',
  'app.broken.title': 'Something went wrong',
  'app.broken.text':
    'Your games are safe on this device. Start again, and if it comes back, save them to a file in the settings.',
  'app.home': 'To the games',
  'app.again': 'Start again',
  'app.late': 'The storage of this device has not answered yet. Nothing is lost: wait a little, or start again.',
  'app.offline': 'Works without a network',
  'install.title': 'Keep Plateau on this device',
  'install.text': 'It then starts like any app, also in a house with no network.',
  'install.offline': 'Plays without a network',
  'install.kept': 'Games are kept for good',
  'install.full': 'Fills the whole screen',
  'install.do': 'Install',
  'install.notNow': 'Not now',
  'install.ios': 'In Safari: tap Share, then “Add to Home Screen”.',
  'install.why':
    'A browser may clear the games of a page that is only visited: Safari does so after seven days without a visit. An installed Plateau is left alone.',
  'install.is': 'Plateau is installed on this device.',
  'update.title': 'A new version is here',
  'update.text': 'Your games stay exactly as they are.',
  'update.busy': 'A game is open in another window. Close it there first, so that nothing is swapped under it.',
  'update.unsaved':
    'The last moves in this window could not be saved. Save the game to a file first; the new version will try to go on with what is here.',
  'update.anyway': 'Use it anyway',
  'leave.unsaved': 'The last moves in this window are not saved yet.',
  'update.do': 'Use it now',
  'update.doing': 'One moment …'
} satisfies Texts;
