import { hashPassword } from '../../../src/server/security/passwordHash';
import { addPerson, type TestPerson } from '../../support/testPeople';
import { startTestServer, testStart, type TestServer } from '../../support/testServer';

const minuteMs = 60_000;
let server: TestServer;
let person: TestPerson;
let count = 0;

async function askForLink(email = person.email): Promise<string | undefined> {
  expect((await server.call('requestPasswordReset', { body: { Email: email }, address: `10.1.0.${count}` })).httpStatus).toBe(200);
  await server.settled();
  return server.mails.filter((mail) => mail.to === email).at(-1)?.text.match(/\/reset-password\/([\w-]+)/)?.[1];
}
const reset = (token: string | undefined, password = 'a new password') => server.call('resetPassword', { body: { Token: token, Password: password } });
const check = (token: string | undefined) => server.call('checkPasswordReset', { body: { Token: token } });

beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  server.clock.now = testStart;
  count += 1;
  person = await addPerson(server.database, { email: `reset${count}@company.example`, passwordHash: await hashPassword('old password') });
});
afterAll(() => server.close());

test('the mailed link sets a new password once and signs the person out everywhere', async () => {
  const token = await askForLink();
  expect((await check(token)).httpStatus).toBe(200);
  expect((await reset(token)).httpStatus).toBe(200);
  expect((await server.call('getOwnProfile', { as: person })).httpStatus).toBe(401);
  expect((await server.call('signIn', { body: { Email: person.email, Password: 'old password' } })).httpStatus).toBe(401);
  expect((await server.call('signIn', { body: { Email: person.email, Password: 'a new password' } })).httpStatus).toBe(200);

  const again = await reset(token, 'another password');
  expect([again.httpStatus, again.message]).toEqual([409, 'This link has already been used. Please ask for a new one.']);
  expect((await check(token)).httpStatus).toBe(409);
});

test('the mail names the product address and stands in nobody else\'s inbox', async () => {
  await askForLink();
  const mails = server.mails.filter((mail) => mail.to === person.email);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain('http://localhost:8080/reset-password/');
});

test('an account that does not exist is answered the same and nothing is mailed', async () => {
  const known = await server.call('requestPasswordReset', { body: { Email: person.email } });
  const unknown = await server.call('requestPasswordReset', { body: { Email: 'nobody@company.example' } });
  await server.settled();
  expect(unknown.body).toEqual(known.body);
  expect(server.mails.some((mail) => mail.to === 'nobody@company.example')).toBe(false);
});

test('the link is good for one hour', async () => {
  const token = await askForLink();
  server.clock.now = new Date(testStart.getTime() + 60 * minuteMs);
  const late = await reset(token);
  expect([late.httpStatus, late.message]).toEqual([409, 'This link has expired. Please ask for a new one.']);
  server.clock.now = new Date(testStart.getTime() + 60 * minuteMs - 1);
  expect((await reset(token)).httpStatus).toBe(200);
});

test('only the newest link works', async () => {
  const [older, newer] = [await askForLink(), await askForLink()];
  expect((await reset(older)).httpStatus).toBe(404);
  expect((await reset(newer)).httpStatus).toBe(200);
});

test('a made-up link is not valid', async () => {
  const answer = await reset('made-up-made-up-made-up-made-up');
  expect([answer.httpStatus, answer.message]).toEqual([404, 'This link is not valid. Please ask for a new one.']);
});

test('two people with the same link: one sets the password, the other is refused', async () => {
  const token = await askForLink();
  const outcomes = await Promise.all([reset(token, 'password of one'), reset(token, 'password of two')]);
  expect(outcomes.map((answer) => answer.httpStatus).sort()).toEqual([200, 409]);
});

test('a password that is too short does not use the link up', async () => {
  const token = await askForLink();
  expect((await reset(token, 'short')).errors).toEqual([{ field: 'Password', message: 'A password has at least 8 characters' }]);
  expect((await reset(token)).httpStatus).toBe(200);
});

test('changing the password makes an open link worthless', async () => {
  const token = await askForLink();
  await server.call('changePassword', { as: person, body: { Current_password: 'old password', Password: 'chosen meanwhile' } });
  expect((await reset(token)).httpStatus).toBe(404);
});

test('the sixth request for one account within fifteen minutes is refused', async () => {
  for (let request = 0; request < 5; request += 1) await askForLink();
  expect((await server.call('requestPasswordReset', { body: { Email: person.email }, address: '10.9.9.9' })).httpStatus).toBe(429);
});

test('a mail server that fails is not visible in the answer', async () => {
  const broken = await startTestServer({ services: { ...server.services, mailer: { send: () => Promise.reject(new Error('no mail today')) } } });
  const somebody = await addPerson(broken.database);
  expect((await broken.call('requestPasswordReset', { body: { Email: somebody.email } })).httpStatus).toBe(200);
  await broken.settled();
  await broken.close();
});

test('a new password opens an account that too many wrong ones had closed', async () => {
  const signIn = (password: string) => server.call('signIn', { body: { Email: person.email, Password: password }, address: `10.2.0.${count}` });
  for (let guess = 0; guess < 10; guess += 1) await signIn('guessed');
  expect((await signIn('old password')).httpStatus).toBe(429);
  await reset(await askForLink());
  expect((await signIn('a new password')).httpStatus).toBe(200);
});
