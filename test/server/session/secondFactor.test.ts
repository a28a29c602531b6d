import { shownCode } from '../../support/sign-in/authenticator';
import { signInServer } from '../../support/sign-in/signInServer';
import { addPerson, type TestPerson } from '../../support/testPeople';
import type { TestServer } from '../../support/testServer';

const minuteMs = 60_000;
const context = signInServer();
const { password, after } = context;
let server: TestServer;
let passwordHash: string;
let person: TestPerson;
let count: number;
let address: string;

beforeEach(async () => {
  ({ server, passwordHash, count } = context);
  address = `10.9.${count}.1`;
  person = await addPerson(server.database, { email: `factor${count}@company.example`, passwordHash });
});

const codeAt = (secret: string, offsetMs = 0): string =>
  shownCode(secret, new Date(server.clock.now.getTime() + offsetMs));

/** Adds an authenticator app; the clock moves on, so that its next code is a new one. */
async function enrol(as: TestPerson = person): Promise<{ secret: string; recovery: string[] }> {
  const { Secret: secret } = (await server.call('startAuthenticator', { as })).data;
  const confirmed = await server.call('activateAuthenticator', { as, body: { Code: codeAt(secret) } });
  expect(confirmed.httpStatus).toBe(200);
  after(minuteMs);
  return { secret, recovery: confirmed.data.Codes?.split('\n') ?? [] };
}
const signIn = (more: { Device?: string } = {}) =>
  server.call('signIn', { body: { Email: person.email, Password: password, ...more }, address });
const begin = async (): Promise<string> => (await signIn()).data.Challenge ?? '';
const enter = (Challenge: string, Code: string) =>
  server.call('completeSignIn', { body: { Challenge, Code }, address });
const openSessions = async (): Promise<number> =>
  (await server.database.selectFrom('sessions').select('id').where('employee_id', '=', person.id).execute()).length;

test('with an authenticator app the password opens no session; the code does', async () => {
  const { secret } = await enrol();
  const before = await openSessions();
  const first = await signIn();
  expect([first.data.data, first.data.token, first.data.Factors]).toEqual([[], '', ['authenticator', 'recovery-code']]);
  expect(await openSessions()).toBe(before);
  const answer = await enter(first.data.Challenge ?? '', codeAt(secret));
  expect(answer.data.data[0]?._id).toBe(person.id);
  const own = await server.call('getOwnProfile', { as: { token: answer.data.token } });
  expect(own.httpStatus).toBe(200);
});

test('a wrong password does not say whether there is a second factor', async () => {
  await enrol();
  const answer = await server.call('signIn', { body: { Email: person.email, Password: 'wrong' }, address });
  expect([answer.httpStatus, answer.message]).toEqual([401, 'Email OR Password Not Match!!']);
});

test('the secret is stored sealed, is answered once, and recovery codes are stored as hashes', async () => {
  const { secret, recovery } = await enrol();
  const rows = JSON.stringify([
    (await server.database.selectFrom('authenticators').selectAll().execute()).map((row) => ({
      ...row,
      sealed_secret: row.sealed_secret.toString('latin1'),
    })),
    (await server.database.selectFrom('recovery_codes').selectAll().execute()).map((row) =>
      row.code_hash.toString('latin1'),
    ),
  ]);
  expect(rows).not.toContain(secret);
  for (const code of recovery) expect(rows).not.toContain(code.replaceAll('-', ''));
  const own = await server.call('getSecondFactor', { as: person });
  expect(JSON.stringify(own.body)).not.toContain(secret);
  expect(own.data).toMatchObject({ Recovery_codes: 10, Is_required: false });
});

test('an app that was not confirmed by a code does not count', async () => {
  await server.call('startAuthenticator', { as: person });
  expect((await signIn()).data.token).not.toBe('');
});

test('a setup is over after an hour', async () => {
  const { Secret: secret } = (await server.call('startAuthenticator', { as: person })).data;
  after(61 * minuteMs);
  const answer = await server.call('activateAuthenticator', { as: person, body: { Code: codeAt(secret) } });
  expect([answer.httpStatus, answer.message]).toEqual([
    409,
    'This setup has expired. Please begin again: the app gets a new secret.',
  ]);
});

test.each([-30_000, 0, 30_000])('a code of %i ms from now is accepted', async (offsetMs) => {
  const { secret } = await enrol();
  expect((await enter(await begin(), codeAt(secret, offsetMs))).httpStatus).toBe(200);
});

test.each([
  [-5, '5 minutes ago'],
  [5, '5 minutes in the future'],
])('a clock that is wrong by %i minutes is named, and nothing has happened', async (minutes, words) => {
  const { secret } = await enrol();
  after(10 * minuteMs);
  const challenge = await begin();
  const before = await openSessions();
  const answer = await enter(challenge, codeAt(secret, minutes * minuteMs));
  expect([answer.httpStatus, answer.body.code]).toEqual([422, 'second_factor_wrong']);
  expect(answer.errors?.[0]?.field).toBe('Code');
  expect(answer.message).toContain(words);
  expect(answer.message).toContain('set date and time by itself');
  expect(await openSessions()).toBe(before);
  // The sign-in goes on with the right code.
  expect((await enter(challenge, codeAt(secret))).httpStatus).toBe(200);
});

test('a code is accepted once: not again, not an earlier one, not by two sign-ins together', async () => {
  const { secret } = await enrol();
  expect((await enter(await begin(), codeAt(secret))).httpStatus).toBe(200);
  const again = await enter(await begin(), codeAt(secret));
  expect([again.httpStatus, again.message]).toEqual([
    422,
    'This code has been used already. Please wait for the next one in your app.',
  ]);
  expect((await enter(await begin(), codeAt(secret, -30_000))).httpStatus).toBe(422);
  after(2 * minuteMs);
  const [one, two] = [await begin(), await begin()];
  const code = codeAt(secret);
  const answers = await Promise.all([enter(one, code), enter(two, code)]);
  expect(answers.map(({ httpStatus }) => httpStatus).sort()).toEqual([200, 422]);
});

test('the code that confirmed the app does not sign in', async () => {
  const { Secret: secret } = (await server.call('startAuthenticator', { as: person })).data;
  await server.call('activateAuthenticator', { as: person, body: { Code: codeAt(secret) } });
  expect((await enter(await begin(), codeAt(secret))).httpStatus).toBe(422);
});

test('a begun sign-in opens one session, within five minutes', async () => {
  const { secret } = await enrol();
  const challenge = await begin();
  expect((await enter(challenge, codeAt(secret))).httpStatus).toBe(200);
  after(minuteMs);
  const again = await enter(challenge, codeAt(secret));
  expect([again.httpStatus, again.body.code, again.message]).toEqual([
    401,
    'sign_in_expired',
    'This sign-in has expired. Please sign in again.',
  ]);
  const late = await begin();
  after(5 * minuteMs);
  expect((await enter(late, codeAt(secret))).httpStatus).toBe(401);
});

test('a begun sign-in is no session', async () => {
  await enrol();
  const answer = await server.call('getOwnProfile', { as: { token: await begin() } });
  expect(answer.httpStatus).toBe(401);
});

test('wrong codes are slowed down like wrong passwords', async () => {
  await enrol();
  const challenge = await begin();
  for (let attempt = 0; attempt < 5; attempt += 1) expect((await enter(challenge, '000000')).httpStatus).toBe(422);
  const answer = await enter(challenge, '000000');
  expect([answer.httpStatus, answer.headers['retry-after']]).toEqual([429, '5']);
});

test('a recovery code signs in once, in any spelling, and its owner is notified', async () => {
  const { recovery } = await enrol();
  const [code = ''] = recovery;
  expect(recovery).toHaveLength(10);
  server.mails.length = 0;
  expect((await enter(await begin(), ` ${code.toUpperCase().replaceAll('-', ' ')}`)).httpStatus).toBe(200);
  await server.settled();
  expect(server.mails.map(({ to, subject }) => [to, subject])).toEqual([
    [person.email, 'A recovery code was used for your Daybook account'],
  ]);
  const again = await enter(await begin(), code);
  expect([again.httpStatus, again.message]).toEqual([
    422,
    'This recovery code has been used already. Please take another one.',
  ]);
});

test('stolen recovery codes are worth nothing after new ones, without the password, and for another account', async () => {
  const { recovery } = await enrol();
  const [stolen = ''] = recovery;
  const thief = await addPerson(server.database, { email: `thief${count}@company.example`, passwordHash });
  await enrol(thief);
  const theirs = await server.call('signIn', { body: { Email: thief.email, Password: password }, address });
  expect((await enter(theirs.data.Challenge ?? '', stolen)).httpStatus).toBe(422);
  const renewed = await server.call('createRecoveryCodes', { as: person });
  const codes = renewed.data.Codes?.split('\n') ?? [];
  expect(codes).toHaveLength(10);
  // 128 bits and more, so that a plain hash protects them.
  for (const code of codes) expect(code).toMatch(/^([2-9a-hjkmnp-z]{4}-){6}[2-9a-hjkmnp-z]{2}$/);
  expect((await enter(await begin(), stolen)).httpStatus).toBe(422);
});

test('the first factor ends the other sessions, which the password alone has opened', async () => {
  const other = (await signIn()).data.token;
  await enrol();
  expect((await server.call('getOwnProfile', { as: { token: other } })).httpStatus).toBe(401);
  expect((await server.call('getOwnProfile', { as: person })).httpStatus).toBe(200);
});

test('a begun sign-in ends when the employee is deactivated or the password changes', async () => {
  const { secret } = await enrol();
  const hr = await addPerson(server.database, { role: 'HR / Admin' });
  const first = await begin();
  const changed = await server.call('changePassword', {
    as: person,
    body: { Current_password: password, Password: 'a wholly new thing 7' },
  });
  expect(changed.httpStatus).toBe(200);
  expect((await enter(first, codeAt(secret))).httpStatus).toBe(401);
  const { data } = await server.call('signIn', {
    body: { Email: person.email, Password: 'a wholly new thing 7' },
    address,
  });
  expect((await server.call('deactivateEmployee', { as: hr, body: { id: person.id } })).httpStatus).toBe(200);
  const answer = await enter(data.Challenge ?? '', codeAt(secret));
  expect([answer.httpStatus, answer.body.code]).toEqual([401, 'sign_in_expired']);
});

test('without the app the password is enough again, and the recovery codes are gone', async () => {
  await enrol();
  expect((await server.call('removeAuthenticator', { as: person })).httpStatus).toBe(200);
  expect((await signIn()).data.token).not.toBe('');
  expect((await server.call('getSecondFactor', { as: person })).data.Recovery_codes).toBe(0);
  expect((await server.call('createRecoveryCodes', { as: person })).httpStatus).toBe(409);
});

test('HR removes the factors of a locked-out employee: the sessions end and the history says who did it', async () => {
  await enrol();
  const hr = await addPerson(server.database, { role: 'HR / Admin' });
  expect((await server.call('getEmployeeSecondFactor', { as: hr, params: { id: person.id } })).data).toMatchObject({
    Recovery_codes: 10,
  });
  expect((await server.call('removeEmployeeSecondFactor', { as: hr, body: { id: person.id } })).httpStatus).toBe(200);
  expect((await server.call('getOwnProfile', { as: person })).httpStatus).toBe(401);
  expect((await signIn()).data.token).not.toBe('');
  const changes = await server.call('listEmployeeChanges', { as: hr, params: { id: person.id } });
  expect(changes.data[0]).toMatchObject({ Field: 'Second factor', Before: 'Set up', After: 'Removed' });
});

test('no one removes the factors of an employee who may do more, nor the own ones this way', async () => {
  const hr = await addPerson(server.database, { role: 'HR / Admin' });
  const helper = await addPerson(server.database, { flags: ['Employee.View_Employee', 'Employee.Edit_Employee'] });
  for (const [as, id] of [
    [helper, hr.id],
    [hr, hr.id],
  ] as const)
    expect((await server.call('removeEmployeeSecondFactor', { as, body: { id } })).httpStatus).toBe(403);
});

describe('a role that demands a second factor', () => {
  let holder: TestPerson;
  let roleId: string;
  let hr: TestPerson;
  const demand = async (Second_factor_required: 'true' | 'false'): Promise<void> => {
    const answer = await server.call('saveRole', {
      as: hr,
      body: { id: roleId, Role: `Careful ${count}`, Granted: ['Project.All_Project'], Second_factor_required },
    });
    expect(answer.httpStatus).toBe(200);
  };

  beforeEach(async () => {
    hr = await addPerson(server.database, { role: 'HR / Admin' });
    const role = await server.call('saveRole', { as: hr, body: { Role: `Careful ${count}` } });
    roleId = role.data._id;
    holder = await addPerson(server.database, { email: `holder${count}@company.example`, passwordHash });
    await server.database.updateTable('employees').set({ role_id: roleId }).where('id', '=', holder.id).execute();
  });

  test('lets its holders do nothing but add one, also in sessions that are open already', async () => {
    expect((await server.call('getOwnProfile', { as: holder })).httpStatus).toBe(200);
    await demand('true');
    for (const call of ['getOwnProfile', 'listSessions', 'listEmployees'] as const) {
      const answer = await server.call(call, { as: holder });
      expect([answer.httpStatus, answer.body.code]).toEqual([403, 'second_factor_required']);
    }
    expect((await server.call('getSecondFactor', { as: holder })).data.Is_required).toBe(true);
    await enrol(holder);
    expect((await server.call('getOwnProfile', { as: holder })).httpStatus).toBe(200);
  });

  test('does not let them remove the last one; without the demand they may', async () => {
    await demand('true');
    await enrol(holder);
    const kept = await server.call('removeAuthenticator', { as: holder });
    expect([kept.httpStatus, kept.message]).toEqual([
      409,
      'Your role demands a second factor. Add another one before you remove this one.',
    ]);
    expect((await server.call('getSecondFactor', { as: holder })).data.Authenticator_added_at).not.toBeNull();
    await demand('false');
    expect((await server.call('removeAuthenticator', { as: holder })).httpStatus).toBe(200);
  });

  test('stays in the history; a change of the role that does not mention it leaves it alone', async () => {
    await demand('true');
    const renamed = await server.call('saveRole', { as: hr, body: { id: roleId, Role: `Calm ${count}` } });
    expect(renamed.data.Second_factor_required).toBe(true);
    const { data } = await server.call('listRoleHistory', { as: hr, body: { id: roleId } });
    expect(data.map((entry) => entry.Second_factor_required)).toEqual([null, true, null]);
  });
});
