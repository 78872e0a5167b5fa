import { app } from './app';
import { common } from './common';
import { home } from './home';
import { ledger } from './ledger';
import { look } from './look';
import { newGame } from './new-game';
import { play } from './play';
import { rules } from './rules';
import { settings } from './settings';
import { store } from './store';

export const fr = {
  ...common,
  ...app,
  ...home,
  ...newGame,
  ...rules,
  ...settings,
  ...play,
  ...store,
  ...ledger,
  ...look
};
