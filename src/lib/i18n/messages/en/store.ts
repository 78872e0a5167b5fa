import type { Texts } from '../../format';

export const store = {
  'store.import.inGame': 'Game {n} in the file:',
  'store.import.tooLarge': 'This file has {size} MB. Plateau opens files of up to {limit} MB.',
  'store.import.unreadable': 'The device could not read this file. Perhaps it has been moved or deleted.',
  'store.import.empty': 'This file is empty.',
  'store.import.cutOff': 'The end of this file is missing. Perhaps it was not copied whole.',
  'store.import.notJson': 'This file cannot be read. It is damaged, or it was not made by Plateau.',
  'store.import.notPlateau': 'This file was not made by Plateau.',
  'store.import.newer': 'This file was made by a later version of Plateau. Update Plateau, then open it again.',
  'store.import.deep': 'This file is built in a way that no file of Plateau is.',
  'store.import.key': 'This file contains “{name}”, which no file of Plateau does.',
  'store.import.number': 'This file has an impossible number at “{name}”.',
  'store.import.type': 'This file has something unreadable at “{name}”.',
  'store.import.field': 'Something in this file is missing or wrong: “{name}”.',
  'store.import.game': 'This version of Plateau does not know the game “{name}”.',
  'store.import.players': 'This file has a number of seats that its game does not allow.',
  'store.import.options': 'This file has options that its game does not have.',
  'store.import.seats': 'The seats in this file do not fit the game.',
  'store.import.damaged': 'Move {row} in this file has been changed or damaged.',
  'store.import.head': 'Moves are missing at the end of this file, or have been changed.',
  'store.import.illegal': 'Move {row} in this file is against the rules of the game.',
  'store.import.many': 'This file has a list of more than {limit} entries, which no file of Plateau does.',
  'store.import.games':
    'This file has {n} games. Plateau opens up to {limit} at a time: share them out among several files.',
  'store.import.tooLong': 'This file has more than {limit} moves in one game.',
  'store.import.noRoom': 'There is not enough room on this device for this file. Nothing was changed.',
  'store.import.failed': 'The device did not take this file just now. Nothing was changed; try again.',
  'store.backup.damaged': 'This backup cannot be read. Nothing was changed.',
  'store.backup.unsafe': 'The games of today could not be backed up first, so nothing was changed.'
} satisfies Texts;
