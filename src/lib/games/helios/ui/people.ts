import type { CharacterId } from '../state';

/** Head and shoulders, the same for all. */
export const BODY =
  'M24 14a8.5 8.5 0 0 1 8.5 8.5c0 3.5-1.7 6.5-4 8 7 1.5 11.5 6 12.5 15.5H7c1-9.5 5.5-14 12.5-15.5-2.3-1.5-4-4.5-4-8A8.5 8.5 0 0 1 24 14Z';

/** What tells the eight apart: a headdress, and the sign on the chest. */
export const PEOPLE: Readonly<Record<CharacterId, { readonly hat: string; readonly sign: string }>> = {
  architect: { hat: 'M14 17c0-8 4-13 10-13s10 5 10 13l3 2H11Z', sign: 'M24 33l-5 11M24 33l5 11M20.5 40h7M24 31v2' },
  inventor: {
    hat: 'M13 19C13 9 17 4 24 4s11 5 11 15l-4-3H17ZM15 18h8v5h-8ZM25 18h8v5h-8Z',
    sign: 'M24 33v3M24 43v2M18 39h2M28 39h2M24 36a3 3 0 1 0 0 6 3 3 0 0 0 0-6'
  },
  priestess: {
    hat: 'M24 2c9 0 14 8 13 18-1 6-2 9-4 12 0-11-4-15-9-15s-9 4-9 15c-2-3-3-6-4-12C10 10 15 2 24 2Z',
    sign: 'M20 36a5 5 0 1 0 8 6 6 6 0 0 1-8-6Z'
  },
  explorer: {
    hat: 'M4 16c6-2 8-3 9-7 1-4 6-6 11-6s10 2 11 6c1 4 3 5 9 7-4 4-11 5-20 5S8 20 4 16Z',
    sign: 'M24 33l2 5 5 2-5 2-2 5-2-5-5-2 5-2Z'
  },
  prophetess: {
    hat: 'M24 3 36 13v12c0-7-4-11-12-11s-12 4-12 11V13ZM24 1l2 4-2 4-2-4Z',
    sign: 'M16 40c4-5 12-5 16 0-4 5-12 5-16 0ZM24 38v4'
  },
  cartographer: {
    hat: 'M11 15C13 7 18 3 26 3c7 0 10 5 11 11-4-2-8-1-12 0s-9 3-14 1Z',
    sign: 'M16 36l5-2 6 2 5-2v9l-5 2-6-2-5 2ZM21 34v9M27 36v9'
  },
  princess: {
    hat: 'M12 18 9 5l8 6 7-9 7 9 8-6-3 13Z',
    sign: 'M24 44c-5-3-7-5-7-8 0-3 5-4 7 0 2-4 7-3 7 0 0 3-2 5-7 8Z'
  },
  treasurer: {
    hat: 'M13 17c-1-8 3-13 11-13s12 5 11 13H13ZM10 16h28v4H10Z',
    sign: 'M24 34a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11ZM24 37v5M22 38.5h3'
  }
};
