import { columnCards, positionAfterBoardKey } from '../../../../../src/client/features/tasks/board/boardPositions';
import { findNeighbours } from '../../../../../src/client/features/tasks/screens/TaskNeighbours';
import { openedFrom } from '../../../../../src/client/features/tasks/table/openedFrom';
import { taskRow } from '../../../../support/taskRecords';

test('the cursor stays on cards: short columns catch it, empty ones are passed over', () => {
  const size = [2, 0, 5, 0];
  const table: [number, number, string, number, number][] = [
    [0, 0, 'ArrowDown', 0, 1],
    [0, 1, 'ArrowDown', 0, 1],
    [0, 0, 'ArrowUp', 0, 0],
    [0, 1, 'ArrowRight', 2, 1],
    [2, 4, 'ArrowLeft', 0, 1],
    [2, 4, 'ArrowRight', 2, 4],
    [0, 0, 'ArrowLeft', 0, 0],
    [2, 3, 'Home', 2, 0],
    [2, 0, 'End', 2, 4],
    [2, 4, 'PageUp', 2, 0],
  ];
  for (const [column, row, key, toColumn, toRow] of table)
    expect(positionAfterBoardKey({ column, row }, key, size)).toEqual({ column: toColumn, row: toRow });
  expect(positionAfterBoardKey({ column: 0, row: 0 }, 'x', size)).toBeUndefined();
});

test('a column shows its list without what has left and with what has arrived, each card once', () => {
  const tasks = ['a', 'b', 'c', 'd', 'e'].map((_id) => ({
    _id,
    Status: _id === 'b' || _id === 'c' ? 'CLOSE' : 'OPEN',
  }));
  const moved = { _id: 'x', Status: 'OPEN' };
  const source = { total: 7, rowAt: (index: number) => tasks[index] };
  const cards = columnCards(source, [0, 1, 2, 3, 4], 'OPEN', [moved, { _id: 'd', Status: 'OPEN' }]);
  expect(cards.count).toBe(6);
  expect(Array.from({ length: 6 }, (_, row) => cards.cardAt(row)?._id)).toEqual([
    'x',
    'a',
    'd',
    'e',
    undefined,
    undefined,
  ]);
  expect([cards.indexAt(0), cards.indexAt(1), cards.indexAt(2), cards.indexAt(4)]).toEqual([undefined, 0, 3, 5]);
});

test('neighbours are those beside the task, and around its former place when it has left the list', () => {
  const rows = ['a', 'b', 'c'].map((_id) => taskRow({ _id }));
  const ids = (id: string, place: number) => {
    const { previous, next } = findNeighbours(rows, 4, id, place);
    return [previous?.task._id, previous?.place, next?.task._id, next?.place];
  };
  expect(ids('b', 5)).toEqual(['a', 4, 'c', 6]);
  expect(ids('gone', 5)).toEqual(['a', 4, 'b', 5]);
  expect(findNeighbours(rows, 0, 'a', 0).previous).toBeUndefined();
  for (const nonsense of [
    undefined,
    null,
    1,
    {},
    { openedFrom: { query: 1, place: 1, list: 'x' } },
    { openedFrom: { query: {}, place: '1', list: 'x' } },
  ])
    expect(openedFrom(nonsense)).toBeUndefined();
});
