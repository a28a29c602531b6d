import fc from 'fast-check';
import {
  MAX_BODY_HEIGHT_PX,
  OVERSCAN_ROWS,
  STEP_ROWS,
  bodyHeight,
  rowWindowAt,
  scrollTopShowing,
} from '../../../../src/client/table/windows/rowWindow';

const geometry = { rowCount: 100_000, rowHeight: 24, viewHeight: 480 };
const veryTall = { rowCount: 2_000_000, rowHeight: 40, viewHeight: 800 };

describe('The visible rows', () => {
  it('draws the visible rows and a few around them', () => {
    expect(rowWindowAt(0, geometry).first).toBe(0);
    const { first, count, shift } = rowWindowAt(2400, geometry);
    expect(shift).toBe(0);
    expect(100 - first).toBeGreaterThanOrEqual(OVERSCAN_ROWS);
    expect(first + count - 121).toBeGreaterThanOrEqual(OVERSCAN_ROWS);
    expect(count).toBeLessThanOrEqual(21 + 2 * OVERSCAN_ROWS + STEP_ROWS);
  });

  it('draws others once in a few rows only', () => {
    const scrolled = Array.from({ length: 100 * geometry.rowHeight }, (_, px) => rowWindowAt(2400 + px, geometry));
    expect(new Set(scrolled.map(({ first }) => first)).size).toBeLessThanOrEqual(100 / STEP_ROWS + 1);
    expect(new Set(scrolled.map(({ count }) => count)).size).toBe(1);
  });

  it('draws no more rows than there are', () => {
    expect(rowWindowAt(0, { ...geometry, rowCount: 3 })).toEqual({ first: 0, count: 3, shift: 0 });
    expect(rowWindowAt(0, { ...geometry, rowCount: 0 })).toEqual({ first: 0, count: 0, shift: 0 });
  });

  it.each([geometry, veryTall])('always covers the window, wherever one scrolls', (given) => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, noNaN: true }), (share) => {
        const scrollTop = Math.round(share * (bodyHeight(given) - given.viewHeight));
        const { first, count, shift } = rowWindowAt(scrollTop, given);
        const top = first * given.rowHeight + shift;
        expect(top).toBeLessThanOrEqual(scrollTop);
        expect(top + count * given.rowHeight).toBeGreaterThanOrEqual(scrollTop + given.viewHeight);
      }),
    );
  });

  it('never grows taller than browsers can draw, and still reaches the last row', () => {
    expect(bodyHeight(veryTall)).toBe(MAX_BODY_HEIGHT_PX);
    const { first, count } = rowWindowAt(bodyHeight(veryTall) - veryTall.viewHeight, veryTall);
    expect(first + count).toBe(veryTall.rowCount);
  });

  it.each([geometry, veryTall])('scrolls just as far as a row needs to be seen', (given) => {
    expect(scrollTopShowing(0, 0, given)).toBeUndefined();
    for (const row of [50, 12_345, given.rowCount - 1]) {
      const scrollTop = scrollTopShowing(row, 0, given) ?? 0;
      const { shift } = rowWindowAt(scrollTop, given);
      const top = row * given.rowHeight + shift;
      // A very tall table counts several rows per pixel, so a row's height may be missing at most.
      const slack = given === veryTall ? given.rowHeight : 0;
      expect(top).toBeGreaterThanOrEqual(scrollTop - slack);
      expect(top + given.rowHeight).toBeLessThanOrEqual(scrollTop + given.viewHeight + slack);
    }
  });
});
