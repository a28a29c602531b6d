import { act, renderHook } from '@testing-library/react';
import fc from 'fast-check';
import { rowsInElementOrder } from '../../../../src/client/table/windows/rowWindow';
import { useElementOrder } from '../../../../src/client/table/windows/useElementOrder';
import { scrollRestMs } from '../../../../src/client/table/windows/useStoredPosition';

const row = fc.nat({ max: 100_000 });
const size = fc.integer({ min: 1, max: 90 });
const rowsFrom = (first: number, count: number): number[] => Array.from({ length: count }, (_, index) => first + index);
const toElements = (rows: readonly number[], count: number): number[] => rows.map((position) => position % count);

describe('The order of the elements of drawn rows', () => {
  afterEach(() => jest.useRealTimers());

  it('is that of the rows when scrolling rests', () => {
    fc.assert(
      fc.property(row, size, (first, count) => {
        expect(rowsInElementOrder(first, count, first)).toEqual(rowsFrom(first, count));
      }),
    );
  });

  it('has every drawn row once, and no element moves, however far the rows are scrolled', () => {
    fc.assert(
      fc.property(row, row, size, (first, orderedFor, count) => {
        const rows = rowsInElementOrder(first, count, orderedFor);
        expect(rows.toSorted((a, b) => a - b)).toEqual(rowsFrom(first, count));
        expect(toElements(rows, count)).toEqual(toElements(rowsFrom(orderedFor, count), count));
      }),
    );
  });

  it('has no rows when none are drawn', () => {
    expect(rowsInElementOrder(3, 0, 1)).toEqual([]);
  });

  it('stays while rows are scrolled, and is that of the rows after a rest', () => {
    jest.useFakeTimers();
    const { result, rerender } = renderHook(({ first }) => useElementOrder(first, 4), { initialProps: { first: 0 } });
    rerender({ first: 6 });
    expect(result.current).toEqual([8, 9, 6, 7]);
    act(() => jest.advanceTimersByTime(scrollRestMs - 1));
    rerender({ first: 7 });
    act(() => jest.advanceTimersByTime(scrollRestMs - 1));
    expect(result.current).toEqual([8, 9, 10, 7]);
    act(() => jest.advanceTimersByTime(1));
    expect(result.current).toEqual([7, 8, 9, 10]);
  });

  it('begins with that of the rows when another number of rows is drawn', () => {
    const { result, rerender } = renderHook(({ first, count }) => useElementOrder(first, count), {
      initialProps: { first: 0, count: 0 },
    });
    rerender({ first: 5, count: 3 });
    expect(result.current).toEqual([5, 6, 7]);
  });
});
