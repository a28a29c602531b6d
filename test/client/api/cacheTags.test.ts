import { api } from '../../../src/client/api/api';
import { makeSignedInStore } from '../../support/clientStore';
import { fakeNetwork, type FakeNetwork } from '../../support/fakeNetwork';

const task = (id: string, projectId: string) => ({ _id: id, Project_id: projectId, Employee_id: 'e', Version: 1 });

/** Keeps queries on screen, then returns which of them are requested again because of a change. */
async function askedAgain(
  change: (store: ReturnType<typeof makeSignedInStore>['store'], network: FakeNetwork) => Promise<unknown>,
) {
  const network = fakeNetwork();
  network.succeed('/auth/tasks/list', { Rows: [task('t1', 'p1')], Total: 1 });
  network.succeed('/auth/tasks/details', task('t1', 'p1'));
  network.succeed('/auth/tasks/edit', task('t1', 'p1'));
  network.succeed('/auth/tasks/tasktimer', {
    Status: 'Running',
    Check_In: '2026-01-05T10:00:00Z',
    Check_Out: null,
    Stopped_task: { _id: 't2', Task_key: 'P-2' },
  });
  network.succeed('/auth/tasks/comment/add', { _id: 'c', Task_id: 't1', Project_id: null });
  network.succeed('/auth/history/t1', [{ History: [] }]);
  network.succeed('/auth/history/t2', [{ History: [] }]);
  network.succeed('/auth/project/issue-statistics/p1', []);
  network.succeed('/auth/project/issue-statistics/p2', []);
  network.succeed('/auth/employees', []);
  network.succeed('/auth/tasks/tasktimer/t2', []);
  network.succeed('/auth/task/my-running-task-timer', []);
  const { store } = makeSignedInStore();
  const { endpoints } = api;
  await Promise.all([
    store.dispatch(endpoints.listTasks.initiate({ projectId: 'p1' })),
    store.dispatch(endpoints.listTasks.initiate({ projectId: 'p2' })),
    store.dispatch(endpoints.getTask.initiate({ id: 't1' })),
    store.dispatch(endpoints.listHistory.initiate('t1')),
    store.dispatch(endpoints.listHistory.initiate('t2')),
    store.dispatch(endpoints.getIssueStatistics.initiate('p1')),
    store.dispatch(endpoints.getIssueStatistics.initiate('p2')),
    store.dispatch(endpoints.listEmployees.initiate()),
    store.dispatch(endpoints.listTimeEntries.initiate('t2')),
    store.dispatch(endpoints.getOwnRunningTimer.initiate()),
  ]);
  const before = network.calls.length;
  await change(store, network);
  await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));
  return network.calls.slice(before + 1).map(({ url }) => url.replace('/api', ''));
}

describe('After a change exactly what it concerns is read again', () => {
  test('a task: itself, its history, the lists of its project that show it, and the statistics of its project', async () => {
    const urls = await askedAgain((store) =>
      store.dispatch(api.endpoints.editTask.initiate({ id: 't1', Status: 'CLOSE' })),
    );
    expect(urls.sort()).toEqual([
      '/auth/history/t1',
      '/auth/project/issue-statistics/p1',
      '/auth/tasks/details',
      '/auth/tasks/list?Project_id=p1',
      '/auth/tasks/list?Project_id=p2',
    ]);
  });

  test('tasks that are deleted together: each of them, and once the lists and figures of every project', async () => {
    const urls = await askedAgain((store, network) => {
      network.succeed('/auth/tasks/deleteMany', {
        Results: ['t1', 't3'].map((_id) => ({ _id, Task_key: 'P-1', Outcome: 'done', Message: null })),
        Restorable: ['t1'],
      });
      return store.dispatch(api.endpoints.deleteManyTasks.initiate({ ids: ['t1', 't3'] }));
    });
    expect(urls.sort()).toEqual([
      '/auth/project/issue-statistics/p1',
      '/auth/project/issue-statistics/p2',
      '/auth/task/my-running-task-timer',
      '/auth/tasks/details',
      '/auth/tasks/list?Project_id=p1',
      '/auth/tasks/list?Project_id=p2',
    ]);
  });

  test('a comment: its task with the history, and the lists that show its number of comments', async () => {
    const urls = await askedAgain((store) =>
      store.dispatch(api.endpoints.addComment.initiate({ Task_id: 't1', Comment: '<p>Well</p>' })),
    );
    expect(urls.sort()).toEqual([
      '/auth/history/t1',
      '/auth/tasks/details',
      '/auth/tasks/list?Project_id=p1',
      '/auth/tasks/list?Project_id=p2',
    ]);
  });

  test('a timer that stops another one: the hours of that one too', async () => {
    const urls = await askedAgain((store) =>
      store.dispatch(api.endpoints.toggleTaskTimer.initiate({ Task_id: 't1', Project_id: 'p1', Expected: 'Stopped' })),
    );
    expect(urls).toEqual(
      expect.arrayContaining(['/auth/tasks/tasktimer/t2', '/auth/task/my-running-task-timer', '/auth/tasks/details']),
    );
    expect(urls).not.toContain('/auth/employees');
  });

  test.each([
    [
      'saved',
      () =>
        api.endpoints.saveOvertime.initiate({ Overtime_date: '2026-03-02', Description: 'Release', Project_id: 'p1' }),
      '/overtime/create',
    ],
    ['deleted', () => api.endpoints.deleteOvertime.initiate({ id: 'o' }), '/overtime/delete'],
  ] as const)('overtime that was %s: the list', async (_what, change, path) => {
    const network = fakeNetwork();
    network.succeed('/overtime/getEmployeeOvertime', []);
    network.succeed(path, { _id: 'o' });
    const { store } = makeSignedInStore();
    await store.dispatch(api.endpoints.listOvertime.initiate({ Creater_id: 'e' }));
    await store.dispatch(change() as ReturnType<typeof api.endpoints.deleteOvertime.initiate>);
    await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));
    expect(network.callsTo('/overtime/getEmployeeOvertime')).toHaveLength(2);
  });

  test('a rejected change: nothing', async () => {
    const urls = await askedAgain((store, network) => {
      network.fail('/auth/tasks/edit', 403, 'Not permitted');
      return store.dispatch(api.endpoints.editTask.initiate({ id: 't1', Status: 'CLOSE' }));
    });
    expect(urls).toEqual([]);
  });
});
