import { app } from './app';
import { common } from './common';
import { home } from './home';
import { newGame } from './new-game';
import { store } from './store';

/** All that home says, and what may be said on every page. */
export const front = { ...common, ...app, ...home, ...newGame, ...store };
