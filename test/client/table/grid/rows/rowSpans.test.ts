import { groupedLines } from '../../../../../src/client/table/grid/groups/rowGroups';
import { rowsBelow, rowSpans } from '../../../../../src/client/table/grid/rows/rowSpans';
import type { TableRows } from '../../../../../src/client/table/grid/useTableRows';

const group = (key: string, count: number) => ({ key, label: key, count, sums: {} });

/** Groups A, B and C of two, three and two rows; row 4 of all, counted from 0, is not loaded. */
function grouped(closed: readonly string[]): TableRows<object> {
  const lines = groupedLines([group('A', 2), group('B', 3), group('C', 2)], closed);
  const keyAt = (position: number): string | undefined => {
    const line = lines.lineAt(position);
    return line?.kind === 'row' && line.number !== 5 ? `t${line.number - 1}` : undefined;
  };
  return {
    count: lines.count,
    total: 7,
    offset: 0,
    rowAt: () => undefined,
    keyAt,
    loaded: () => [],
    lineAt: lines.lineAt,
  };
}

/** The second page of 20 rows each; row 25 of all is not loaded. */
const paged: TableRows<object> = {
  count: 20,
  total: 50,
  offset: 20,
  rowAt: () => undefined,
  keyAt: (position) => (position === 5 ? undefined : `t${position + 20}`),
  loaded: () => [],
};

describe('The rows from a position on downwards', () => {
  it('do not count the lines of groups', () => {
    expect(rowsBelow(grouped([]), 0, 100)).toEqual({
      keys: ['t0', 't1', 't2', 't3'],
      spans: [{ offset: 0, limit: 7 }],
    });
    // The third line is the second row.
    expect(rowsBelow(grouped([]), 2, 3)).toEqual({ keys: ['t1', 't2', 't3'], spans: [{ offset: 1, limit: 3 }] });
  });

  it('are not those of closed groups', () => {
    expect(rowsBelow(grouped(['B']), 2, 100)).toEqual({
      keys: ['t1', 't5', 't6'],
      spans: [
        { offset: 1, limit: 1 },
        { offset: 5, limit: 2 },
      ],
    });
    expect(rowsBelow(grouped(['A']), 0, 2)).toEqual({ keys: ['t2', 't3'], spans: [{ offset: 2, limit: 2 }] });
  });

  it('reach over the page to the end of the list', () => {
    expect(rowsBelow(paged, 3, 100)).toEqual({ keys: ['t23', 't24'], spans: [{ offset: 23, limit: 27 }] });
    expect(rowsBelow({ ...paged, count: 0, total: 0, offset: 0 }, 0, 100)).toEqual({ keys: [], spans: [] });
  });
});

it('The rows between two positions are one span without groups, and otherwise one between two closed groups', () => {
  expect(rowSpans(paged, 2, 4, 100)).toEqual([{ offset: 22, limit: 3 }]);
  expect(rowSpans(paged, 2, 4, 2)).toEqual([{ offset: 22, limit: 2 }]);
  expect(rowSpans(grouped([]), 1, 4, 100)).toEqual([{ offset: 0, limit: 3 }]);
  expect(rowSpans(grouped(['B']), 0, 5, 100)).toEqual([
    { offset: 0, limit: 2 },
    { offset: 5, limit: 1 },
  ]);
});
