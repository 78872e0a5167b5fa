import { front } from './front';
import { ledger } from './ledger';
import { look } from './look';
import { play } from './play';
import { rules } from './rules';
import { settings } from './settings';

export const fr = { ...front, ...rules, ...settings, ...play, ...ledger, ...look };
