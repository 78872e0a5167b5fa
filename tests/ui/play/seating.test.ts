import { describe, expect, it } from 'vitest';
import { corners, seated } from '$lib/play/seating';

describe('seats round the table', () => {
  it('sit clockwise, and are listed from left to right as those at the edge see it', () => {
    expect(seated(['south', 'west', 'north', 'east'])).toEqual({ south: [0], west: [1], north: [2], east: [3] });
    expect(seated(['south', 'south', 'north', 'north'])).toEqual({ south: [1, 0], north: [3, 2], west: [], east: [] });
  });
  it('keep their order where the round closes in the middle of an edge', () => {
    expect(seated(['south', 'west', 'north', 'east', 'south']).south).toEqual([0, 4]);
    const eight = seated(['south', 'south', 'west', 'north', 'north', 'north', 'east', 'south']);
    expect(eight.south).toEqual([1, 0, 7]);
    expect(eight.north).toEqual([5, 4, 3]);
  });
  it('leave menu and log to the far corners', () => {
    expect(corners('south')).toEqual({ menu: 'nw', log: 'ne' });
    expect(corners('north')).toEqual({ menu: 'se', log: 'sw' });
    expect(Object.values(corners('west'))).not.toContain('nw');
    expect(Object.values(corners('east'))).not.toContain('ne');
  });
});
