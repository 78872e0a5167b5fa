import { faction } from './faction';

/** TM 12.8: tunnels instead of shipping. */
export const dwarves = faction({
  id: 'dwarves',
  board: 'S',
  home: 'S',
  vp2017: 20,
  start: { cults: [0, 0, 2, 0] },
  buildings: { TP: { income: { coins: [0, 3, 5, 7, 10], power: [0, 1, 2, 4, 6] } } },
  shipping: { start: 0, max: 0, vp: [] },
  sails: false,
  jump: { reach: 2, reachSH: 2, cost: { workers: 2 }, costSH: { workers: 1 }, vp: 4, grows: false }
});
