import { Writable } from 'node:stream';
import { handlers } from '../../../src/server/app';
import { logOptions } from '../../../src/server/plugins/requestLog';
import { quickPasswordHash } from '../../support/sign-in/quickPasswordHash';
import { addPerson, type TestPerson } from '../../support/testPeople';
import { startTestServer, type TestServer } from '../../support/testServer';

const lines: string[] = [];
const stream = new Writable({
  write: (chunk: Buffer, _encoding, done) => {
    lines.push(chunk.toString());
    done();
  },
});
let server: TestServer;
let person: TestPerson;
const entries = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>);

beforeAll(async () => {
  const broken = { ...handlers, getPosition: () => Promise.reject(new Error('a mistake of ours')) };
  server = await startTestServer({
    logger: { ...((await logOptions('info', false)) as object), stream },
    handlers: broken,
    checksAnswers: false,
  });
  person = await addPerson(server.database, {
    email: 'logged@company.example',
    passwordHash: await quickPasswordHash('secret password'),
  });
});
beforeEach(() => {
  lines.length = 0;
});
afterAll(() => server.close());

test('one line says who called what, with which outcome', async () => {
  const answer = await server.call('listPreferences', { as: person });
  await server.app.ready();
  expect(entries()).toEqual([
    expect.objectContaining({
      reqId: answer.headers['x-request-id'],
      method: 'GET',
      route: '/api/auth/preferences',
      operation: 'listPreferences',
      status: 200,
      employee: person.id,
    }),
  ]);
});

test('events of the audit log are in the log too, by ids', async () => {
  await server.call('signIn', { body: { Email: person.email, Password: 'secret password' } });
  await server.call('signIn', { body: { Email: person.email, Password: 'wrong secret' } });
  expect(entries().flatMap(({ audit }) => (audit === undefined ? [] : [audit]))).toEqual([
    expect.objectContaining({ kind: 'signed_in', actorId: person.id, address: '127.0.0.1' }),
    expect.objectContaining({ kind: 'sign_in_failed', subject: 'employee', subjectId: person.id }),
  ]);
  expect(lines.join('')).not.toContain(person.email);
});

test('passwords, tokens, links and searched names do not get into the log', async () => {
  const { token } = (await server.call('signIn', { body: { Email: person.email, Password: 'secret password' } })).data;
  await server.call('signIn', { body: { Email: person.email, Password: 'wrong secret' } });
  await server.call('requestPasswordReset', { body: { Email: person.email } });
  await server.settled();
  const resetToken = server.mails[0]?.text.match(/reset-password\/([\w-]+)/)?.[1] ?? 'none';
  await server.call('checkPasswordReset', { body: { Token: resetToken } });
  await server.request({ method: 'GET', url: `/reset-password/${resetToken}` });
  await server.call('searchEmployees', { as: { token }, query: { q: 'Sensitive Name' } });
  const link = server.services.linkSigner.linkTo({ id: person.id, name: 'a.png' }, person.id);
  await server.request({ method: 'GET', url: link });
  expect(lines.length).toBeGreaterThanOrEqual(7);
  for (const secret of [
    'secret password',
    'wrong secret',
    token,
    person.token,
    resetToken,
    'Sensitive',
    link.split('signature=')[1] ?? 'none',
  ])
    expect(lines.join('')).not.toContain(secret);
});

test('a mistake of ours is logged in full and reaches the caller as a number', async () => {
  const response = await server.app.inject({
    method: 'POST',
    url: '/api/auth/position/details',
    payload: 'id=1',
    headers: { authorization: person.token, 'content-type': 'application/x-www-form-urlencoded' },
  });
  const body = response.json<{ message: string; requestId: string }>();
  expect(response.statusCode).toBe(500);
  expect(body.message).toContain(body.requestId);
  expect(response.body).not.toContain('mistake of ours');
  expect(entries()).toContainEqual(
    expect.objectContaining({
      reqId: body.requestId,
      level: 50,
      err: expect.objectContaining({ message: 'a mistake of ours' }) as unknown,
    }),
  );
});
