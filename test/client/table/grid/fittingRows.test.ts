import { FITTED_EXTRA_PX, fittingRows } from '../../../../src/client/table/grid/useFittingRows';

test.each([
  ['that fit', 900],
  ['that are scrolled sideways', 1_500],
])('a frame as high as its rows has all of them on one page, also with columns %s', (_text, columnsPx) => {
  for (const rowHeight of [24, 28, 34])
    for (let count = 5; count <= 60; count += 1) {
      // The browser measures inside the borders.
      const height = count * rowHeight + FITTED_EXTRA_PX - 2;
      expect(fittingRows({ width: 1_000, height }, rowHeight, columnsPx)).toBe(count);
    }
});
