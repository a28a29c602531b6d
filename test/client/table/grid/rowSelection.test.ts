import {
  selectionAfterRange,
  selectionAfterToggle,
  selectionAfterToggleAll,
} from '../../../../src/client/table/grid/rowSelection';

const keyAt = (position: number): string | undefined => ['a', 'b', undefined, 'd', 'e'][position];

describe('Selecting rows', () => {
  it('takes a row in and out', () => {
    expect(selectionAfterToggle(['a'], 'b')).toEqual(['a', 'b']);
    expect(selectionAfterToggle(['a', 'b'], 'a')).toEqual(['b']);
  });

  it.each([
    [1, 3],
    [3, 1],
  ])(
    'with shift takes everything from row %d to row %d, keeps what was selected, and passes over rows not loaded',
    (from, to) => {
      expect(selectionAfterRange(['e'], keyAt, from, to).sort()).toEqual(['b', 'd', 'e']);
    },
  );

  it('selects all, and none when all were selected', () => {
    expect(selectionAfterToggleAll(['a'], ['a', 'b'])).toEqual(['a', 'b']);
    expect(selectionAfterToggleAll(['b', 'a'], ['a', 'b'])).toEqual([]);
    expect(selectionAfterToggleAll(['a'], [])).toEqual([]);
  });
});
