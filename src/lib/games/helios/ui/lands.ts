import type { Colour } from '../state';

/** The engraving of each land, tone on tone and quiet in the middle, where cubes and temples stand. */
export const LANDS: Readonly<Record<Colour, { readonly d: string; readonly width: number }>> = {
  brown: {
    d: 'M-24-32c6 20-6 44 0 64M-12-35c8 22-6 48 0 70M12-35c8 22-6 48 0 70M24-32c6 20-6 44 0 64M-34-14c3 10-2 20 0 28M34-14c3 10-2 20 0 28',
    width: 2.6
  },
  grey: {
    d: 'M-26-28l12-4 8 10-10 10-14-4ZM10-34l14 4 2 12-14 4-8-10ZM-38-2l12 2 2 14-10 6-8-12ZM30-4l10 4-8 18-12-4ZM-14 22l16-4 8 14-10 6H-12Z',
    width: 2.6
  },
  green: {
    d: 'M-24-36v72M-8-38v22M-8 18v20M10-38v22M10 18v20M25-34v68M-28-14h8M-28 12h8M21-8h8M21 16h8M-12-24h8M6-26h8M-12 26h8M6 28h8',
    width: 3.4
  },
  blue: {
    d: 'M-16-28a34 20 0 0 1 32 0M-30-12a40 30 0 0 1 60 0M-30 12a40 30 0 0 0 60 0M-16 28a34 20 0 0 0 32 0',
    width: 2.6
  },
  black: {
    d: 'M-20-36-6-14-38-4M-6-14 12-36M12-36 20-10-6-14M20-10 40-4M-38-4-20 14-20 36M-20 14 6 36M20-10 26 16 6 36M26 16 34 18',
    width: 2.6
  }
};
