import { positionAfterKey } from '../../../../src/client/table/grid/gridNavigation';

const size = { rowCount: 100, columnCount: 5, rowsPerScreen: 20 };

describe('Moving through a table by keys', () => {
  it.each([
    ['ArrowDown', false, { row: 11, column: 2 }],
    ['ArrowUp', false, { row: 9, column: 2 }],
    ['ArrowLeft', false, { row: 10, column: 1 }],
    ['ArrowRight', false, { row: 10, column: 3 }],
    ['Home', false, { row: 10, column: 0 }],
    ['End', false, { row: 10, column: 4 }],
    ['Home', true, { row: 0, column: 0 }],
    ['End', true, { row: 99, column: 4 }],
    ['PageDown', false, { row: 30, column: 2 }],
    ['PageUp', false, { row: 0, column: 2 }],
    ['ArrowDown', true, { row: 99, column: 2 }],
  ])('%s (with Control: %s) leads to %j', (key, hasControl, place) => {
    expect(positionAfterKey({ row: 10, column: 2 }, key, hasControl, size)).toEqual(place);
  });

  it('goes up into the headings and no further', () => {
    expect(positionAfterKey({ row: 0, column: 1 }, 'ArrowUp', false, size)).toEqual({ row: -1, column: 1 });
    expect(positionAfterKey({ row: -1, column: 1 }, 'ArrowUp', false, size)).toEqual({ row: -1, column: 1 });
  });

  it('stays in the headings of an empty table', () => {
    expect(positionAfterKey({ row: -1, column: 1 }, 'ArrowDown', false, { ...size, rowCount: 0 })).toEqual({
      row: -1,
      column: 1,
    });
  });

  it('leaves other keys to the page', () => {
    expect(positionAfterKey({ row: 0, column: 0 }, 'Tab', false, size)).toBeUndefined();
  });
});
