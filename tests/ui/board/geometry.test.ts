import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cellAt, hexName } from '$lib/kernel';
import { boundsOf, cellPixels, fit, nearest, openingZoom, spotsOf, zoomOn } from '$lib/ui/board/geometry';
import { RADIUS } from '$lib/ui/board/model';
import { at, island } from './island';

describe('where cells lie', () => {
  it('keeps every neighbour one cell apart, in both orientations', () => {
    for (const orientation of ['pointy', 'flat'] as const) {
      const spots = island(1, orientation);
      const middle = at(spots, '0,0');
      const ways = spots.filter((spot) => spot !== middle).map((spot) => Math.hypot(spot.x, spot.y));
      for (const way of ways) expect(way).toBeCloseTo(RADIUS * Math.sqrt(3));
    }
  });

  it('takes the corners into the bounds', () => {
    expect(boundsOf(island(0))).toEqual({
      x: -RADIUS * (Math.sqrt(3) / 2),
      y: -RADIUS,
      width: RADIUS * Math.sqrt(3),
      height: 2 * RADIUS
    });
    const flat = boundsOf(island(0, 'flat'), 'flat', 10);
    expect(flat.width).toBeCloseTo(2 * RADIUS + 20);
    expect(flat.height).toBeCloseTo(RADIUS * Math.sqrt(3) + 20);
  });

  it('has bounds even without a cell', () => {
    expect(boundsOf(spotsOf([])).width).toBeGreaterThan(0);
  });
});

describe('a tap', () => {
  it('means the cell that the point lies in', () => {
    const spots = island(3);
    const inside = fc.double({ min: -3, max: 3, noNaN: true });
    fc.assert(
      fc.property(inside, inside, (x, y) => {
        const hex = hexName(cellAt(x, y));
        const meant = spots.find((spot) => spot.cell.place === hex);
        if (meant === undefined) return;
        // On the edge between two cells, rounding decides: one of them is as near as the other.
        const [px, py] = [x * RADIUS, y * RADIUS];
        const found = nearest(spots, px, py)!;
        expect(Math.hypot(found.x - px, found.y - py)).toBeCloseTo(Math.hypot(meant.x - px, meant.y - py), 9);
      })
    );
  });

  it('means the nearest cell even a little beside it, and nothing on open water', () => {
    const spots = island(1);
    const east = at(spots, '1,0');
    expect(nearest(spots, east.x + RADIUS * 1.2, east.y)).toBe(east);
    expect(nearest(spots, east.x + RADIUS * 1.3, east.y)).toBeNull();
  });
});

describe('fitting', () => {
  it('shows the whole board in the middle of any room', () => {
    const box = boundsOf(island(3), 'pointy', 20);
    const size = fc.integer({ min: 50, max: 3000 });
    fc.assert(
      fc.property(size, size, (width, height) => {
        const { k, x, y } = fit(box, width, height);
        const [left, top] = [box.x * k + x, box.y * k + y];
        const [right, bottom] = [width - left - box.width * k, height - top - box.height * k];
        for (const gap of [left, top]) expect(gap).toBeGreaterThan(-1e-6);
        expect(left).toBeCloseTo(right);
        expect(top).toBeCloseTo(bottom);
        expect(Math.min(left, top)).toBeCloseTo(0);
      })
    );
  });

  it('knows how wide a cell is on the viewport', () => {
    expect(cellPixels(0.5)).toBeCloseTo(43.3, 1);
  });
});

describe('zooming on what is lit', () => {
  const box = boundsOf(island(3));
  const fitted = fit(box, 400, 400);

  it('brings a part into the middle, as close as it goes', () => {
    const part = boundsOf([at(island(3), '2,-1')]);
    const { k, x, y } = zoomOn(part, fitted, 400, 400, 99);
    const middle = (part.x + part.width / 2) * fitted.k + fitted.x;
    expect(middle * k + x).toBeCloseTo(200);
    expect(part.height * fitted.k * k).toBeCloseTo(400);
    expect(y).toBeLessThan(0);
  });

  it('never leaves the whole board, nor comes closer than allowed', () => {
    expect(zoomOn(box, fitted, 400, 400, 4).k).toBeCloseTo(1);
    expect(zoomOn({ ...box, width: box.width * 9 }, fitted, 400, 400, 4).k).toBe(1);
    expect(zoomOn(boundsOf(island(0)), fitted, 400, 400, 2.5).k).toBe(2.5);
  });
});

describe('how close a board begins', () => {
  const wide = { x: 0, y: 0, width: 24 * RADIUS, height: 12 * RADIUS };
  it('shows the whole board where its cells fit a finger', () => {
    expect(openingZoom(wide, 1000, 600)).toBe(1);
  });
  it('fills the room of a tall phone, no closer than needed', () => {
    const k = openingZoom(wide, 390, 440);
    expect(cellPixels(fit(wide, 390, 440).k * k)).toBeCloseTo(54);
    expect(openingZoom(wide, 390, 250)).toBeCloseTo(250 / 195);
  });
  it('shows the whole board where no room is left beside it', () => {
    expect(openingZoom(wide, 390, 195)).toBe(1);
  });
});
