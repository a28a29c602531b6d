import { quickPasswordHash } from '../../support/sign-in/quickPasswordHash';
import { addPerson, type TestPerson } from '../../support/testPeople';
import { startTestServer, testStart, type TestServer } from '../../support/testServer';

const dayMs = 24 * 60 * 60 * 1000;
let server: TestServer;
let person: TestPerson;
let addresses = 0;
/** An address of its own for every test, so that they do not use up each other's attempts. */
const ownAddress = (): string => `10.0.0.${++addresses}`;
const signIn = (email: string, password: string, address = ownAddress()) =>
  server.call('signIn', { body: { Email: email, Password: password }, address });

beforeAll(async () => {
  server = await startTestServer();
  person = await addPerson(server.database, {
    firstName: 'Asha',
    lastName: 'Rao',
    email: 'asha@company.example',
    passwordHash: await quickPasswordHash('right password'),
  });
});
beforeEach(async () => {
  server.clock.now = testStart;
  await server.database.deleteFrom('attempt_levels').execute();
});
afterAll(() => server.close());

test('mail address and password return a token and a list that begins with the user record', async () => {
  const answer = await signIn('ASHA@company.example ', 'right password');
  expect(answer.data.data[0]).toEqual({
    _id: person.id,
    First_name: 'Asha',
    Last_name: 'Rao',
    Employee_code: person.code,
    Profile_pic: null,
    Role_permission_id: person.roleId,
    Position_id: null,
    Email: 'asha@company.example',
    Company_time_zone: 'Asia/Kolkata',
  });
  expect((await server.call('getOwnProfile', { as: { token: answer.data.token } })).data.First_name).toBe('Asha');
});

test('a wrong password and an unknown account are rejected in the same words', async () => {
  const wrong = await signIn('asha@company.example', 'wrong password');
  const unknown = await signIn('unknown@company.example', 'right password');
  expect([wrong.httpStatus, wrong.body.status, wrong.message]).toEqual([401, 0, 'Email OR Password Not Match!!']);
  expect([unknown.httpStatus, unknown.message]).toEqual([wrong.httpStatus, wrong.message]);
});

test('a user who has left the company cannot sign in', async () => {
  await addPerson(server.database, {
    email: 'left@company.example',
    status: 'DeActive',
    passwordHash: await quickPasswordHash('right password'),
  });
  expect((await signIn('left@company.example', 'right password')).httpStatus).toBe(401);
});

test('a person without a password cannot sign in with an empty or any other one', async () => {
  await addPerson(server.database, { email: 'invited@company.example' });
  expect((await signIn('invited@company.example', 'null')).httpStatus).toBe(401);
});

test('a missing mail address and a missing password are both named, in the words of the form', async () => {
  const answer = await server.call('signIn', { body: { Email: '' } });
  expect([answer.httpStatus, answer.message]).toEqual([400, 'Please enter your email!']);
  expect(answer.errors).toEqual([
    { field: 'Email', message: 'Please enter your email!' },
    { field: 'Password', message: 'Please enter your password!' },
  ]);
});

test('the token is stored only as a hash, and the password nowhere in the clear', async () => {
  const { token } = (await signIn('asha@company.example', 'right password')).data;
  const sessions = await server.database.selectFrom('sessions').selectAll().execute();
  const employees = await server.database.selectFrom('employees').selectAll().execute();
  const stored = JSON.stringify([
    sessions.map((session) => ({ ...session, token_hash: session.token_hash.toString('latin1') })),
    employees,
  ]);
  expect(stored).not.toContain(token);
  expect(stored).not.toContain('right password');
  expect(stored).toContain('$argon2id$');
});

test('the chosen start page comes with the sign-in as long as the user may see it, else the one of the role', async () => {
  const email = 'starter@company.example';
  const starter = await addPerson(server.database, {
    email,
    flags: ['PM_Report.Dues'],
    passwordHash: await quickPasswordHash('right password'),
  });
  const startPage = async (): Promise<unknown> => (await signIn(email, 'right password')).data.Start_page;
  const choose = (path: string) =>
    server.call('savePreference', { as: starter, body: { Key: 'start-page', Value: JSON.stringify(path) } });
  expect(await startPage()).toBe('/dashboard');
  await choose('/dueDashboard');
  expect(await startPage()).toBe('/dueDashboard');
  await server.database.updateTable('roles').set({ granted_flags: [] }).where('id', '=', starter.roleId).execute();
  expect(await startPage()).toBe('/dashboard');
  await choose('//elsewhere.example');
  expect(await startPage()).toBe('/dashboard');
  await server.database
    .updateTable('roles')
    .set({ granted_flags: ['Employee.Edit_Employee'] })
    .where('id', '=', starter.roleId)
    .execute();
  expect(await startPage()).toBe('/hr-dashboard');
  await choose('/dashboard');
  expect(await startPage()).toBe('/dashboard');
});

test('a session ends by itself after thirty days', async () => {
  const { token, expires_at: expiresAt } = (await signIn('asha@company.example', 'right password')).data;
  expect(expiresAt).toBe(new Date(testStart.getTime() + 30 * dayMs).toISOString());
  server.clock.now = new Date(testStart.getTime() + 30 * dayMs - 1);
  expect((await server.call('getOwnProfile', { as: { token } })).httpStatus).toBe(200);
  server.clock.now = new Date(testStart.getTime() + 30 * dayMs);
  expect((await server.call('getOwnProfile', { as: { token } })).httpStatus).toBe(401);
});
