import type { QueryCacheKey } from '@reduxjs/toolkit/query';
import { api } from '../../../src/client/api/api';
import { maxKnownRecords } from '../../../src/client/api/records/heldRecords';
import { rootReducer, type RootState } from '../../../src/client/app/rootReducer';
import { selectTaskById } from '../../../src/client/entities/knownRecords';
import { makeSelectShownTask } from '../../../src/client/features/tasks/table/shownTask';
import { makeSignedInMockStore, makeSignedInStore } from '../../support/clientStore';
import { fakeNetwork } from '../../support/fakeNetwork';

const row = (id: string, Version = 1, more: object = {}) => ({
  _id: id,
  Project_id: 'p',
  Employee_id: 'e',
  Version,
  Status: 'OPEN',
  Short_summary: id,
  ...more,
});
const unanswered = (): Promise<never> => new Promise(() => undefined);
const heldTasks = ({ entities }: RootState): string[] => Object.keys(entities.records.tables.task ?? {});
const { listTasks, getTask, editTask, editManyTasks, deleteTaskOrProject, listProjectTasks } = api.endpoints;

describe('The tasks in the store', () => {
  test('come from every list and every page, each task once', async () => {
    const network = fakeNetwork();
    network.succeed('/auth/tasks/list', { Rows: [row('a'), row('b')], Total: 2 });
    network.succeed('/auth/projecttasks/list/p', [row('b'), row('c')]);
    network.succeed('/auth/tasks/details', row('a', 1, { Description: '<p>All of it</p>' }));
    const { store } = makeSignedInStore();
    await store.dispatch(listTasks.initiate({}));
    await store.dispatch(listProjectTasks.initiate({ projectId: 'p' }));
    await store.dispatch(getTask.initiate({ id: 'a' }));
    expect(heldTasks(store.getState()).sort()).toEqual(['a', 'b', 'c']);
    const { data } = getTask.select({ id: 'a' })(store.getState());
    expect(data).toMatchObject({ Description: '<p>All of it</p>', Status: 'OPEN' });
    // The lists show no description, so it is not with what they show.
    expect(selectTaskById(store.getState(), 'a')).toEqual(row('a'));
    const written = JSON.stringify(store.getState());
    expect(['"Short_summary":"b"', 'All of it'].map((text) => written.split(text).length - 1)).toEqual([1, 1]);
  });

  test('are drawn again only where they have changed: a row of two lists is one object, and others stay what they are', async () => {
    const network = fakeNetwork();
    network.succeed('/auth/tasks/list', { Rows: [row('a'), row('b')], Total: 2 });
    network.succeed('/auth/projecttasks/list/p', [row('b'), row('a')]);
    network.succeed('/auth/tasks/edit', row('a', 2, { Status: 'CLOSE' }));
    const { store } = makeSignedInStore();
    await store.dispatch(listTasks.initiate({}));
    await store.dispatch(listProjectTasks.initiate({ projectId: 'p' }));
    const shown = () => [
      ...(listTasks.select({})(store.getState()).data?.Rows ?? []),
      ...(listProjectTasks.select({ projectId: 'p' })(store.getState()).data ?? []),
    ];
    const before = shown();
    expect([before[0] === before[3], before[1] === before[2]]).toEqual([true, true]);
    const window = listTasks.select({})(store.getState()).data;
    // The same answer again, read by a new selector as another component does.
    await store.dispatch(listTasks.initiate({}, { subscribe: false, forceRefetch: true }));
    expect(listTasks.select({})(store.getState()).data).toBe(window);
    network.answer('/auth/tasks/list', unanswered);
    network.answer('/auth/projecttasks/list/p', unanswered);
    await store.dispatch(editTask.initiate({ id: 'a', Status: 'CLOSE' }));
    const after = shown();
    expect(after.map((task) => task.Status)).toEqual(['CLOSE', 'OPEN', 'OPEN', 'CLOSE']);
    expect(after.map((task, index) => task === before[index])).toEqual([false, true, true, false]);
  });

  test('follow from the actions alone, so that a recorded session shows them again', async () => {
    const network = fakeNetwork();
    network.succeed('/auth/tasks/list', { Rows: [row('a'), row('b')], Total: 2 });
    network.succeed('/auth/tasks/details', row('a', 1, { Description: '<p>All of it</p>' }));
    network.succeed('/auth/tasks/edit', row('a', 2, { Status: 'CLOSE' }));
    const { store, actions } = makeSignedInMockStore();
    const start = store.getState();
    await store.dispatch(listTasks.initiate({}));
    await store.dispatch(getTask.initiate({ id: 'a' }));
    await store.dispatch(editTask.initiate({ id: 'a', Status: 'CLOSE' }));
    const again = JSON.parse(JSON.stringify(actions)) as typeof actions;
    const replayed = again.reduce(rootReducer, JSON.parse(JSON.stringify(start)) as RootState);
    expect(JSON.stringify(replayed)).toBe(JSON.stringify(store.getState()));
  });

  test('whose page is open keep its details with a newer row, of the version that they were read with', async () => {
    const network = fakeNetwork();
    network.succeed('/auth/tasks/details', row('a', 1, { Description: '<p>Old</p>' }));
    network.succeed('/auth/tasks/list', { Rows: [row('a', 2, { Status: 'CLOSE' })], Total: 1 });
    const { store } = makeSignedInStore();
    await store.dispatch(getTask.initiate({ id: 'a' }, { subscribe: false }));
    await store.dispatch(listTasks.initiate({}));
    // A form that begins with them reports the competing change instead of overwriting it.
    const { data } = getTask.select({ id: 'a' })(store.getState());
    expect(data).toMatchObject({ Description: '<p>Old</p>', Status: 'CLOSE', Version: 1 });
    expect(selectTaskById(store.getState(), 'a')?.Version).toBe(2);
  });

  test.each([
    ['another day keeps its half', { Start_date: '2026-03-04' }, '2026-03-04', 'Second Half'],
    ['another half keeps its day', { Start_half: 'First Half' }, '2026-03-03', 'First Half'],
    ['without a day there is no half', { Start_date: '' }, null, 'First Half'],
  ] as const)('show the half of a day before the server has answered: %s', async (_case, change, day, half) => {
    const network = fakeNetwork();
    const halves = {
      Start_date: '2026-03-03',
      Start_half: 'Second Half',
      Due_date: '2026-03-09',
      Due_half: 'First Half',
    };
    network.succeed('/auth/tasks/list', { Rows: [row('a', 1, halves)], Total: 1 });
    network.answer('/auth/tasks/edit', unanswered);
    const { store } = makeSignedInStore();
    await store.dispatch(listTasks.initiate({}));
    void store.dispatch(editTask.initiate({ id: 'a', ...change }));
    expect(makeSelectShownTask('a')(store.getState())).toMatchObject({
      ...halves,
      Start_date: day,
      Start_half: half,
    });
  });

  test('are changed immediately by the answer to a change', async () => {
    const network = fakeNetwork();
    network.succeed('/auth/tasks/list', { Rows: [row('a')], Total: 1 });
    network.succeed('/auth/tasks/edit', row('a', 2, { Status: 'CLOSE' }));
    const { store } = makeSignedInStore();
    await store.dispatch(listTasks.initiate({}));
    await store.dispatch(editTask.initiate({ id: 'a', Status: 'CLOSE' }));
    expect(selectTaskById(store.getState(), 'a')?.Status).toBe('CLOSE');
  });

  test('show a change of many immediately before the answer, and revert what the server rejects, task by task', async () => {
    const network = fakeNetwork();
    network.succeed('/auth/tasks/list', { Rows: [row('a'), row('b'), row('c')], Total: 3 });
    network.succeed('/auth/tasks/editMany', {
      Change_id: 'x',
      Results: [],
      Tasks: [{ ...row('a', 2, { Status: 'CLOSE', Assignees: 'Nora Lind' }), Former_version: 1 }],
    });
    const { store } = makeSignedInStore();
    await store.dispatch(listTasks.initiate({}));
    const shown = () =>
      ['a', 'b', 'c'].map((id) => {
        const task = makeSelectShownTask(id)(store.getState());
        return [task?.Status, task?.Assignees, task?.Short_summary];
      });
    const answer = store.dispatch(
      editManyTasks.initiate({
        ids: ['a', 'b'],
        Status: 'CLOSE',
        Employee_id: 'n',
        Assignees: 'Nora Lind',
        changes: ['{"id":"c","Short_summary":"Pasted"}', 'no JSON'],
      }),
    );
    expect(shown()).toEqual([
      ['CLOSE', 'Nora Lind', 'a'],
      ['CLOSE', 'Nora Lind', 'b'],
      ['OPEN', undefined, 'Pasted'],
    ]);
    await answer;
    expect(shown()).toEqual([
      ['CLOSE', 'Nora Lind', 'a'],
      ['OPEN', undefined, 'b'],
      ['OPEN', undefined, 'c'],
    ]);
  });

  test('take over the changed fields of a change of many, by the versions that they belong to', async () => {
    const network = fakeNetwork();
    const more = { Comment_count: 1 };
    network.succeed('/auth/tasks/list', {
      Rows: [row('current', 1, more), row('older', 1, more), row('newer', 9, more), row('other')],
      Total: 4,
    });
    const part = (id: string, Former_version: number) => ({
      _id: id,
      Project_id: 'p',
      Employee_id: 'e',
      Version: Former_version + 1,
      Former_version,
      Status: 'CLOSE',
    });
    network.succeed('/auth/tasks/editMany', {
      Change_id: 'x',
      Results: [],
      Tasks: [
        part('current', 1),
        part('older', 4),
        part('newer', 1),
        part('unknown', 1),
        { ...row('new'), Former_version: null },
      ],
    });
    const { store } = makeSignedInStore();
    await store.dispatch(listTasks.initiate({}));
    const other = selectTaskById(store.getState(), 'other');
    await store.dispatch(editManyTasks.initiate({ ids: ['current', 'older', 'newer', 'unknown'], Status: 'CLOSE' }));
    const task = (id: string) => selectTaskById(store.getState(), id);
    expect(task('current')).toEqual(row('current', 2, { ...more, Status: 'CLOSE' }));
    // Whatever else has changed since version 1 is read next, and replaces it.
    expect(task('older')).toEqual(row('older', 1, { ...more, Status: 'CLOSE' }));
    expect(task('newer')).toEqual(row('newer', 9, more));
    expect(task('unknown')).toBeUndefined();
    expect(task('new')).toEqual(row('new'));
    expect(task('other')).toBe(other);
  });

  test('are not set back by an older answer that comes late', async () => {
    const network = fakeNetwork();
    network.succeed('/auth/tasks/edit', row('a', 3, { Status: 'CLOSE' }));
    network.succeed('/auth/tasks/details', row('a', 2, { Status: 'REOPEN' }));
    const { store } = makeSignedInStore();
    await store.dispatch(editTask.initiate({ id: 'a', Status: 'CLOSE' }));
    await store.dispatch(getTask.initiate({ id: 'a' }));
    expect(selectTaskById(store.getState(), 'a')?.Status).toBe('CLOSE');
  });

  test('without versions are not set back either by an answer that was asked for before the change', async () => {
    const network = fakeNetwork();
    const leave = (Status: string) => ({ _id: 'l', Status, Employee_ID: 'e' });
    let answer = (): void => undefined;
    network.answer(
      '/auth/leaves',
      () =>
        new Promise((resolve) => {
          answer = () => resolve({ httpStatus: 200, text: JSON.stringify({ status: 1, data: [leave('Pending')] }) });
        }),
    );
    network.succeed('/auth/leave/action', leave('Approved'));
    const { store } = makeSignedInStore();
    const reading = store.dispatch(api.endpoints.listLeaves.initiate('own'));
    await store.dispatch(api.endpoints.changeLeaveStatus.initiate({ id: 'l', Status: 'Approved' }));
    network.answer('/auth/leaves', unanswered);
    answer();
    await reading;
    expect(api.endpoints.listLeaves.select('own')(store.getState()).data).toEqual([leave('Approved')]);
  });

  test('are at most 2,000: those that were read last, and those that a cached answer names', async () => {
    const network = fakeNetwork();
    const { store } = makeSignedInStore();
    for (let window = 0; window < 5; window += 1) {
      network.succeed('/auth/tasks/list', {
        Rows: Array.from({ length: 500 }, (_, index) => row(`${window}-${index}`)),
        Total: 100_000,
      });
      const reading = store.dispatch(listTasks.initiate({ offset: window * 500 }));
      await reading;
      // The second window stays on the screen.
      if (window !== 1)
        store.dispatch(
          api.internalActions.removeQueryResult({ queryCacheKey: reading.queryCacheKey as QueryCacheKey }),
        );
    }
    expect(heldTasks(store.getState())).toHaveLength(maxKnownRecords);
    expect(selectTaskById(store.getState(), '0-0')).toBeUndefined();
    expect(listTasks.select({ offset: 500 })(store.getState()).data?.Rows).toHaveLength(500);
    expect(selectTaskById(store.getState(), '4-499')).toBeDefined();
  });

  test('are in no list any more that was read after their deletion', async () => {
    const network = fakeNetwork();
    network.succeed('/auth/tasks/list', { Rows: [row('a'), row('b')], Total: 2 });
    network.succeed('/auth/tasks/delete', { _id: 'a', Deleted: 'task' });
    const { store } = makeSignedInStore();
    await store.dispatch(listTasks.initiate({}));
    network.succeed('/auth/tasks/list', { Rows: [row('b')], Total: 1 });
    await store.dispatch(deleteTaskOrProject.initiate({ id: 'a' }));
    await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));
    expect(listTasks.select({})(store.getState()).data?.Rows).toEqual([row('b')]);
  });
});
