import { standardRoles } from '../../../src/domain/permissions/standardRoles';
import { shownCode } from '../../support/sign-in/authenticator';
import { signInServer } from '../../support/sign-in/signInServer';
import { addPerson, type TestPerson } from '../../support/testPeople';
import type { TestServer } from '../../support/testServer';

const minuteMs = 60_000;
const context = signInServer();
const { password, after } = context;
let server: TestServer;
let hr: TestPerson;
let employee: TestPerson;
let token: string;
let passwordHash: string;
let count: number;

beforeEach(async () => {
  ({ server, passwordHash, count } = context);
  hr = await addPerson(server.database, { role: 'HR / Admin', email: `hr${count}@company.example`, passwordHash });
  employee = await addPerson(server.database, {});
  token = (await server.call('signIn', { body: { Email: hr.email, Password: password } })).data.token;
});

const saveRole = (name = `Role ${count}`) =>
  server.call('saveRole', { as: { token }, body: { Role: name, Granted: [standardRoles[0]?.grantedFlags[0] ?? ''] } });
const confirm = (body: { Password?: string; Code?: string }) => server.call('proveIdentity', { as: { token }, body });

test('a sign-in counts as recent for ten minutes; then changes of roles ask for the password, also when this was known as recent', async () => {
  expect((await saveRole('Early')).httpStatus).toBe(200);
  after(10 * minuteMs);
  const late = await saveRole('Late');
  expect([late.httpStatus, late.body.code]).toEqual([403, 'sign_in_not_recent']);
  const wrong = await confirm({ Password: 'wrong' });
  expect([wrong.httpStatus, wrong.errors]).toEqual([
    422,
    [{ field: 'Password', message: 'This is not your password' }],
  ]);
  expect((await saveRole('Late')).httpStatus).toBe(403);
  expect((await confirm({ Password: password })).httpStatus).toBe(200);
  expect((await saveRole('Late')).httpStatus).toBe(200);
});

test('confirming replaces the token: the one before is accepted for 30 seconds, also when it was known', async () => {
  const profile = async (of: string): Promise<number> =>
    (await server.call('getOwnProfile', { as: { token: of } })).httpStatus;
  expect(await profile(token)).toBe(200);
  const { Token: second } = (await confirm({ Password: password })).data;
  expect(second).not.toBe(token);
  expect([await profile(token), await profile(second)]).toEqual([200, 200]);
  after(29_000);
  expect([await profile(token), await profile(second)]).toEqual([200, 200]);
  after(1000);
  expect([await profile(token), await profile(second)]).toEqual([401, 200]);
  const { Token: third } = (await server.call('proveIdentity', { as: { token: second }, body: { Password: password } }))
    .data;
  expect([await profile(second), await profile(third), await profile(token)]).toEqual([200, 200, 401]);
  const sessions = (await server.call('listSessions', { as: { token: third } })).data;
  expect(sessions.filter(({ Browser }) => Browser !== null).map(({ Is_current }) => Is_current)).toEqual([true]);
  expect((await server.call('signOut', { as: { token: third } })).httpStatus).toBe(200);
  expect([await profile(second), await profile(third)]).toEqual([401, 401]);
});

test('a token that was replaced twice is worth nothing', async () => {
  const first = token;
  await confirm({ Password: password });
  await confirm({ Password: password });
  expect((await server.call('getOwnProfile', { as: { token: first } })).httpStatus).toBe(401);
});

test('a role without the permission says so before it asks who the caller is', async () => {
  const plain = await addPerson(server.database, { email: `plain${count}@company.example`, passwordHash });
  const own = (await server.call('signIn', { body: { Email: plain.email, Password: password } })).data.token;
  after(11 * minuteMs);
  const answer = await server.call('saveRole', { as: { token: own }, body: { Role: 'Mine' } });
  expect(answer.body.code).toBe('not_permitted');
});

test('a code of the authenticator app confirms, once', async () => {
  const { Secret: secret } = (await server.call('startAuthenticator', { as: { token } })).data;
  await server.call('activateAuthenticator', {
    as: { token },
    body: { Code: shownCode(secret, server.clock.now) },
  });
  after(11 * minuteMs);
  const code = shownCode(secret, server.clock.now);
  expect((await confirm({ Code: code })).httpStatus).toBe(200);
  expect((await saveRole()).httpStatus).toBe(200);
  expect((await confirm({ Code: code })).httpStatus).toBe(422);
});

test('wrong passwords are slowed down', async () => {
  for (let attempt = 0; attempt < 5; attempt += 1) expect((await confirm({ Password: 'wrong' })).httpStatus).toBe(422);
  expect((await confirm({ Password: password })).httpStatus).toBe(429);
});

test('of an employee, mail address and role need it; other fields do not', async () => {
  after(11 * minuteMs);
  const stored = (await server.call('listEmployeeRecords', { as: { token } })).data.find(
    ({ _id }) => _id === employee.id,
  );
  const body = {
    id: employee.id,
    Version: stored?.Version ?? 0,
    Employee_code: employee.code,
    First_name: employee.firstName,
    Last_name: employee.lastName,
    Email: employee.email,
    Role_id: employee.roleId,
  };
  const edit = (more: object) => server.call('editEmployee', { as: { token }, body: { ...body, ...more } });
  expect((await edit({ Email: `other${count}@company.example` })).body.code).toBe('sign_in_not_recent');
  expect((await edit({ Role_id: hr.roleId })).body.code).toBe('sign_in_not_recent');
  expect((await edit({ Mobile: '5550100' })).httpStatus).toBe(200);
  await confirm({ Password: password });
  expect((await edit({ Version: body.Version + 1, Email: `other${count}@company.example` })).httpStatus).toBe(200);
});

test('a confirmation belongs to one session', async () => {
  const other = (await server.call('signIn', { body: { Email: hr.email, Password: password } })).data.token;
  after(11 * minuteMs);
  await confirm({ Password: password });
  const answer = await server.call('deleteRole', { as: { token: other }, body: { id: employee.roleId } });
  expect(answer.body.code).toBe('sign_in_not_recent');
});
