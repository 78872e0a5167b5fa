import { expose } from 'comlink';
import { think } from './think';

const mind = { think };
export type BotMind = typeof mind;

expose(mind);
