import { api } from '../../../src/client/api/api';
import { maxKnownTasks, selectTaskById } from '../../../src/client/entities/tasks';
import { makeSelectShownTask } from '../../../src/client/features/tasks/table/shownTask';
import { makeSignedInStore } from '../../support/clientStore';
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
    expect([...store.getState().entities.tasks.ids].sort()).toEqual(['a', 'b', 'c']);
    expect(selectTaskById(store.getState(), 'a')).toMatchObject({ Description: '<p>All of it</p>', Status: 'OPEN' });
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
      Tasks: [row('a', 2, { Status: 'CLOSE', Assignees: 'Nora Lind' })],
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

  test('are not set back by an older answer that comes late', async () => {
    const network = fakeNetwork();
    network.succeed('/auth/tasks/edit', row('a', 3, { Status: 'CLOSE' }));
    network.succeed('/auth/tasks/details', row('a', 2, { Status: 'REOPEN' }));
    const { store } = makeSignedInStore();
    await store.dispatch(editTask.initiate({ id: 'a', Status: 'CLOSE' }));
    await store.dispatch(getTask.initiate({ id: 'a' }));
    expect(selectTaskById(store.getState(), 'a')?.Status).toBe('CLOSE');
  });

  test('keep their details while the version is the same and lose them with a newer one', async () => {
    const network = fakeNetwork();
    network.succeed('/auth/tasks/details', row('a', 1, { Description: '<p>Old</p>' }));
    network.succeed('/auth/tasks/list', { Rows: [row('a', 1)], Total: 1 });
    const { store } = makeSignedInStore();
    await store.dispatch(getTask.initiate({ id: 'a' }));
    await store.dispatch(listTasks.initiate({}));
    expect(selectTaskById(store.getState(), 'a')?.Description).toBe('<p>Old</p>');
    network.succeed('/auth/tasks/list', { Rows: [row('a', 2)], Total: 1 });
    await store.dispatch(listTasks.initiate({}, { forceRefetch: true }));
    expect(selectTaskById(store.getState(), 'a')?.Description).toBeUndefined();
  });

  test('are at most 2,000: those that were read last', async () => {
    const network = fakeNetwork();
    const { store } = makeSignedInStore();
    for (let window = 0; window < 5; window += 1) {
      network.succeed('/auth/tasks/list', {
        Rows: Array.from({ length: 500 }, (_, index) => row(`${window}-${index}`)),
        Total: 100_000,
      });
      await store.dispatch(listTasks.initiate({ offset: window * 500 }));
    }
    expect(store.getState().entities.tasks.ids).toHaveLength(maxKnownTasks);
    expect(selectTaskById(store.getState(), '0-0')).toBeUndefined();
    expect(selectTaskById(store.getState(), '4-499')).toBeDefined();
  });

  test('go with the deletion of the task, and with that of their project', async () => {
    const network = fakeNetwork();
    network.succeed('/auth/tasks/list', { Rows: [row('a'), row('b'), row('c', 1, { Project_id: 'other' })], Total: 3 });
    const { store } = makeSignedInStore();
    await store.dispatch(listTasks.initiate({}));
    network.succeed('/auth/tasks/delete', { _id: 'a', Deleted: 'task' });
    await store.dispatch(deleteTaskOrProject.initiate({ id: 'a' }));
    expect(store.getState().entities.tasks.ids).toEqual(['b', 'c']);
    network.succeed('/auth/tasks/delete', { _id: 'p', Deleted: 'project' });
    await store.dispatch(deleteTaskOrProject.initiate({ id: 'p' }));
    expect(store.getState().entities.tasks.ids).toEqual(['c']);
  });
});
