import { waitFor } from '@testing-library/dom';
import { api } from '../../../src/client/api/api';
import { changedTags } from '../../../src/client/api/changeTable';
import { followLive } from '../../../src/client/live/followLive';
import { changed, gapFound, opened, type LiveChange } from '../../../src/client/session/liveSlice';
import { makeSignedInMockStore } from '../../support/clientStore';
import { fakeNetwork, type FakeNetwork } from '../../support/fakeNetwork';

const change = (Kind: string, details: Partial<LiveChange> = {}): LiveChange => ({
  Kind,
  _id: 't1',
  Project_id: 'p1',
  Concerns_me: false,
  ...details,
});

/** A store that shows the comments of a task and the number on the bell. */
async function shown(): Promise<{
  network: FakeNetwork;
  store: ReturnType<typeof makeSignedInMockStore>['store'];
  actions: ReturnType<typeof makeSignedInMockStore>['actions'];
}> {
  const network = fakeNetwork();
  network.succeed('/auth/tasks/comments', []);
  network.succeed('/auth/notifications/unread', { Unread: 0 });
  const { store, actions } = makeSignedInMockStore();
  await store.dispatch(api.endpoints.listComments.initiate({ Task_id: 't1' }));
  await store.dispatch(api.endpoints.countUnreadNotifications.initiate());
  network.calls.length = 0;
  return { network, store, actions };
}

describe('Changes of others', () => {
  test('that come together are read with one call for each thing that is shown, and what is not on screen is not read', async () => {
    const { network, store, actions } = await shown();
    const many = Array.from({ length: 500 }, (_, index) => change('task', { _id: `x${index}` }));
    store.dispatch(changed({ position: 7, changes: [...many, change('comment')] }));
    store.dispatch(changed({ position: 8, changes: [change('comment'), change('comment', { _id: 't2' })] }));
    await waitFor(() => expect(network.calls).toHaveLength(1));
    expect(network.callsTo('/auth/tasks/comments')[0]?.text).toBe('Task_id=t1');
    expect(store.getState().session.live.position).toBe(8);
    expect(actions.filter(({ type }) => type === 'live/changed')).toHaveLength(2);
  });

  test('that can no longer be named cause everything to be read again that is shown', async () => {
    const { network, store } = await shown();
    store.dispatch(gapFound({ position: 9 }));
    await waitFor(() =>
      expect(network.calls.map(({ url }) => url).sort()).toEqual([
        '/api/auth/notifications/unread',
        '/api/auth/tasks/comments',
      ]),
    );
  });

  test('of my timer are read immediately, also while something slow is being read', async () => {
    const { network, store } = await shown();
    network.succeed('/auth/task/my-running-task-timer', []);
    network.answer('/auth/projects', () => new Promise(() => undefined));
    void store.dispatch(api.endpoints.listProjects.initiate());
    await waitFor(() => expect(network.callsTo('/auth/projects')).toHaveLength(1));
    store.dispatch(changed({ position: 10, changes: [change('timer', { _id: 't9' })] }));
    expect(network.callsTo('/auth/task/my-running-task-timer')).toHaveLength(0);
    store.dispatch(changed({ position: 11, changes: [change('timer', { Concerns_me: true })] }));
    await waitFor(() => expect(network.callsTo('/auth/task/my-running-task-timer')).toHaveLength(1));
  });

  test('say what is stale: my own records only when they concern me', () => {
    const types = (one: LiveChange) => changedTags([one]).map(({ type, id }) => `${type} ${id ?? '*'}`);
    expect(types(change('task'))).toEqual(
      expect.arrayContaining(['Task t1', 'TaskRow t1', 'TaskWindow p1', 'TaskWindow all', 'Statistics p1']),
    );
    expect(types(change('task'))).not.toContain('TaskList own');
    expect(types(change('task', { _id: null, Concerns_me: true }))).toEqual(
      expect.arrayContaining(['Task *', 'TaskList own']),
    );
    expect(types(change('timer'))).not.toContain('RunningTimer own');
    expect(types(change('timer', { Concerns_me: true }))).toContain('RunningTimer own');
    expect(types(change('role'))).toEqual(['Roles all']);
    expect(types(change('role', { Concerns_me: true }))).toContain('Permission *');
    expect(types(change('unheard of'))).toEqual([]);
  });
});

describe('Reads that failed without a connection', () => {
  const failedReads = async () => {
    const { network, store } = await shown();
    const projects = api.endpoints.listProjects.initiate();
    network.answer('/auth/projects', () => Promise.reject(new TypeError('Failed to fetch')));
    network.fail('/auth/employees', 403, 'Not permitted');
    const reading = store.dispatch(projects);
    await reading;
    await store.dispatch(api.endpoints.listEmployees.initiate());
    network.succeed('/auth/projects', []);
    network.calls.length = 0;
    return { network, store, reading, status: () => api.endpoints.listProjects.select()(store.getState()).status };
  };

  test('are repeated when it returns, and no others', async () => {
    const { network, store, status } = await failedReads();
    expect(status()).toBe('rejected');
    store.dispatch(opened({ position: 9 }));
    await waitFor(() => expect(status()).toBe('fulfilled'));
    expect(network.calls.map(({ url }) => url)).toEqual(['/api/auth/projects']);
    store.dispatch(opened({ position: 9 }));
    await Promise.resolve();
    expect(network.calls).toHaveLength(1);
  });

  test('are not repeated for a screen that was left', async () => {
    const { network, store, reading } = await failedReads();
    reading.unsubscribe();
    store.dispatch(opened({ position: 9 }));
    await Promise.resolve();
    expect(network.calls).toHaveLength(0);
  });
});

/** Streams that the test feeds, in the order in which they were opened. */
function fakeStreams(): { urls: string[]; send: (text: string) => void; end: () => void } {
  const urls: string[] = [];
  let give: (piece: { done: boolean; value?: Uint8Array }) => void = () => undefined;
  const queue: { done: boolean; value?: Uint8Array }[] = [];
  let isWaiting = false;
  const put = (piece: { done: boolean; value?: Uint8Array }): void => {
    if (isWaiting) {
      isWaiting = false;
      give(piece);
    } else queue.push(piece);
  };
  globalThis.fetch = (async (url: string) => {
    urls.push(url);
    const read = () =>
      new Promise<{ done: boolean; value?: Uint8Array }>((resolve) => {
        const next = queue.shift();
        if (next) return resolve(next);
        give = resolve;
        isWaiting = true;
      });
    return { ok: true, status: 200, body: { getReader: () => ({ read }) } };
  }) as unknown as typeof fetch;
  return {
    urls,
    send: (text) => put({ done: false, value: new TextEncoder().encode(text) }),
    end: () => put({ done: true }),
  };
}

test('a lost connection is marked, and the next one goes on from the last position', async () => {
  const streams = fakeStreams();
  const { store, actions } = makeSignedInMockStore();
  const stop = followLive(store);
  await waitFor(() => expect(streams.urls).toHaveLength(1));
  expect(streams.urls[0]).toMatch(/^\/api\/auth\/live\?Tab=\w+$/);
  // In pieces, as the network cuts them.
  streams.send('id: 5\nevent: opened\nda');
  streams.send(
    'ta: {}\n\nid: 6\nevent: changes\ndata: [{"Kind":"comment","_id":"t1","Project_id":"p1","Concerns_me":true}]\n\n',
  );
  await waitFor(() =>
    expect(actions).toContainEqual(changed({ position: 6, changes: [change('comment', { Concerns_me: true })] })),
  );
  expect(store.getState().session.live).toEqual({ connection: 'open', position: 6 });
  streams.send('id: 12\nevent: beat\ndata: {}\n\n');
  streams.end();
  await waitFor(() => expect(store.getState().session.live.connection).toBe('lost'));
  await waitFor(() => expect(streams.urls).toHaveLength(2));
  expect(streams.urls[1]).toMatch(/&Position=12$/);
  streams.send('id: 12\nevent: opened\ndata: {}\n\n');
  await waitFor(() => expect(store.getState().session.live.connection).toBe('open'));
  stop();
  streams.end();
});
