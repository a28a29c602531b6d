import { renderHook } from '@testing-library/react';
import type { WindowedSource } from '../../../../src/client/table/windows/tableSource';
import { useStableRows } from '../../../../src/client/table/windows/useStableRows';

const list = (listKey: string, rows: readonly string[]): WindowedSource<string> => ({
  kind: 'windowed',
  listKey,
  total: rows.length,
  rowAt: (index) => rows[index],
  loaded: rows.map((_row, index) => index),
  rowKey: (row) => row,
  rowByKey: (key) => rows.find((row) => row === key),
  onWindowNeeded: () => undefined,
});

describe('Rows under an open menu', () => {
  const open = () =>
    renderHook(({ source, isOpen }) => useStableRows(source, isOpen), {
      initialProps: { source: list('by name', ['a', 'b', 'c']), isOpen: true },
    });
  const shown = ({ result }: ReturnType<typeof open>): (string | undefined)[] =>
    [0, 1, 2].map((index) => (result.current.kind === 'windowed' ? result.current.rowAt(index) : undefined));

  it('keep their places while others change the list, and take new ones when it closes', () => {
    const menu = open();
    const source = list('by name', ['c', 'a', 'b']);
    menu.rerender({ source, isOpen: true });
    expect(shown(menu)).toEqual(['a', 'b', 'c']);
    menu.rerender({ source, isOpen: false });
    expect(shown(menu)).toEqual(['c', 'a', 'b']);
  });

  it('follow the order that the user has chosen before, when its answer arrives', () => {
    const menu = open();
    menu.rerender({ source: list('by day', ['c', 'b', 'a']), isOpen: true });
    expect(shown(menu)).toEqual(['c', 'b', 'a']);
    menu.rerender({ source: list('by day', ['a', 'b', 'c']), isOpen: true });
    expect(shown(menu)).toEqual(['c', 'b', 'a']);
  });
});
