import type { QueryCacheKey } from '@reduxjs/toolkit/query';
import { api } from '../../../src/client/api/api';
import { maxKnownRecords } from '../../../src/client/api/records/heldRecords';
import { selectEmployeeById, selectProjectById } from '../../../src/client/entities/knownRecords';
import { makeSignedInStore } from '../../support/clientStore';
import { fakeNetwork } from '../../support/fakeNetwork';

const comment = (id: string, taskId: string) => ({
  _id: id,
  Task_id: taskId,
  Project_id: null,
  Comment: `<p>${id}</p>`,
});
const unanswered = (): Promise<never> => new Promise(() => undefined);
const {
  listComments,
  addComment,
  deleteComment,
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
    const select = listComments.select({ Task_id: 't' });
    expect(select(store.getState()).data).toBeUndefined();
    await store.dispatch(listComments.initiate({ Task_id: 't' }));
    await store.dispatch(listComments.initiate({ Task_id: 'other' }));
    // Reading again takes its time.
    network.answer('/auth/tasks/comments', unanswered);
    await store.dispatch(addComment.initiate({ Task_id: 't', Comment: '<p>c3</p>' }));
    expect(select(store.getState()).data?.map(({ _id }) => _id)).toEqual(['c3', 'c2', 'c1']);
    expect(listComments.select({ Task_id: 'other' })(store.getState()).data).toHaveLength(2);
  });

  test('a deleted comment is known as deleted immediately', async () => {
    const network = fakeNetwork();
    network.succeed('/auth/tasks/comments', [comment('c2', 't'), comment('c1', 't')]);
    network.succeed('/auth/tasks/comment/delete', { ...comment('c2', 't'), Deleted_at: '2026-03-02T10:00:00Z' });
    const { store } = makeSignedInStore();
    await store.dispatch(listComments.initiate({ Task_id: 't' }));
    network.answer('/auth/tasks/comments', unanswered);
    await store.dispatch(deleteComment.initiate({ id: 'c2' }));
    expect(
      listComments
        .select({ Task_id: 't' })(store.getState())
        .data?.map(({ _id, Deleted_at = null }) => [_id, Deleted_at]),
    ).toEqual([
      ['c2', '2026-03-02T10:00:00Z'],
      ['c1', null],
    ]);
  });

  test('a selector gives the same list while nothing has changed', async () => {
    fakeNetwork().succeed('/auth/tasks/comments', [comment('c1', 't')]);
    const { store } = makeSignedInStore();
    await store.dispatch(listComments.initiate({ Task_id: 't' }));
    const [one, other] = [1, 2].map(() => listComments.select({ Task_id: 't' })(store.getState()).data);
    expect(one).toBe(other);
  });

  test('history is taken out of the first element of the answer', async () => {
    fakeNetwork().succeed('/auth/history/t', [{ History: [{ _id: 'h2' }, { _id: 'h1' }] }]);
    const { store } = makeSignedInStore();
    await store.dispatch(listHistory.initiate('t'));
    expect(listHistory.select('t')(store.getState()).data).toEqual([{ History: [{ _id: 'h2' }, { _id: 'h1' }] }]);
    expect(store.getState().entities.records.tables.historyEntry).toEqual({ h1: { _id: 'h1' }, h2: { _id: 'h2' } });
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
    expect(listTimeEntries.select('t')(store.getState()).data).toEqual([]);
    expect(listTimeEntries.select('p')(store.getState()).data).toHaveLength(2);
  });

  test('what belongs to pages that were left long ago is evicted', async () => {
    const network = fakeNetwork();
    const { store } = makeSignedInStore();
    const { removeQueryResult } = api.internalActions;
    for (let page = 0; page < 30; page += 1) {
      const onPage = Array.from({ length: 100 }, (_, index) => comment(`c${page}-${index}`, `t${page}`));
      network.succeed('/auth/tasks/comments', onPage);
      const reading = store.dispatch(listComments.initiate({ Task_id: `t${page}` }));
      await reading;
      if (page > 0) store.dispatch(removeQueryResult({ queryCacheKey: reading.queryCacheKey as QueryCacheKey }));
    }
    const held = Object.keys(store.getState().entities.records.tables.comment ?? {});
    expect(held).toHaveLength(maxKnownRecords);
    // The first page is still open.
    expect(listComments.select({ Task_id: 't0' })(store.getState()).data).toHaveLength(100);
    expect([held.includes('c1-0'), held.includes('c29-99')]).toEqual([false, true]);
  });
});

describe('Projects and employees', () => {
  test('projects in a list follow a change of status immediately, and keep what only the list shows', async () => {
    const network = fakeNetwork();
    network.succeed('/auth/projects', [
      { _id: 'b', Project_name: 'Bridge', Status: 'Open', Bug_count: 3 },
      { _id: 'a', Project_name: 'Arch', Status: 'Open' },
    ]);
    network.succeed('/auth/projects/edit', { _id: 'b', Project_name: 'Bridge', Status: 'Hold' });
    const { store } = makeSignedInStore();
    await store.dispatch(listProjects.initiate());
    network.answer('/auth/projects', unanswered);
    await store.dispatch(editProjectStatus.initiate({ id: 'b', Status: 'Hold' }));
    const listed = listProjects.select()(store.getState()).data;
    expect(listed?.map(({ _id, Status }) => [_id, Status])).toEqual([
      ['b', 'Hold'],
      ['a', 'Open'],
    ]);
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
