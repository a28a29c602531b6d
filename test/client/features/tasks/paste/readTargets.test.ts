import { readTargets } from '../../../../../src/client/features/tasks/paste/readTargets';
import type { KnownTask } from '../../../../../src/client/entities/knownRecords';
import { taskRow } from '../../../../support/client/taskRecords';

const task = (id: string): KnownTask => taskRow({ _id: id });
const find =
  (...ids: readonly string[]) =>
  (id: string): KnownTask | undefined =>
    ids.includes(id) ? task(id) : undefined;
/** A list in which others may have changed the order. */
const listOf = (...ids: readonly string[]) =>
  jest.fn(async (offset: number, limit: number) => ids.slice(offset, offset + limit).map(task));
const asIds = (found: Awaited<ReturnType<typeof readTargets>>) =>
  found === 'changed' ? found : found.map(({ _id }) => _id);

describe('The tasks on which lines are pasted', () => {
  it('are those that were seen, wherever they are in the list now', async () => {
    const fetchRows = listOf('new', 'a', 'b', 'c');
    const seen = { keys: ['a', 'b', 'c'], spans: [{ offset: 0, limit: 3 }] };
    expect(asIds(await readTargets(seen, 2, find('a', 'b', 'c'), fetchRows))).toEqual(['a', 'b']);
    // The fourth line is below the end of the list.
    expect(asIds(await readTargets(seen, 4, find('a', 'b', 'c'), fetchRows))).toEqual(['a', 'b', 'c']);
    expect(fetchRows).not.toHaveBeenCalled();
  });

  it('are read by their places where they were not loaded, without those of closed groups', async () => {
    const seen = {
      keys: ['a'],
      spans: [
        { offset: 0, limit: 1 },
        { offset: 3, limit: 2 },
      ],
    };
    const fetchRows = listOf('a', 'hidden', 'hidden too', 'b', 'c');
    expect(asIds(await readTargets(seen, 2, find('a'), fetchRows))).toEqual(['a', 'b']);
    expect(asIds(await readTargets(seen, 9, find('a'), fetchRows))).toEqual(['a', 'b', 'c']);
    expect(fetchRows.mock.calls.map(([offset, limit]) => [offset, limit])).toEqual([
      [0, 1],
      [3, 1],
      [0, 1],
      [3, 2],
    ]);
  });

  it('are read in as many calls as the server asks for', async () => {
    const ids = Array.from({ length: 2_100 }, (_, index) => `t${index}`);
    const fetchRows = listOf(...ids);
    const seen = { keys: ['t0'], spans: [{ offset: 0, limit: ids.length }] };
    expect(asIds(await readTargets(seen, 2_050, find(), fetchRows))).toEqual(ids.slice(0, 2_050));
    expect(fetchRows.mock.calls.map(([offset, limit]) => [offset, limit])).toEqual([
      [0, 1000],
      [1000, 1000],
      [2000, 50],
    ]);
  });

  it('cannot be found when their places have others now', async () => {
    const seen = { keys: ['a', 'b'], spans: [{ offset: 0, limit: 4 }] };
    expect(await readTargets(seen, 3, find('a', 'b'), listOf('new', 'a', 'b', 'c'))).toBe('changed');
    expect(await readTargets(seen, 2, find('a'), listOf('a', 'new', 'b', 'c'))).toBe('changed');
    expect(await readTargets(seen, 3, find('a', 'b'), listOf('a'))).toBe('changed');
  });
});
