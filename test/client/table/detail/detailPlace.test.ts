import { detailPlace } from '../../../../src/client/table/detail/detailPlace';

const room = { widthPx: 2300, heightPx: 1200, rowsPx: 200, columnsPx: 1100 };

describe('The place of the details of a row', () => {
  it('is below few rows, and next to more of them where the columns leave the width', () => {
    expect(detailPlace(room)).toBe('below');
    expect(detailPlace({ ...room, rowsPx: 800 })).toEqual({ widthPx: 966 });
    // The columns keep the widths that they are declared with.
    expect(detailPlace({ ...room, rowsPx: 800, columnsPx: 1700 })).toEqual({ widthPx: 588 });
    expect(detailPlace({ ...room, rowsPx: 800, columnsPx: 2000 })).toBe('below');
  });

  it('is nowhere when the rows fill the window, or the window is small', () => {
    expect(detailPlace({ ...room, rowsPx: 1200 })).toBe('none');
    expect(detailPlace({ ...room, columnsPx: 2000, rowsPx: 1100 })).toBe('none');
    expect(detailPlace({ widthPx: 390, heightPx: 700, rowsPx: 120, columnsPx: 1100 })).toBe('none');
    expect(detailPlace({ widthPx: 1050, heightPx: 300, rowsPx: 200, columnsPx: 1000 })).toBe('none');
  });

  it('never covers rows, whatever the window', () => {
    for (let widthPx = 100; widthPx <= 4000; widthPx += 100)
      for (let heightPx = 100; heightPx <= 2200; heightPx += 100)
        for (let rows = 0; rows <= 60; rows += 3) {
          const rowsPx = rows * 24 + 48;
          const place = detailPlace({ widthPx, heightPx, rowsPx, columnsPx: 1100 });
          if (place === 'below') expect(heightPx - rowsPx).toBeGreaterThanOrEqual(160);
          else if (place !== 'none') expect(widthPx - place.widthPx).toBeGreaterThanOrEqual(1100);
          if (rowsPx > heightPx) expect(place).toBe('none');
        }
  });
});
