import { createSetUpLink } from '../../../src/server/features/session/createSetUpLink';
import { loadCommonPasswords } from '../../../src/server/security/commonPasswords';
import { quickPasswordHash } from '../../support/sign-in/quickPasswordHash';
import { addPerson } from '../../support/testPeople';
import { startTestServer, type TestAnswer, type TestServer } from '../../support/testServer';

const current = 'old tidal lamp';
let server: TestServer;
let empty: TestServer;
let count = 0;

beforeAll(async () => {
  [server, empty] = [await startTestServer(), await startTestServer()];
});
afterAll(() => Promise.all([server.close(), empty.close()]));

const linkIn = (to: string): string =>
  server.mails.findLast((mail) => mail.to === to)?.text.match(/\/reset-password\/([\w-]+)/)?.[1] ?? '';
async function newcomer(passwordHash?: string) {
  count += 1;
  return addPerson(server.database, {
    firstName: 'Nandini',
    lastName: 'Kulkarni',
    email: `nandini.k${count}@company.example`,
    passwordHash,
  });
}

/** Every way to set a password. */
const ways: Record<string, (password: string) => Promise<TestAnswer<unknown>>> = {
  'a mailed reset link': async (password) => {
    const person = await newcomer(await quickPasswordHash(current));
    await server.call('requestPasswordReset', { body: { Email: person.email }, address: `10.9.0.${count}` });
    await server.settled();
    return server.call('resetPassword', { body: { Token: linkIn(person.email), Password: password } });
  },
  'an invitation': async (password) => {
    const [person, hr] = [await newcomer(), await addPerson(server.database, { role: 'HR / Admin' })];
    await server.call('inviteEmployee', { as: hr, body: { id: person.id } });
    await server.settled();
    return server.call('resetPassword', { body: { Token: linkIn(person.email), Password: password } });
  },
  'the profile': async (password) =>
    server.call('changePassword', {
      as: await newcomer(await quickPasswordHash(current)),
      body: { Current_password: current, Password: password },
    }),
  'the first account': async (password) => {
    const token = (await createSetUpLink(empty.database, ''))?.replace('/setup/', '');
    return empty.call('createFirstAccount', {
      body: {
        Token: token,
        First_name: 'Nandini',
        Last_name: 'Kulkarni',
        Email: 'nandini.k@company.example',
        Password: password,
      },
    });
  },
};
const names = Object.keys(ways);
const outcome = async (way: string, password: string): Promise<unknown> => {
  const answer = await ways[way]?.(password);
  return [answer?.httpStatus, answer?.errors.map(({ field }) => field)];
};

test.each(names)('by %s, common passwords and those made of name and address are rejected', async (way) => {
  for (const password of [
    'iloveyou',
    'Password1',
    '1q2w3e4r',
    '12341234',
    'kulkarni',
    'nandini@company.example',
    'Nandini2026',
  ]) {
    expect([password, await outcome(way, password)]).toEqual([password, [422, ['Password']]]);
  }
  expect((await ways[way]?.('a new tidal lamp'))?.httpStatus).toBe(200);
});

test.each(['a mailed reset link', 'the profile'])(
  'by %s, the current password is not taken as the new one',
  async (way) => {
    expect(await outcome(way, current)).toEqual([422, ['Password']]);
  },
);

test('the list has the most common passwords in order to 10,000 and more', async () => {
  const passwords = await loadCommonPasswords();
  expect(passwords.size).toBeGreaterThan(10_000);
  for (const password of [
    'password',
    'baseball',
    'trustno1',
    'metallic',
    'swordfis',
    'enterpri',
    'thunder1',
    'abcd1234',
    'letmein1',
    'p@ssw0rd',
  ])
    expect([password, passwords.has(password)]).toEqual([password, true]);
});

test('of two changes of one password at the same time exactly one wins, and the other says so', async () => {
  const person = await newcomer(await quickPasswordHash(current));
  const wanted = ['first new lamp', 'second new lamp'];
  const answers = await Promise.all(
    wanted.map((password) =>
      server.call('changePassword', { as: person, body: { Current_password: current, Password: password } }),
    ),
  );
  expect(answers.map(({ httpStatus }) => httpStatus).sort()).toEqual([200, 409]);
  expect(answers.find(({ httpStatus }) => httpStatus === 409)?.message).toMatch(/changed elsewhere/);
  const winner = wanted[answers.findIndex(({ httpStatus }) => httpStatus === 200)] ?? '';
  expect((await server.call('signIn', { body: { Email: person.email, Password: winner } })).httpStatus).toBe(200);
});
