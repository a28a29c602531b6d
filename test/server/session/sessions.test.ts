import { markSessionUsed } from '../../../src/server/security/sessionsRepository';
import { hashToken } from '../../../src/server/security/token';
import { quickPasswordHash } from '../../support/sign-in/quickPasswordHash';
import { addPerson, type TestPerson } from '../../support/testPeople';
import { startTestServer, testStart, unknownId, type TestServer } from '../../support/testServer';

let server: TestServer;
let person: TestPerson;
let count = 0;
const signIn = async (): Promise<{ token: string }> =>
  (
    await server.call('signIn', {
      body: { Email: person.email, Password: 'right password' },
      headers: { 'user-agent': 'Test browser' },
    })
  ).data;
const isSignedIn = async (session: { token: string }): Promise<boolean> =>
  (await server.call('getOwnProfile', { as: session })).httpStatus === 200;

beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  server.clock.now = testStart;
  count += 1;
  person = await addPerson(server.database, {
    email: `sessions${count}@company.example`,
    passwordHash: await quickPasswordHash('right password'),
  });
});
afterAll(() => server.close());

test('a call without token, with an unknown token or with another scheme is rejected with 401 in plain words', async () => {
  expect((await server.call('getOwnProfile')).message).toBe('Please sign in');
  expect((await server.call('getOwnProfile', { as: { token: 'made-up' } })).httpStatus).toBe(401);
  expect(
    (await server.call('getOwnProfile', { headers: { authorization: 'Basic cGVyc29uOnBhc3N3b3Jk' } })).httpStatus,
  ).toBe(401);
  expect((await server.call('getOwnProfile', { headers: { authorization: '' } })).httpStatus).toBe(401);
});

test('the token is taken with and without the word Bearer before it', async () => {
  expect((await server.call('getOwnProfile', { headers: { authorization: person.token } })).httpStatus).toBe(200);
  expect(
    (await server.call('getOwnProfile', { headers: { authorization: `bearer ${person.token}` } })).httpStatus,
  ).toBe(200);
});

test('a user who leaves the company is signed out immediately', async () => {
  expect(await isSignedIn(person)).toBe(true);
  await server.database.updateTable('employees').set({ status: 'DeActive' }).where('id', '=', person.id).execute();
  expect(await isSignedIn(person)).toBe(false);
});

test('signing out ends this session and no other', async () => {
  const [one, other] = [await signIn(), await signIn()];
  expect((await server.call('signOut', { as: one })).httpStatus).toBe(200);
  expect([await isSignedIn(one), await isSignedIn(other)]).toEqual([false, true]);
});

test('signing out everywhere can keep the browser in which one sits', async () => {
  const [one, other] = [await signIn(), await signIn()];
  expect((await server.call('signOutEverywhere', { as: one, body: { Keep_this: 'true' } })).data).toEqual({ Ended: 2 });
  expect([await isSignedIn(one), await isSignedIn(other)]).toEqual([true, false]);
  expect((await server.call('signOutEverywhere', { as: one })).data).toEqual({ Ended: 1 });
  expect(await isSignedIn(one)).toBe(false);
});

test('the list of sessions says where one is signed in and which one is this', async () => {
  const one = await signIn();
  const sessions = (await server.call('listSessions', { as: one })).data;
  expect(sessions).toHaveLength(2);
  expect(sessions.find((session) => session.Is_current)).toMatchObject({
    Browser: 'Test browser',
    Address: '127.0.0.1',
    Created_at: testStart.toISOString(),
  });
  expect(JSON.stringify(sessions)).not.toContain(one.token);
});

test('one of the own sessions can be ended, one of another user cannot', async () => {
  const [one, other] = [await signIn(), await signIn()];
  const id = (await server.call('listSessions', { as: other })).data.find((session) => session.Is_current)?._id;
  const stranger = await addPerson(server.database);
  expect((await server.call('endSession', { as: stranger, body: { id } })).httpStatus).toBe(404);
  expect((await server.call('endSession', { as: one, body: { id } })).httpStatus).toBe(200);
  expect([await isSignedIn(one), await isSignedIn(other)]).toEqual([true, false]);
  expect((await server.call('endSession', { as: one, body: { id: unknownId() } })).httpStatus).toBe(404);
  expect((await server.call('endSession', { as: one, body: { id: 'no id at all' } })).httpStatus).toBe(404);
});

test('ending own sessions needs a recent sign-in', async () => {
  const [one, other] = [await signIn(), await signIn()];
  const id = (await server.call('listSessions', { as: other })).data.find((session) => session.Is_current)?._id;
  await server.database
    .updateTable('sessions')
    .set({ confirmed_until: new Date(0) })
    .execute();
  for (const answer of [
    await server.call('endSession', { as: one, body: { id } }),
    await server.call('signOutEverywhere', { as: one, body: {} }),
  ])
    expect([answer.httpStatus, answer.body.code]).toEqual([403, 'sign_in_not_recent']);
  expect(await isSignedIn(other)).toBe(true);
});

test('the last use of a session is noted, at most once a minute', async () => {
  const lastSeen = async (): Promise<string | undefined> => {
    await server.call('getOwnProfile', { as: person });
    await server.settled();
    const row = await server.database
      .selectFrom('sessions')
      .select('last_seen_at')
      .where('employee_id', '=', person.id)
      .executeTakeFirst();
    return row?.last_seen_at.toISOString();
  };
  await server.database
    .updateTable('sessions')
    .set({ last_seen_at: testStart })
    .where('employee_id', '=', person.id)
    .execute();
  server.clock.now = new Date(testStart.getTime() + 59_000);
  expect(await lastSeen()).toBe(testStart.toISOString());
  server.clock.now = new Date(testStart.getTime() + 61_000);
  expect(await lastSeen()).toBe(server.clock.now.toISOString());
});

test('changing the password needs the current one, ends the other sessions and keeps this one', async () => {
  const [one, other] = [await signIn(), await signIn()];
  const wrong = await server.call('changePassword', {
    as: one,
    body: { Current_password: 'not it', Password: 'a new password' },
  });
  expect([wrong.httpStatus, wrong.errors]).toEqual([
    422,
    [{ field: 'Current_password', message: 'This is not your current password' }],
  ]);
  expect(await isSignedIn(other)).toBe(true);
  expect(
    (
      await server.call('changePassword', {
        as: one,
        body: { Current_password: 'right password', Password: 'a new password' },
      })
    ).httpStatus,
  ).toBe(200);
  expect([await isSignedIn(one), await isSignedIn(other)]).toEqual([true, false]);
  expect((await server.call('signIn', { body: { Email: person.email, Password: 'right password' } })).httpStatus).toBe(
    401,
  );
  expect((await server.call('signIn', { body: { Email: person.email, Password: 'a new password' } })).httpStatus).toBe(
    200,
  );
});

test('a new password that is too short is rejected before the current one is looked at', async () => {
  const answer = await server.call('changePassword', {
    as: person,
    body: { Current_password: 'right password', Password: 'short' },
  });
  expect([answer.httpStatus, answer.errors]).toEqual([
    422,
    [{ field: 'Password', message: 'A password has at least 8 characters' }],
  ]);
});

describe('a session that is not used', () => {
  const hourMs = 3_600_000;
  const later = (hours: number): void =>
    void (server.clock.now = new Date(server.clock.now.getTime() + hours * hourMs));
  const call = async (session: { token: string }, idleSeconds?: string): Promise<number> => {
    const headers: Record<string, string> = idleSeconds === undefined ? {} : { 'x-daybook-idle': idleSeconds };
    const { httpStatus } = await server.call('getOwnProfile', { as: session, headers });
    await server.settled();
    return httpStatus;
  };
  beforeEach(() => {
    server.services.sessionIdleMs = 8 * hourMs;
  });
  afterEach(() => {
    server.services.sessionIdleMs = 30 * 24 * hourMs;
  });

  test('ends after the limit, and use moves the end', async () => {
    const session = await signIn();
    later(7.9);
    expect(await call(session)).toBe(200);
    later(7.9);
    expect(await call(session)).toBe(200);
    later(8.1);
    expect(await call(session)).toBe(401);
  });

  test('ends although its page reads by itself while the user is away', async () => {
    const session = await signIn();
    for (const hours of [1, 2, 3, 4, 5, 6, 7]) {
      later(1);
      expect(await call(session, String(hours * 3600))).toBe(200);
    }
    later(1.1);
    expect(await call(session, String(8 * 3600))).toBe(401);
  });

  test('goes on while one of several pages is used', async () => {
    const session = await signIn();
    for (let hours = 1; hours <= 12; hours += 1) {
      later(1);
      expect([await call(session, '0'), await call(session, String(hours * 3600))]).toEqual([200, 200]);
    }
  });

  test.each(['-3600', '1e9', '99999999', 'long', '1, 2'])('counts idle time %s as use', async (idle) => {
    const session = await signIn();
    later(7.9);
    expect(await call(session, idle)).toBe(200);
    later(7.9);
    expect(await call(session)).toBe(200);
  });

  test('ends after 30 days although it is used every hour', async () => {
    const session = await signIn();
    for (let day = 0; day < 90; day += 1) {
      expect(await call(session)).toBe(200);
      later(7.99);
    }
    later(0.9);
    expect(await call(session)).toBe(401);
  });

  test('a use that is noted after the session has ended does not open it again', async () => {
    const session = await signIn();
    const { id } = await server.database
      .selectFrom('sessions')
      .select('id')
      .where('token_hash', '=', hashToken(session.token))
      .executeTakeFirstOrThrow();
    later(8.1);
    const now = server.clock.now;
    await markSessionUsed(server.database, { sessionId: id, at: { now, machineNow: now }, idleMs: 8 * hourMs });
    expect(await call(session)).toBe(401);
  });

  test('is listed with its end unless it is used', async () => {
    const session = await signIn();
    const [own] = (await server.call('listSessions', { as: session })).data.filter(({ Is_current }) => Is_current);
    expect(own?.Expires_at).toBe(new Date(testStart.getTime() + 8 * hourMs).toISOString());
  });
});

describe("an employee's sessions", () => {
  let hr: TestPerson;
  const openIds = async (): Promise<string[]> =>
    (await server.call('listEmployeeSessions', { as: hr, params: { id: person.id } })).data.map(({ _id }) => _id);
  beforeEach(async () => {
    hr = await addPerson(server.database, { role: 'HR / Admin' });
  });

  test('are listed for HR and ended one at a time or all, and the history says who did it', async () => {
    const [one, other] = [await signIn(), await signIn()];
    const oneId = (await server.call('listSessions', { as: one })).data.find(({ Is_current }) => Is_current)?._id ?? '';
    expect(await openIds()).toHaveLength(3);
    const end = (body: Record<string, unknown>) => server.call('endEmployeeSessions', { as: hr, body });
    expect((await end({ id: person.id, Session_id: oneId })).data).toEqual({ Ended: 1 });
    expect([await isSignedIn(one), await isSignedIn(other), await isSignedIn(person)]).toEqual([false, true, true]);
    expect((await end({ id: person.id, Session_id: oneId })).httpStatus).toBe(404);
    expect((await end({ id: hr.id, Session_id: (await openIds())[0] })).httpStatus).toBe(404);
    expect((await end({ id: person.id })).data).toEqual({ Ended: 2 });
    expect(await isSignedIn(other)).toBe(false);
    const { data: history } = await server.call('listEmployeeChanges', { as: hr, params: { id: person.id } });
    expect(history.map(({ Field, Before, After }) => [Field, Before, After]).sort()).toEqual([
      ['Open sessions', '2', '0'],
      ['Open sessions', '3', '2'],
    ]);
  });

  test('of HR stay open in the browser of this call', async () => {
    const ended = await server.call('endEmployeeSessions', { as: hr, body: { id: hr.id } });
    expect(ended.data).toEqual({ Ended: 0 });
    expect((await server.call('listEmployeeChanges', { as: hr, params: { id: hr.id } })).data).toEqual([]);
    expect(await isSignedIn(hr)).toBe(true);
  });

  test('are rejected for users without the flag, and of employees who may do more', async () => {
    const clerk = await addPerson(server.database, { flags: ['Employee.Edit_Employee', 'Employee.View_Employee'] });
    const newcomer = await addPerson(server.database, { flags: [] });
    for (const [as, id, status] of [
      [person, hr.id, 403],
      [clerk, hr.id, 403],
      [clerk, newcomer.id, 200],
      [hr, unknownId(), 404],
    ] as const) {
      expect((await server.call('listEmployeeSessions', { as, params: { id } })).httpStatus).toBe(status);
      expect((await server.call('endEmployeeSessions', { as, body: { id } })).httpStatus).toBe(status);
    }
  });
});
