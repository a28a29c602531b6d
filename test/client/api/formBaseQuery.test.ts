import { waitFor } from '@testing-library/react';
import { api } from '../../../src/client/api/api';
import { asArgument } from '../../../src/client/api/fileArgument';
import { depositFile, watchUpload } from '../../../src/client/browser/pendingFiles';
import { storeToken } from '../../../src/client/browser/tokenVault';
import { makeSignedInMockStore, makeSignedInStore, makeTestStore, testToken } from '../../support/clientStore';
import { fakeNetwork } from '../../support/fakeNetwork';

const {
  editTask,
  editManyTasks,
  createTask,
  getTask,
  listTasks,
  listProjects,
  signIn,
  decideManualAttendanceRequest,
  decideOvertime,
  getMonthlyAttendance,
} = api.endpoints;

const taskFields = {
  Project_id: 'p',
  Issue_type: 'Bug',
  Short_summary: 'Broken',
  Description: '<p>x</p>',
  Employee_id: 'e',
  Priority: 'HIGH',
} as const;

describe('A call to the server', () => {
  afterEach(() => {
    storeToken(null);
    document.head.innerHTML = '';
  });

  test('sends its fields form-encoded, keeps an emptied field and leaves out an absent one', async () => {
    const network = fakeNetwork();
    network.succeed('/auth/tasks/edit', { _id: 't' });
    const { store } = makeSignedInStore();
    await store.dispatch(editTask.initiate({ id: 't', Assignees: '', Status: undefined }));
    const [call] = network.calls;
    expect(call).toMatchObject({ method: 'POST', url: '/api/auth/tasks/edit' });
    expect(call?.body).toBeInstanceOf(URLSearchParams);
    expect([...(call?.body as URLSearchParams)]).toEqual([
      ['id', 't'],
      ['Assignees', ''],
    ]);
  });

  test('carries the stored token in the authorization header', async () => {
    const network = fakeNetwork();
    network.succeed('/auth/projects', []);
    const { store } = makeSignedInStore();
    await store.dispatch(listProjects.initiate());
    expect(network.calls[0]?.headers.Authorization).toBe(`Bearer ${testToken}`);
  });

  test('says for how long the user has done nothing', async () => {
    const network = fakeNetwork();
    network.succeed('/auth/projects', []);
    const { store } = makeSignedInStore();
    await store.dispatch(listProjects.initiate());
    expect(network.calls[0]?.headers['X-Daybook-Idle']).toMatch(/^\d+$/);
  });

  test('has the name of the page and a higher number than the call before it, also of another kind or made once more', async () => {
    const network = fakeNetwork();
    network.succeed('/auth/projects', []);
    network.succeed('/auth/tasks/edit', { _id: 't' });
    network.fail('/auth/tasks/editMany', 503, 'Busy');
    const { store } = makeSignedInStore();
    await store.dispatch(listProjects.initiate());
    // Under way together: they are numbered in the order in which they were made.
    await Promise.all([
      store.dispatch(editTask.initiate({ id: 't', Status: 'CLOSE' })),
      store.dispatch(listProjects.initiate(undefined, { forceRefetch: true })),
    ]);
    await store.dispatch(editManyTasks.initiate({ ids: ['t'], Status: 'OPEN' }));
    await store.dispatch(editManyTasks.initiate({ ids: ['t'], Status: 'OPEN' }));
    // Lists that became stale are read again in between.
    expect(network.calls.length).toBeGreaterThanOrEqual(5);
    const numbers = network.calls.map(({ headers }) => Number(headers['X-Daybook-Call']));
    const first = numbers[0] ?? 0;
    expect(first).toBeGreaterThan(0);
    expect(numbers).toEqual(numbers.map((_number, index) => first + index));
    const [page, ...others] = new Set(network.calls.map(({ headers }) => headers['X-Daybook-Tab']));
    expect([page, others]).toEqual([expect.stringMatching(/^[0-9a-f]{20}$/), []]);
  });

  test('carries no authorization header while no user is signed in', async () => {
    const network = fakeNetwork();
    const { store } = makeTestStore();
    await store.dispatch(listProjects.initiate());
    expect(network.calls[0]?.headers).not.toHaveProperty('Authorization');
  });

  test('goes to the backend that the page names, joined with one slash', async () => {
    document.head.innerHTML = '<meta name="daybook-api-base" content="https://backend.example/v1/">';
    const network = fakeNetwork();
    const { store } = makeTestStore();
    await store.dispatch(listTasks.initiate({ scope: 'all', projectId: 'p', q: undefined, limit: 5 }));
    expect(network.calls[0]?.url).toBe('https://backend.example/v1/auth/tasks/list?scope=all&Project_id=p&limit=5');
  });

  test('gives the data without its envelope', async () => {
    const network = fakeNetwork();
    network.succeed('/auth/tasks/details', { _id: 't', Short_summary: 'Broken' });
    const { store } = makeSignedInStore();
    const { data } = await store.dispatch(getTask.initiate({ id: 't' }));
    expect(data).toEqual({ _id: 't', Short_summary: 'Broken' });
  });

  test('counts as failed when the status in the body is not 1, whatever the code', async () => {
    const network = fakeNetwork();
    network.answer('/auth/tasks/details', () => ({
      httpStatus: 200,
      text: JSON.stringify({ status: 0, message: 'No such task' }),
    }));
    const { store } = makeSignedInStore();
    const { error } = await store.dispatch(getTask.initiate({ id: 't' }));
    expect(error).toEqual({ httpStatus: 200, message: 'No such task' });
  });

  test.each([
    ['the decision of an attendance request', () => decideManualAttendanceRequest.initiate({ status: 'rejected' }), 1],
    ['the decision of overtime', () => decideOvertime.initiate({ id: 'o' }), 200],
    ["the present details by the employee's code", () => getMonthlyAttendance.initiate({ Code: 'E1', month: 2 }), 200],
  ] as const)('takes %s for a success by its own status alone', async (_call, makeCall, expected) => {
    for (const status of [0, 1, 2, 200]) {
      const network = fakeNetwork();
      const answer = () => ({ httpStatus: 200, text: JSON.stringify({ status, data: [], message: 'No' }) });
      for (const path of [
        '/auth/attendanceRequestStatusUpdate',
        '/overtime/OvertimeStatusUpdate',
        '/getEmployeePresentDetailsByCode',
      ])
        network.answer(path, answer);
      const { store } = makeSignedInStore();
      const { error } = await store.dispatch(makeCall() as ReturnType<typeof decideOvertime.initiate>);
      expect([status, error === undefined]).toEqual([status, status === expected]);
    }
  });

  test('hands on field errors, the request id and the present record of a competing edit', async () => {
    const network = fakeNetwork();
    network.fail('/auth/tasks/edit', 409, 'Another user was faster', {
      errors: [{ field: 'Status', message: 'changed' }, 'odd'],
      requestId: 'r-1',
      current: { _id: 't' },
    });
    const { store } = makeSignedInStore();
    const { error } = await store.dispatch(editTask.initiate({ id: 't', Status: 'OPEN' }));
    expect(error).toEqual({
      httpStatus: 409,
      message: 'Another user was faster',
      errors: [{ field: 'Status', message: 'changed' }],
      requestId: 'r-1',
      current: { _id: 't' },
    });
  });

  test('says plainly that the server cannot be reached', async () => {
    const network = fakeNetwork();
    network.goOffline();
    const { store } = makeSignedInStore();
    const { error } = await store.dispatch(getTask.initiate({ id: 't' }));
    expect(error).toEqual({
      httpStatus: 'offline',
      message: 'The server cannot be reached. Check the connection and try again.',
    });
  });

  test.each([
    ['of a read', () => getTask.initiate({ id: 't' }), 'Check the connection and try again.', {}],
    [
      'of a change',
      () => editTask.initiate({ id: 't', Status: 'OPEN' }),
      'It may have saved this all the same: please check before you try again.',
      // So that what is shown is read again.
      { isOutcomeUnknown: true },
    ],
  ] as const)('ends %s after two minutes in which nothing came', async (_, makeCall, advice, more) => {
    jest.useFakeTimers();
    try {
      const network = fakeNetwork();
      for (const path of ['/auth/tasks/details', '/auth/tasks/edit'])
        network.answer(path, () => new Promise(() => undefined));
      const { store } = makeSignedInStore();
      let error: unknown;
      const call = store
        .dispatch(makeCall() as ReturnType<typeof getTask.initiate>)
        .then((result) => (error = result.error));
      await jest.advanceTimersByTimeAsync(119_000);
      expect(error).toBeUndefined();
      await jest.advanceTimersByTimeAsync(1000);
      await call;
      expect(error).toEqual({
        httpStatus: 'offline',
        message: `The server has not answered for two minutes. ${advice}`,
        ...more,
      });
    } finally {
      jest.useRealTimers();
    }
  });

  test('turns an answer that is no JSON into a sentence, not into a crash', async () => {
    const network = fakeNetwork();
    network.answer('/auth/tasks/details', () => ({ httpStatus: 502, text: '<h1>Bad gateway</h1>' }));
    const { store } = makeSignedInStore();
    const { error } = await store.dispatch(getTask.initiate({ id: 't' }));
    expect(error).toEqual({ httpStatus: 502, message: 'The server sent an unexpected response (502). Try again.' });
  });

  test('takes a page that a proxy does not find for no missing record', async () => {
    const network = fakeNetwork();
    network.answer('/auth/tasks/details', () => ({ httpStatus: 404, text: '<h1>Not found</h1>' }));
    const { store } = makeSignedInStore();
    const get = () => store.dispatch(getTask.initiate({ id: 't' }, { forceRefetch: true }));
    expect((await get()).error).toEqual({
      httpStatus: 502,
      message: 'The server sent an unexpected response (404). Try again.',
    });
    network.fail('/auth/tasks/details', 404, 'Task not found');
    expect((await get()).error).toEqual({ httpStatus: 404, code: 'not_found', message: 'Task not found' });
  });

  test('changes of a task are sent one after the other, alone or with others, and hold up no other task', async () => {
    const network = fakeNetwork();
    const held: ((httpStatus: number) => void)[] = [];
    for (const path of ['/auth/tasks/edit', '/auth/tasks/editMany'])
      network.answer(
        path,
        () =>
          new Promise((resolve) =>
            held.push((httpStatus) => resolve({ httpStatus, text: JSON.stringify({ status: 1, data: { _id: 'a' } }) })),
          ),
      );
    const { store } = makeSignedInStore();
    const calls = [
      editTask.initiate({ id: 'a', Status: 'IN PROGRESS' }),
      editTask.initiate({ id: 'b', Status: 'CLOSE' }),
      editTask.initiate({ id: 'a', Status: 'OPEN' }),
    ].map((change) => store.dispatch(change));
    const many = store.dispatch(editManyTasks.initiate({ ids: ['c'], changes: ['{"id":"a"}'], Priority: 'HIGH' }));
    const last = store.dispatch(editTask.initiate({ id: 'c', Status: 'OPEN' }));
    const sent = () => network.calls.map(({ text }) => decodeURIComponent(text));
    const first = ['id=a&Status=IN+PROGRESS', 'id=b&Status=CLOSE'];
    await waitFor(() => expect(sent()).toEqual(first));
    held[1]?.(200);
    await calls[1];
    expect(sent()).toEqual(first);
    // One that fails holds up nothing.
    held[0]?.(500);
    await waitFor(() => expect(sent()).toEqual([...first, 'id=a&Status=OPEN']));
    const other = store.dispatch(editTask.initiate({ id: 'b', Status: 'OPEN' }));
    await waitFor(() => expect(sent().at(-1)).toBe('id=b&Status=OPEN'));
    held[2]?.(200);
    await waitFor(() => expect(sent().at(-1)).toBe('ids=c&changes={"id":"a"}&Priority=HIGH'));
    held[4]?.(200);
    await waitFor(() => expect(sent().slice(5)).toEqual(['id=c&Status=OPEN']));
    for (const answer of held) answer(200);
    await other;
    await Promise.all([...calls, many, last]);
  });

  test('a change that waits for an earlier one of its task is sent when the page is left', async () => {
    const network = fakeNetwork();
    network.answer('/auth/tasks/edit', () => new Promise(() => undefined));
    const { store } = makeSignedInStore();
    for (const Status of ['IN PROGRESS', 'OPEN'] as const) void store.dispatch(editTask.initiate({ id: 'a', Status }));
    const sent = () => network.calls.map(({ text }) => text);
    await waitFor(() => expect(sent()).toEqual(['id=a&Status=IN+PROGRESS']));
    window.dispatchEvent(new Event('pagehide'));
    await waitFor(() => expect(sent()).toEqual(['id=a&Status=IN+PROGRESS', 'id=a&Status=OPEN']));
  });

  test('such a change is made whatever is stored, because it can overtake the earlier one, which is rejected then', async () => {
    const network = fakeNetwork();
    network.answer('/auth/tasks/edit', () => new Promise(() => undefined));
    const { store } = makeSignedInStore();
    void store.dispatch(editTask.initiate({ id: 'a', Status: 'IN PROGRESS', former: '{"Status":"OPEN"}' }));
    void store.dispatch(editTask.initiate({ id: 'a', Status: 'CLOSE', former: '{"Status":"IN PROGRESS"}' }));
    window.dispatchEvent(new Event('pagehide'));
    await waitFor(() =>
      expect(network.calls.map(({ text }) => decodeURIComponent(text))).toEqual([
        'id=a&Status=IN+PROGRESS&former={"Status":"OPEN"}',
        'id=a&Status=CLOSE',
      ]),
    );
  });

  test('a change outlives the page that sends it, unless it is too large for that; what is only read does not', async () => {
    const network = fakeNetwork();
    const { store } = makeSignedInStore();
    await store.dispatch(editTask.initiate({ id: 'a', Status: 'OPEN' }));
    await store.dispatch(editTask.initiate({ id: 'a', Short_summary: 'x'.repeat(5000) }));
    await store.dispatch(listProjects.initiate());
    expect(network.calls.map(({ outlivesPage }) => outlivesPage)).toEqual([true, false, false]);
  });

  test('keeps the whole answer of the sign-in', async () => {
    const network = fakeNetwork();
    network.succeed('/login', [], { token: 't' });
    const { store } = makeTestStore();
    const { data } = await store.dispatch(signIn.initiate({ Email: 'a@b.example', Password: 'x' }));
    expect(data).toMatchObject({ status: 1, data: [] });
  });
});

describe('An upload', () => {
  const files = [new File(['aaaa'], 'first.png'), new File(['bbbb'], 'second.pdf')].map(depositFile);

  test('sends every file as multipart, while actions and store see references only', async () => {
    const network = fakeNetwork();
    network.succeed('/uplodeauth/tasks/add', { _id: 't', Project_id: 'p', Employee_id: null, Version: 1 });
    const { store, actions } = makeSignedInMockStore();
    await store.dispatch(createTask.initiate({ ...taskFields, demo_image: asArgument(files) }));
    const body = network.calls[0]?.body as FormData;
    expect(body.getAll('demo_image').map((file) => (file as File).name)).toEqual(['first.png', 'second.pdf']);
    expect(body.get('Short_summary')).toBe('Broken');
    expect(JSON.stringify(actions)).toContain('"name":"first.png","size":4');
    expect(actions.flatMap((action) => JSON.stringify(action))).not.toContainEqual(
      expect.stringContaining('[object File]'),
    );
  });

  test('reports how far each file is, one after the other', async () => {
    const network = fakeNetwork();
    network.succeed('/uplodeauth/tasks/add', { _id: 't', Project_id: 'p', Employee_id: null, Version: 1 });
    const { store } = makeSignedInStore();
    const shares: Record<string, (number | undefined)[]> = { 'first.png': [], 'second.pdf': [] };
    const ends = files.map((file) => watchUpload(file, (share) => shares[file.name]?.push(share)));
    await store.dispatch(createTask.initiate({ ...taskFields, demo_image: asArgument(files) }));
    ends.forEach((end) => end());
    expect(shares).toEqual({ 'first.png': [1, 1], 'second.pdf': [0, 1] });
  });

  test.each<[string, (network: ReturnType<typeof fakeNetwork>) => void]>([
    ['is rejected', (network) => network.fail('/uplodeauth/tasks/add', 422, 'The content of first.png is pdf')],
    ['gets no answer', (network) => network.goOffline()],
  ])('that %s counts as not sent, although all of it was', async (_how, answer) => {
    answer(fakeNetwork());
    const { store } = makeSignedInStore();
    const shares: (number | undefined)[] = [];
    const ends = files.map((file) => watchUpload(file, (share) => shares.push(share)));
    await store.dispatch(createTask.initiate({ ...taskFields, demo_image: asArgument(files) }));
    ends.forEach((end) => end());
    expect(shares.length).toBeGreaterThan(files.length);
    expect(shares.slice(-files.length)).toEqual(files.map(() => undefined));
  });

  test('can be cancelled while it runs', async () => {
    const network = fakeNetwork();
    network.answer('/uplodeauth/tasks/add', () => new Promise(() => undefined));
    const { store } = makeSignedInStore();
    const upload = store.dispatch(createTask.initiate({ ...taskFields, demo_image: asArgument(files) }));
    upload.abort();
    expect((await upload).error).toMatchObject({ name: 'AbortError' });
  });
});
