import { quickPasswordHash } from '../../support/sign-in/quickPasswordHash';
import { addPerson, type TestPerson } from '../../support/testPeople';
import { startTestServer, testStart, type TestServer } from '../../support/testServer';

const minuteMs = 60_000;
let server: TestServer;
let person: TestPerson;
let count = 0;

async function askForLink(email = person.email): Promise<string | undefined> {
  expect(
    (await server.call('requestPasswordReset', { body: { Email: email }, address: `10.1.0.${count}` })).httpStatus,
  ).toBe(200);
  await server.settled();
  return server.mails
    .filter((mail) => mail.to === email)
    .at(-1)
    ?.text.match(/\/reset-password\/([\w-]+)/)?.[1];
}
const reset = (token: string | undefined, password = 'a new password') =>
  server.call('resetPassword', { body: { Token: token, Password: password } });
const check = (token: string | undefined) => server.call('checkPasswordReset', { body: { Token: token } });

beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  server.clock.now = testStart;
  count += 1;
  person = await addPerson(server.database, {
    email: `reset${count}@company.example`,
    passwordHash: await quickPasswordHash('old password'),
  });
});
afterAll(() => server.close());

test('the mailed link sets a new password once and signs the person out everywhere', async () => {
  const token = await askForLink();
  expect((await check(token)).httpStatus).toBe(200);
  expect((await reset(token)).httpStatus).toBe(200);
  expect((await server.call('getOwnProfile', { as: person })).httpStatus).toBe(401);
  expect((await server.call('signIn', { body: { Email: person.email, Password: 'old password' } })).httpStatus).toBe(
    401,
  );
  expect((await server.call('signIn', { body: { Email: person.email, Password: 'a new password' } })).httpStatus).toBe(
    200,
  );

  const again = await reset(token, 'another password');
  expect([again.httpStatus, again.message]).toEqual([
    409,
    'This link has already been used. Please ask for a new one.',
  ]);
  expect((await check(token)).httpStatus).toBe(409);
});

test("the mail names the product address and is in no one else's inbox", async () => {
  await askForLink();
  const mails = server.mails.filter((mail) => mail.to === person.email);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain('http://localhost:8080/reset-password/');
});

test('an account that does not exist is answered the same and nothing is mailed', async () => {
  const known = await server.call('requestPasswordReset', { body: { Email: person.email } });
  const unknown = await server.call('requestPasswordReset', { body: { Email: 'unknown@company.example' } });
  await server.settled();
  expect(unknown.body).toEqual(known.body);
  expect(server.mails.some((mail) => mail.to === 'unknown@company.example')).toBe(false);
});

test('the link is good for one hour', async () => {
  const token = await askForLink();
  server.clock.now = new Date(testStart.getTime() + 60 * minuteMs);
  const late = await reset(token);
  expect([late.httpStatus, late.message]).toEqual([409, 'This link has expired. Please ask for a new one.']);
  server.clock.now = new Date(testStart.getTime() + 60 * minuteMs - 1);
  expect((await reset(token)).httpStatus).toBe(200);
});

test('a link stays good when another is requested, until one of them is used', async () => {
  const [older, newer] = [await askForLink(), await askForLink()];
  expect((await check(older)).httpStatus).toBe(200);
  expect((await reset(older)).httpStatus).toBe(200);
  expect((await reset(newer)).httpStatus).toBe(404);
});

test('two links of one person used at the same time: one sets the password', async () => {
  const links = [await askForLink(), await askForLink()];
  const outcomes = await Promise.all(links.map((link, index) => reset(link, `password of link ${index}`)));
  expect(outcomes.map((answer) => answer.httpStatus).sort()).toEqual([200, 409]);
});

test('a reset request leaves an invitation good', async () => {
  const invited = await addPerson(server.database, { email: `invited${count}@company.example` });
  const hr = await addPerson(server.database, { role: 'HR / Admin' });
  await server.call('inviteEmployee', { as: hr, body: { id: invited.id } });
  await server.settled();
  const invitation = server.mails
    .findLast((mail) => mail.to === invited.email)
    ?.text.match(/\/reset-password\/([\w-]+)/)?.[1];
  const requested = await askForLink(invited.email);
  expect(requested).not.toBe(invitation);
  server.clock.now = new Date(testStart.getTime() + 6 * 24 * 60 * minuteMs);
  expect((await reset(invitation)).httpStatus).toBe(200);
});

test('a link that was mailed before its person left opens nothing, also after the return', async () => {
  const token = await askForLink();
  const hr = await addPerson(server.database, { role: 'HR / Admin' });
  await server.call('deactivateEmployee', { as: hr, body: { id: person.id } });
  expect((await reset(token)).httpStatus).toBe(404);
  await server.call('activateEmployee', { as: hr, body: { id: person.id } });
  expect((await reset(token)).httpStatus).toBe(404);
});

test('a made-up link is not valid', async () => {
  const answer = await reset('made-up-made-up-made-up-made-up');
  expect([answer.httpStatus, answer.message]).toEqual([404, 'This link is not valid. Please ask for a new one.']);
});

test('two people with the same link: one sets the password, the other is rejected', async () => {
  const token = await askForLink();
  const outcomes = await Promise.all([reset(token, 'password of one'), reset(token, 'password of two')]);
  expect(outcomes.map((answer) => answer.httpStatus).sort()).toEqual([200, 409]);
});

test('a password that is too short does not use the link up', async () => {
  const token = await askForLink();
  expect((await reset(token, 'short')).errors).toEqual([
    { field: 'Password', message: 'A password has at least 8 characters' },
  ]);
  expect((await reset(token)).httpStatus).toBe(200);
});

test('changing the password makes an open link worthless', async () => {
  const token = await askForLink();
  await server.call('changePassword', {
    as: person,
    body: { Current_password: 'old password', Password: 'chosen since then' },
  });
  expect((await reset(token)).httpStatus).toBe(404);
});

test('a stranger who keeps asking for links neither fills the mailbox nor locks the owner out', async () => {
  const first = await askForLink();
  for (let request = 0; request < 20; request += 1) await askForLink();
  expect(server.mails.filter((mail) => mail.to === person.email)).toHaveLength(5);
  server.clock.now = new Date(testStart.getTime() + 3 * minuteMs);
  await askForLink();
  expect(server.mails.filter((mail) => mail.to === person.email)).toHaveLength(6);
  expect((await server.call('signIn', { body: { Email: person.email, Password: 'old password' } })).httpStatus).toBe(
    200,
  );
  expect((await reset(first)).httpStatus).toBe(200);
});

test('requests for links from one network are slowed down after sixty, by a second each', async () => {
  const ask = (index: number) =>
    server.call('requestPasswordReset', { body: { Email: `unknown${index}@company.example` }, address: '10.77.0.1' });
  for (let request = 0; request < 60; request += 1) expect((await ask(request)).httpStatus).toBe(200);
  const slowed = await ask(60);
  expect([slowed.httpStatus, slowed.headers['retry-after']]).toEqual([429, '1']);
  server.clock.now = new Date(testStart.getTime() + 1000);
  expect((await ask(61)).httpStatus).toBe(200);
});

test.each(['', ' ', '\t ', '\u200b', '\u00a0'])(
  'a blank mail address (%j) is an error and no request',
  async (blank) => {
    const answer = await server.call('requestPasswordReset', { body: { Email: blank } });
    expect([answer.httpStatus, answer.errors]).toEqual([400, [{ field: 'Email', message: 'Please Enter your Email' }]]);
  },
);

test('a mail server that fails is not visible in the answer', async () => {
  const broken = await startTestServer({
    services: { ...server.services, mailer: { send: () => Promise.reject(new Error('no mail today')) } },
  });
  const person = await addPerson(broken.database);
  expect((await broken.call('requestPasswordReset', { body: { Email: person.email } })).httpStatus).toBe(200);
  await broken.settled();
  await broken.close();
});

test('the owner gets in by a mailed link while strangers guess: the browser that set the password is known', async () => {
  const signIn = (password: string, more = {}) =>
    server.call('signIn', { body: { Email: person.email, Password: password, ...more }, address: `10.2.0.${count}` });
  for (let guess = 0; guess < 10; guess += 1) await signIn('guessed');
  expect((await signIn('old password')).httpStatus).toBe(429);
  const { Device } = (await reset(await askForLink())).data;
  expect((await signIn('a new password')).httpStatus).toBe(429);
  expect((await signIn('a new password', { Device })).httpStatus).toBe(200);
});
