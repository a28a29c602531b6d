import {
  acceptsTask,
  getLaneChange,
  getLaneKey,
  toBoardLanes,
} from '../../../../../src/client/features/tasks/board/boardLanes';
import {
  columnCards,
  findCursor,
  getCursorRow,
  positionAfterBoardKey,
} from '../../../../../src/client/features/tasks/board/boardPositions';
import { findNeighbours } from '../../../../../src/client/features/tasks/screens/TaskNeighbours';
import { openedFrom } from '../../../../../src/client/features/tasks/table/openedFrom';
import { taskRow } from '../../../../support/client/taskRecords';

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
    expect(positionAfterBoardKey({ lane: 0, column, row }, key, [size])).toEqual({
      lane: 0,
      column: toColumn,
      row: toRow,
    });
  expect(positionAfterBoardKey({ lane: 0, column: 0, row: 0 }, 'x', [size])).toBeUndefined();
});

test('up and down leave a column for the nearest card of the next lane; closed and empty lanes are passed over', () => {
  const size = [
    [2, 1, 0],
    [0, 0, 0],
    [0, 0, 3],
  ];
  const down = positionAfterBoardKey({ lane: 0, column: 0, row: 1 }, 'ArrowDown', size);
  expect(down).toEqual({ lane: 2, column: 2, row: 0 });
  expect(positionAfterBoardKey({ lane: 2, column: 2, row: 0 }, 'ArrowUp', size)).toEqual({
    lane: 0,
    column: 1,
    row: 0,
  });
  expect(positionAfterBoardKey({ lane: 2, column: 2, row: 2 }, 'ArrowDown', size)).toEqual({
    lane: 2,
    column: 2,
    row: 2,
  });
});

describe('lanes', () => {
  const group = (key: string, label: string, count: number) => ({ key, label, count });
  const members = [
    { value: 'm2', label: 'Zoe' },
    { value: 'm1', label: 'Ann' },
  ];

  test('every member, priority and type has a lane, also without tasks; unassigned tasks come first', () => {
    const groups = [group('', 'Unassigned', 2), group('m2', 'Zoe', 3), group('former', 'Max', 1)];
    expect(toBoardLanes('assignee', {}, groups, members).map(({ label, count }) => `${label} ${count}`)).toEqual([
      'Unassigned 2',
      'Ann 0',
      'Max 1',
      'Zoe 3',
    ]);
    expect(
      toBoardLanes('priority', {}, [group('LOW', 'LOW', 4)], []).map(({ key, count }) => `${key} ${count}`),
    ).toEqual(['HIGH 0', 'MEDIUM 0', 'LOW 4']);
    expect(toBoardLanes('type', {}, [], []).map(({ key }) => key)).toEqual(['Bug', 'Task', 'Story']);
    expect(toBoardLanes('none', {}, groups, members)).toHaveLength(1);
  });

  test('a filter leaves only the lanes that it matches', () => {
    expect(toBoardLanes('priority', { priority: 'LOW,HIGH' }, [], []).map(({ key }) => key)).toEqual(['HIGH', 'LOW']);
    expect(
      toBoardLanes('assignee', { employeeId: 'none,m1' }, [group('', 'Unassigned', 1)], members).map(({ key }) => key),
    ).toEqual(['', 'm1']);
  });

  test('a drop changes the field of the lane, and no task can be unassigned', () => {
    const task = taskRow({ Employee_id: 'm1', Priority: 'HIGH', Issue_type: 'Bug' });
    const lane = (key: string) => ({ key, label: 'Zoe', count: 0 });
    expect(getLaneChange('assignee', lane('m2'), true)).toEqual({ Employee_id: 'm2', Assignees: 'Zoe' });
    expect(getLaneChange('priority', lane('LOW'), true)).toEqual({ Priority: 'LOW' });
    expect(getLaneChange('type', lane('Story'), true)).toEqual({ Issue_type: 'Story' });
    expect(acceptsTask('assignee', lane(''), task, true)).toBe(false);
    expect(acceptsTask('assignee', lane(''), { ...task, Employee_id: null }, true)).toBe(true);
    expect(getLaneKey('none', task)).toBe('');
  });

  test('who may not edit tasks changes status, priority and assignee, but not the type', () => {
    const task = taskRow({ Employee_id: 'm1', Priority: 'HIGH', Issue_type: 'Bug' });
    const lane = (key: string) => ({ key, label: 'Zoe', count: 0 });
    expect(getLaneChange('assignee', lane('m2'), false)).toEqual({ Employee_id: 'm2', Assignees: 'Zoe' });
    expect(getLaneChange('priority', lane('LOW'), false)).toEqual({ Priority: 'LOW' });
    expect(getLaneChange('type', lane('Story'), false)).toBeUndefined();
    expect([acceptsTask('type', lane('Story'), task, false), acceptsTask('type', lane('Bug'), task, false)]).toEqual([
      false,
      true,
    ]);
  });
});

test('a column shows its list without what has left and with what has arrived, each card once', () => {
  const tasks = ['a', 'b', 'c', 'd', 'e'].map((_id) => ({
    _id,
    Status: _id === 'b' || _id === 'c' ? 'CLOSE' : 'OPEN',
  }));
  const moved = { _id: 'x', Status: 'OPEN' };
  const source = { total: 7, rowAt: (index: number) => tasks[index] };
  const cards = columnCards(source, [0, 1, 2, 3, 4], ({ Status }) => Status === 'OPEN', [
    moved,
    { _id: 'd', Status: 'OPEN' },
  ]);
  expect(cards.count).toBe(6);
  expect(Array.from({ length: 6 }, (_, row) => cards.cardAt(row)?._id)).toEqual([
    'x',
    'a',
    'd',
    'e',
    undefined,
    undefined,
  ]);
  expect(cards.left.map(({ _id }) => _id)).toEqual(['b', 'c']);
  expect([cards.indexAt(0), cards.indexAt(1), cards.indexAt(2), cards.indexAt(4)]).toEqual([undefined, 0, 3, 5]);
});

test('neighbours are those next to the task, and around its former place when it has left the list', () => {
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

describe('the cursor', () => {
  const cards = (...ids: readonly string[]) => ({
    count: ids.length,
    cardAt: (row: number) => (ids[row] === undefined ? undefined : { _id: ids[row] }),
    indexAt: (row: number) => row,
  });

  test('stays with its card when a colleague adds one above, and is on no other when its own has left', () => {
    expect(getCursorRow(cards('new', 'a', 'b'), { row: 1, id: 'b' })).toBe(2);
    expect(getCursorRow(cards('a', 'c'), { row: 1, id: 'b' })).toBeUndefined();
    expect(getCursorRow(cards(), { row: 0, id: 'a' })).toBeUndefined();
    expect(getCursorRow(cards('new', 'a'), { row: 0 })).toBe(0);
  });

  test('goes along when a colleague moves its card to another column or lane', () => {
    const from = { lane: 0, column: 0, row: 1 };
    const columns = [
      { lane: 0, column: 0, cards: cards('a', 'c') },
      { lane: 0, column: 1, cards: cards() },
      { lane: 1, column: 2, cards: cards('x', 'b') },
    ];
    expect(findCursor(columns, from, 'b')).toEqual({ position: { lane: 1, column: 2, row: 1 }, isThere: true });
    expect(findCursor(columns, from, 'gone')).toEqual({ position: from, isThere: false });
    // Its lane has gone with the last card.
    expect(findCursor(columns, { lane: -1, column: 0, row: 0 }, 'b').position).toEqual({ lane: 1, column: 2, row: 1 });
  });

  test('whose card has left goes on between the cards that were next to it', () => {
    const here = { lane: 0, column: 0, row: 1 };
    expect(positionAfterBoardKey(here, 'ArrowDown', [[3]], false)).toEqual({ lane: 0, column: 0, row: 1 });
    expect(positionAfterBoardKey(here, 'ArrowUp', [[3]], false)).toEqual({ lane: 0, column: 0, row: 0 });
    expect(positionAfterBoardKey(here, 'ArrowDown', [[1], [2]], false)).toEqual({ lane: 1, column: 0, row: 0 });
  });
});
