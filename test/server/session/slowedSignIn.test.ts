import { quickPasswordHash } from '../../support/sign-in/quickPasswordHash';
import { addPerson, type TestPerson } from '../../support/testPeople';
import { startTestServer, testStart, type TestAnswer, type TestServer } from '../../support/testServer';

const secondMs = 1000;
const minuteMs = 60 * secondMs;
const rightPassword = 'right password';
let server: TestServer;
let owner: TestPerson;
let colleague: TestPerson;
let passwordHash: string;
let count = 0;
let network: string;
const ownersHome = '192.0.2.7';

const signIn = (
  password: string,
  { email = owner.email, address = network, device = undefined as string | undefined } = {},
) => server.call('signIn', { body: { Email: email, Password: password, Device: device }, address });
const guess = (more = {}) => signIn('a wrong guess', more);
const after = (ms: number): void => {
  server.clock.now = new Date(server.clock.now.getTime() + ms);
};
const retryAfter = (answer: TestAnswer<unknown>): number => Number(answer.headers['retry-after']);
/** A device that has signed in before. */
const knownDevice = async (): Promise<string | undefined> =>
  (await signIn(rightPassword, { address: ownersHome })).data.Device;

beforeAll(async () => {
  server = await startTestServer();
  passwordHash = await quickPasswordHash(rightPassword);
});
beforeEach(async () => {
  server.clock.now = testStart;
  await server.database.deleteFrom('attempt_levels').execute();
  count += 1;
  network = `10.3.${count}.1`;
  owner = await addPerson(server.database, { email: `owner${count}@company.example`, passwordHash });
  colleague = await addPerson(server.database, { email: `colleague${count}@company.example`, passwordHash });
});
afterAll(() => server.close());

test('ten wrong passwords of a stranger lock no one out: not the owner at home, not the owner in the same network on a known device', async () => {
  const device = await knownDevice();
  for (let attempt = 0; attempt < 10; attempt += 1) await guess();
  expect((await signIn(rightPassword, { address: ownersHome })).httpStatus).toBe(200);
  expect((await signIn(rightPassword, { device })).httpStatus).toBe(200);
});

test('five tries are free; then each one waits longer, by at most two minutes, and the answer says how long', async () => {
  const waits: number[] = [];
  for (let attempt = 0; attempt < 14; attempt += 1) {
    const answer = await guess();
    if (answer.httpStatus === 401) continue;
    expect([answer.httpStatus, answer.body.retryAfterSeconds]).toEqual([429, retryAfter(answer)]);
    waits.push(retryAfter(answer));
    after(retryAfter(answer) * secondMs);
    expect((await guess()).httpStatus).toBe(401);
  }
  expect(waits).toEqual([5, 10, 20, 40, 80, 80, 120, 120, 120]);
});

test('a try that comes too early is not counted, and after the wait the right password opens the account', async () => {
  for (let attempt = 0; attempt < 5; attempt += 1) await guess();
  for (let attempt = 0; attempt < 20; attempt += 1) expect(retryAfter(await signIn(rightPassword))).toBe(5);
  after(5 * secondMs);
  expect((await signIn(rightPassword)).httpStatus).toBe(200);
});

test('an account that does not exist is slowed down just the same', async () => {
  const outcomes = async (email: string): Promise<unknown[]> => {
    const answers: unknown[] = [];
    for (let attempt = 0; attempt < 7; attempt += 1) {
      const answer = await guess({ email, address: `${network}${attempt % 1}` });
      answers.push([answer.httpStatus, answer.message, answer.headers['retry-after']]);
    }
    return answers;
  };
  expect(await outcomes('no-one@company.example')).toEqual(await outcomes(owner.email));
});

test('a success forgets the failures of its network', async () => {
  for (let attempt = 0; attempt < 4; attempt += 1) await guess();
  expect((await signIn(rightPassword)).httpStatus).toBe(200);
  for (let attempt = 0; attempt < 5; attempt += 1) expect((await guess()).httpStatus).toBe(401);
});

test('parallel guesses do not get past the limit', async () => {
  const outcomes = await Promise.all(Array.from({ length: 20 }, () => guess()));
  expect(outcomes.filter((answer) => answer.httpStatus === 401)).toHaveLength(5);
  expect(outcomes.filter((answer) => answer.httpStatus === 429)).toHaveLength(15);
});

test('guesses from any number of networks are bounded: thirty, then one a minute', async () => {
  const fromEverywhere = async (): Promise<number> => {
    let compared = 0;
    for (let address = 0; address < 60; address += 1)
      if ((await guess({ address: `198.51.${address}.${count}` })).httpStatus === 401) compared += 1;
    return compared;
  };
  const device = await knownDevice();
  await server.database.deleteFrom('attempt_levels').execute();
  expect(await fromEverywhere()).toBe(30);
  for (let minute = 0; minute < 3; minute += 1) {
    after(minuteMs);
    expect(await fromEverywhere()).toBe(1);
  }
  // Its owner does not notice.
  expect((await signIn(rightPassword, { device })).httpStatus).toBe(200);
});

test('one network alone does not use up the tries of an account, however long it guesses', async () => {
  for (let step = 0; step < 200; step += 1) {
    await guess();
    after(30 * secondMs);
  }
  expect((await signIn(rightPassword, { address: ownersHome })).httpStatus).toBe(200);
});

test('addresses of one IPv6 network count as one', async () => {
  for (let attempt = 0; attempt < 5; attempt += 1)
    expect((await guess({ address: `2001:db8:${count}:1::${attempt + 1}` })).httpStatus).toBe(401);
  expect((await guess({ address: `2001:db8:${count}:1:ffff::9` })).httpStatus).toBe(429);
  expect((await guess({ address: `2001:db8:${count}:2::1` })).httpStatus).toBe(401);
});

test('wrong passwords behind one proxy slow its company down by two seconds and leave known devices alone', async () => {
  const device = await knownDevice();
  for (let account = 0; account < 100; account += 1)
    expect((await guess({ email: `guessed${account}@company.example` })).httpStatus).toBe(401);
  expect(retryAfter(await signIn(rightPassword, { email: colleague.email }))).toBe(2);
  expect((await signIn(rightPassword, { device })).httpStatus).toBe(200);
  after(2 * secondMs);
  expect((await signIn(rightPassword, { email: colleague.email })).httpStatus).toBe(200);
});

test('a known device is slowed down by its own wrong passwords only', async () => {
  const device = await knownDevice();
  for (let attempt = 0; attempt < 5; attempt += 1) expect((await guess({ device })).httpStatus).toBe(401);
  expect((await guess({ device })).httpStatus).toBe(429);
  expect((await signIn(rightPassword, { address: ownersHome })).httpStatus).toBe(200);
});

test('a device is known to the accounts that signed in on it and to no other', async () => {
  const device = await knownDevice();
  for (let attempt = 0; attempt < 5; attempt += 1) await guess({ email: colleague.email });
  expect((await signIn(rightPassword, { email: colleague.email, device })).httpStatus).toBe(429);
  after(minuteMs);
  // One browser, two people: it keeps its token.
  expect((await signIn(rightPassword, { email: colleague.email, device })).data.Device).toBeUndefined();
  for (let attempt = 0; attempt < 6; attempt += 1) await guess({ email: colleague.email });
  expect((await signIn(rightPassword, { email: colleague.email, device })).httpStatus).toBe(200);
});

test('a made-up device token helps no one and is not taken over', async () => {
  const made = 'made-up-made-up-made-up-made-up-made-up';
  for (let attempt = 0; attempt < 5; attempt += 1) await guess({ device: made });
  expect((await guess({ device: made })).httpStatus).toBe(429);
  const { Device } = (await signIn(rightPassword, { device: made, address: ownersHome })).data;
  expect(Device).toMatch(/^[\w-]{43}$/);
  for (let attempt = 0; attempt < 5; attempt += 1) await guess();
  expect((await signIn(rightPassword, { device: made })).httpStatus).toBe(429);
});

test('the token of a device is stored only as a hash', async () => {
  const device = (await knownDevice()) ?? '';
  const rows = await server.database.selectFrom('known_devices').selectAll().execute();
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows.map((row) => row.token_hash.toString('latin1')))).not.toContain(device);
});

test.each([
  [
    'its owner ends its session elsewhere',
    async (token: string, elsewhere: string) => {
      const id = (await server.call('listSessions', { as: { token } })).data.find((session) => session.Is_current)?._id;
      await server.call('endSession', { as: { token: elsewhere }, body: { id } });
    },
  ],
  [
    'its owner signs out everywhere else',
    async (_token: string, elsewhere: string) =>
      server.call('signOutEverywhere', { as: { token: elsewhere }, body: { Keep_this: 'true' } }),
  ],
  [
    'its owner changes the password elsewhere',
    async (_token: string, elsewhere: string) =>
      server.call('changePassword', {
        as: { token: elsewhere },
        body: { Current_password: rightPassword, Password: 'another right one' },
      }),
  ],
  [
    'its owner leaves the company',
    async () => {
      const hr = await addPerson(server.database, { role: 'HR / Admin' });
      await server.call('deactivateEmployee', { as: hr, body: { id: owner.id } });
      await server.call('activateEmployee', { as: hr, body: { id: owner.id } });
    },
  ],
])('a device is no longer known when %s', async (_case, act) => {
  const { Device: device, token } = (await signIn(rightPassword, { address: ownersHome })).data;
  const elsewhere = (await signIn(rightPassword, { address: ownersHome })).data.token;
  await act(token, elsewhere);
  for (let attempt = 0; attempt < 5; attempt += 1) await guess();
  expect((await guess({ device })).httpStatus).toBe(429);
});

test("changing the password and signing out leave one's own device known", async () => {
  const { Device: device, token } = (await signIn(rightPassword, { address: ownersHome })).data;
  await server.call('changePassword', {
    as: { token },
    body: { Current_password: rightPassword, Password: 'another right one' },
  });
  await server.call('signOut', { as: { token } });
  for (let attempt = 0; attempt < 5; attempt += 1) await guess();
  expect((await signIn('another right one', { device })).httpStatus).toBe(200);
});

test('a device that was not used for half a year is a stranger again', async () => {
  const device = await knownDevice();
  after(180 * 24 * 60 * minuteMs);
  for (let attempt = 0; attempt < 5; attempt += 1) await guess();
  expect((await guess({ device })).httpStatus).toBe(429);
});

test('a clock that is set back does not make anybody wait longer', async () => {
  for (let attempt = 0; attempt < 5; attempt += 1) await guess();
  after(-24 * 60 * minuteMs);
  expect(retryAfter(await signIn(rightPassword))).toBe(5);
  after(5 * secondMs);
  expect((await signIn(rightPassword)).httpStatus).toBe(200);
});

test('a password that is changed, or a person who is deactivated, while it is compared opens no session', async () => {
  const slow = signIn(rightPassword);
  await server.database
    .updateTable('employees')
    .set({ password_hash: await quickPasswordHash('changed since then') })
    .where('id', '=', owner.id)
    .execute();
  const { httpStatus } = await slow;
  const sessions = await server.database
    .selectFrom('sessions')
    .select('id')
    .where('employee_id', '=', owner.id)
    .where('created_at', '=', testStart)
    .execute();
  // Whichever came first: never a session by a password that is none any more.
  expect([
    [401, 0],
    [200, 1],
  ]).toContainEqual([httpStatus, sessions.length]);
});
