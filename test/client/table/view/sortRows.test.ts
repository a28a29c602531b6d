import { sortRows } from '../../../../src/client/table/view/sortRows';
import { columns, getKeys, tasks } from '../sampleTasks';

describe('Sorting a table', () => {
  it('counts numbers inside keys: DB-2 comes before DB-10', () => {
    expect(getKeys(sortRows(tasks, columns, [{ key: 'key', direction: 'asc' }]))).toEqual([
      'DB-1',
      'DB-2',
      'DB-10',
      'DB-20',
    ]);
  });

  it('pays no regard to capital letters', () => {
    expect(getKeys(sortRows(tasks, columns, [{ key: 'summary', direction: 'asc' }]))).toEqual([
      'DB-1',
      'DB-20',
      'DB-2',
      'DB-10',
    ]);
  });

  it('sorts a status by the order in which the statuses are declared, not by alphabet', () => {
    expect(sortRows(tasks, columns, [{ key: 'status', direction: 'asc' }]).map((task) => task.status)).toEqual([
      'OPEN',
      'OPEN',
      'DONE',
      'CLOSE',
    ]);
  });

  it.each(['asc', 'desc'] as const)('leaves empty values at the end (%s)', (direction) => {
    expect(sortRows(tasks, columns, [{ key: 'due', direction }]).at(-1)?.key).toBe('DB-2');
    expect(sortRows(tasks, columns, [{ key: 'hours', direction }]).at(-1)?.key).toBe('DB-2');
  });

  it('uses a second key where the first is equal, each in its own direction', () => {
    const sorted = sortRows(tasks, columns, [
      { key: 'status', direction: 'asc' },
      { key: 'hours', direction: 'desc' },
    ]);
    expect(getKeys(sorted)).toEqual(['DB-20', 'DB-2', 'DB-10', 'DB-1']);
  });

  it('keeps equal rows in the order in which they came', () => {
    expect(getKeys(sortRows(tasks, columns, [{ key: 'due', direction: 'desc' }]))).toEqual([
      'DB-10',
      'DB-20',
      'DB-1',
      'DB-2',
    ]);
  });

  it('passes over a key of a column that is no longer there, and leaves the given rows untouched', () => {
    const before = getKeys(tasks);
    expect(sortRows(tasks, columns, [{ key: 'gone', direction: 'asc' }])).toBe(tasks);
    sortRows(tasks, columns, [{ key: 'key', direction: 'desc' }]);
    expect(getKeys(tasks)).toEqual(before);
  });
});
