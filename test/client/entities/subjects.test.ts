import { api } from '../../../src/client/api/api';
import { makeSelectCommentsBySubject } from '../../../src/client/entities/comments';
import { selectEmployeeById } from '../../../src/client/entities/employees';
import { makeSelectHistoryBySubject } from '../../../src/client/entities/historyEntries';
import { makeSelectTimeEntriesBySubject } from '../../../src/client/entities/timeEntries';
import { selectProjectById, selectProjects } from '../../../src/client/entities/projects';
import { makeSignedInStore } from '../../support/clientStore';
import { fakeNetwork } from '../../support/fakeNetwork';

const comment = (id: string, taskId: string) => ({
  _id: id,
  Task_id: taskId,
  Project_id: null,
  Comment: `<p>${id}</p>`,
});
const {
  listComments,
  addComment,
  listHistory,
  listTimeEntries,
  listProjects,
  editProjectStatus,
  listEmployees,
  searchEmployees,
} = api.endpoints;

describe('What belongs to a task or a project', () => {
  test('comments are in the order of the server, a new one in front', async () => {
    const network = fakeNetwork();
    network.succeed('/auth/tasks/comments', [comment('c2', 't'), comment('c1', 't')]);
    network.succeed('/auth/tasks/comment/add', comment('c3', 't'));
    const { store } = makeSignedInStore();
    const select = makeSelectCommentsBySubject('t');
    expect(select(store.getState())).toEqual([]);
    await store.dispatch(listComments.initiate({ Task_id: 't' }, { subscribe: false }));
    await store.dispatch(addComment.initiate({ Task_id: 't', Comment: '<p>c3</p>' }));
    expect(select(store.getState()).map(({ _id }) => _id)).toEqual(['c3', 'c2', 'c1']);
    expect(makeSelectCommentsBySubject('other')(store.getState())).toEqual([]);
  });

  test('a selector gives the same list while nothing has changed', async () => {
    fakeNetwork().succeed('/auth/tasks/comments', [comment('c1', 't')]);
    const { store } = makeSignedInStore();
    const select = makeSelectCommentsBySubject('t');
    await store.dispatch(listComments.initiate({ Task_id: 't' }));
    expect(select(store.getState())).toBe(select(store.getState()));
  });

  test('history is taken out of the first element of the answer', async () => {
    fakeNetwork().succeed('/auth/history/t', [{ History: [{ _id: 'h2' }, { _id: 'h1' }] }]);
    const { store } = makeSignedInStore();
    await store.dispatch(listHistory.initiate('t'));
    expect(makeSelectHistoryBySubject('t')(store.getState()).map(({ _id }) => _id)).toEqual(['h2', 'h1']);
  });

  test('a time entry may belong to both a task and its project', async () => {
    const network = fakeNetwork();
    network.succeed('/auth/tasks/tasktimer/t', [{ _id: 'l1' }]);
    network.succeed('/auth/tasks/tasktimer/p', [{ _id: 'l1' }, { _id: 'l0' }]);
    const { store } = makeSignedInStore();
    await store.dispatch(listTimeEntries.initiate('t'));
    await store.dispatch(listTimeEntries.initiate('p'));
    network.succeed('/auth/tasks/tasktimer/t', []);
    await store.dispatch(listTimeEntries.initiate('t', { forceRefetch: true }));
    expect(makeSelectTimeEntriesBySubject('t')(store.getState())).toEqual([]);
    expect(makeSelectTimeEntriesBySubject('p')(store.getState())).toHaveLength(2);
  });

  test('what belongs to pages that were left long ago is evicted', async () => {
    const network = fakeNetwork();
    const { store } = makeSignedInStore();
    for (let page = 0; page < 60; page += 1) {
      network.succeed('/auth/tasks/comments', [comment(`c${page}`, `t${page}`)]);
      await store.dispatch(listComments.initiate({ Task_id: `t${page}` }));
    }
    expect(store.getState().entities.comments.ids).toHaveLength(50);
    expect(makeSelectCommentsBySubject('t0')(store.getState())).toEqual([]);
    expect(makeSelectCommentsBySubject('t59')(store.getState())).toHaveLength(1);
  });
});

describe('Projects and employees', () => {
  test('projects are sorted by name and follow a change of status', async () => {
    const network = fakeNetwork();
    network.succeed('/auth/projects', [
      { _id: 'b', Project_name: 'Bridge', Status: 'Open', Bug_count: 3 },
      { _id: 'a', Project_name: 'Arch', Status: 'Open' },
    ]);
    network.succeed('/auth/projects/edit', { _id: 'b', Project_name: 'Bridge', Status: 'Hold' });
    const { store } = makeSignedInStore();
    await store.dispatch(listProjects.initiate(undefined, { subscribe: false }));
    await store.dispatch(editProjectStatus.initiate({ id: 'b', Status: 'Hold' }));
    expect(selectProjects(store.getState()).map(({ _id }) => _id)).toEqual(['a', 'b']);
    expect(selectProjectById(store.getState(), 'b')).toMatchObject({ Status: 'Hold', Bug_count: 3 });
  });

  test('a name from the type-ahead does not wipe out what else is known of an employee', async () => {
    const network = fakeNetwork();
    network.succeed('/auth/employees', [
      { _id: 'e', First_name: 'Given', Last_name: 'Family', Role: 'Lead', Status: 'Active', Position_id: null },
    ]);
    network.succeed('/auth/employees-search', [{ _id: 'e', First_name: 'Given', Last_name: 'Family' }]);
    const { store } = makeSignedInStore();
    await store.dispatch(listEmployees.initiate());
    await store.dispatch(searchEmployees.initiate('giv'));
    expect(selectEmployeeById(store.getState(), 'e')).toMatchObject({ _id: 'e', Role: 'Lead' });
  });
});
