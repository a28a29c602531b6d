import http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { PassThrough } from 'node:stream';
import { sql } from 'kysely';
import { buildApp } from '../../../src/server/app';
import type { FileStore } from '../../../src/server/plugins/files/fileStore';
import { contractOperations } from '../../../src/server/operations/contractDocument';
import { isFileField, schemaProperties } from '../../../src/server/operations/schemaReferences';
import { addPerson, type TestPerson } from '../../support/testPeople';
import { encodeMultipart } from '../../support/server/encodeMultipart';
import { startTestServer, type TestServer } from '../../support/testServer';

let server: TestServer;
let person: TestPerson;
const lines: { level: number; msg: string }[] = [];
const stream = new PassThrough().on('data', (chunk: Buffer) => {
  for (const line of chunk.toString().trim().split('\n'))
    lines.push(JSON.parse(line) as { level: number; msg: string });
});
const bodyLimits = { checkMs: 20, maxIdleMs: 400, maxAnonymousMs: 300, maxAnonymousBodies: 3 };

beforeAll(async () => {
  server = await startTestServer({ logger: { level: 'info', stream }, bodyLimits });
  person = await addPerson(server.database, { role: 'HR / Admin' });
  await server.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => server.close());
beforeEach(() => void lines.splice(0));

const photo = '/api/uplodeauth/profile/photo';
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const errors = () => lines.filter(({ level }) => level >= 50);
const part = (headers: string, content = 'x', boundary = 'x'): string =>
  `--${boundary}\r\n${headers}\r\n\r\n${content}\r\n`;
const file = (field: string, content = 'x'): string =>
  part(`content-disposition: form-data; name="${field}"; filename="a.photo"`, content);
const send = (payload: string | Buffer, contentType = 'multipart/form-data; boundary=x') =>
  server.request({
    method: 'POST',
    url: photo,
    payload,
    headers: { 'content-type': contentType, authorization: person.token },
  });

test.each([
  ['no boundary', file('profile_image'), 'multipart/form-data', 400],
  ['an empty boundary', file('profile_image'), 'multipart/form-data; boundary=', 400],
  ['a boundary of 252 characters', file('profile_image'), `multipart/form-data; boundary=${'x'.repeat(252)}`, 400],
  [
    'a boundary of 10,000 characters',
    file('profile_image'),
    `multipart/form-data; boundary="${'x'.repeat(10_000)}"`,
    400,
  ],
  ['no part at all', 'nothing', 'multipart/form-data; boundary=x', 400],
  [
    'a part without an end',
    '--x\r\ncontent-disposition: form-data; name="profile_image"; filename="a.png"\r\n\r\nbeginning',
    'multipart/form-data; boundary=x',
    400,
  ],
  ['a head without an end', '--x\r\ncontent-disposition: form-data; na', 'multipart/form-data; boundary=x', 400],
  [
    'a file without a name',
    `${part('content-disposition: form-data; filename="a.png"')}--x--\r\n`,
    'multipart/form-data; boundary=x',
    400,
  ],
  ['a file in another field', `${file('photo')}--x--\r\n`, 'multipart/form-data; boundary=x', 400],
  [
    'a field with a name of 70,000 characters',
    `${file('n'.repeat(70_000))}--x--\r\n`,
    'multipart/form-data; boundary=x',
    400,
  ],
  [
    'a field called constructor',
    `${part('content-disposition: form-data; name="constructor"')}--x--\r\n`,
    'multipart/form-data; boundary=x',
    400,
  ],
  [
    'a part that is JSON',
    `${part('content-disposition: form-data; name="Mobile"\r\ncontent-type: application/json', '['.repeat(500_000) + ']'.repeat(500_000))}--x--\r\n`,
    'multipart/form-data; boundary=x',
    400,
  ],
  [
    'a part that is broken JSON',
    `${part('content-disposition: form-data; name="Mobile"\r\ncontent-type: application/json; charset=utf-8', '{')}--x--\r\n`,
    'multipart/form-data; boundary=x',
    400,
  ],
  [
    '601 parts',
    `${part('content-disposition: form-data; name="a"').repeat(601)}--x--\r\n`,
    'multipart/form-data; boundary=x',
    413,
  ],
  [
    'nine texts of a mebibyte',
    `${part('content-disposition: form-data; name="a"', 'y'.repeat(1024 * 1024)).repeat(9)}--x--\r\n`,
    'multipart/form-data; boundary=x',
    413,
  ],
  [
    'a text of three mebibytes',
    `${part('content-disposition: form-data; name="a"', 'y'.repeat(3 * 1024 * 1024))}--x--\r\n`,
    'multipart/form-data; boundary=x',
    400,
  ],
])(
  '%s is answered as a mistake of the sender, and the log has no error',
  async (_what, payload, contentType, httpStatus) => {
    const response = await send(payload, contentType);
    expect([response.statusCode, response.json<{ status: number }>().status]).toEqual([httpStatus, 0]);
    expect(errors()).toEqual([]);
  },
);

test('a photo in a field of another name is rejected with the name, and the stored photo stays', async () => {
  const stored = await server.call('changeOwnPhoto', {
    as: person,
    files: [{ field: 'profile_image', fileName: 'me.png', content: png }],
  });
  expect(stored.httpStatus).toBe(200);
  const before = await server.database
    .selectFrom('employees')
    .select('photo_file_id')
    .where('id', '=', person.id)
    .executeTakeFirstOrThrow();
  const rejected = await server.call('changeOwnPhoto', {
    as: person,
    files: [{ field: 'photo', fileName: 'me.png', content: png }],
  });
  expect([rejected.httpStatus, rejected.errors]).toEqual([
    400,
    [{ field: 'photo', message: 'photo takes no file. Files belong into profile_image.' }],
  ]);
  expect(
    await server.database
      .selectFrom('employees')
      .select('photo_file_id')
      .where('id', '=', person.id)
      .executeTakeFirstOrThrow(),
  ).toEqual(before);
});

test('every call that takes files says so of a field that takes none', async () => {
  const withFiles = contractOperations.filter((operation) => operation.isMultipart);
  expect(withFiles.length).toBeGreaterThan(5);
  for (const operation of withFiles) {
    const fields = Object.entries(schemaProperties(operation.bodySchema)).flatMap(([name, schema]) =>
      isFileField(schema) ? [name] : [],
    );
    const { payload, headers } = encodeMultipart([], [{ field: 'not_a_field', fileName: 'a.png', content: png }]);
    const url = `/api${operation.route.replace(/:\w+/g, 'x')}`;
    const response = await server.request({
      method: operation.method,
      url,
      payload,
      headers: { ...headers, authorization: person.token },
    });
    expect([operation.operationId, response.statusCode, response.json<{ message: string }>().message]).toEqual([
      operation.operationId,
      400,
      `not_a_field takes no file. Files belong into ${fields.join(', ')}.`,
    ]);
  }
});

const port = (): number => (server.app.server.address() as AddressInfo).port;
const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
afterAll(() => agent.destroy());

const answered = (request: http.ClientRequest): Promise<{ status: number | undefined; body: { message?: string } }> =>
  new Promise((resolve, reject) => {
    request.on('error', reject).on('response', (response) => {
      let text = '';
      response
        .on('data', (chunk: Buffer) => (text += chunk.toString()))
        .on('end', () => resolve({ status: response.statusCode, body: JSON.parse(text) as { message?: string } }));
    });
  });
const open = (path: string, headers: http.OutgoingHttpHeaders): http.ClientRequest =>
  http.request({ method: 'POST', host: '127.0.0.1', port: port(), agent, path, headers });

test('a form that is rejected before its parts are read leaves its connection ready for the next request', async () => {
  const upload = open(photo, { authorization: person.token, 'content-type': 'multipart/form-data; boundary=x' });
  const rejected = answered(upload);
  upload.write(
    `${file('photo', 'y')}${'--x\r\ncontent-disposition: form-data; name="profile_image"; filename="b.png"\r\n\r\n'}`,
  );
  for (let sent = 0; sent < 8; sent += 1) upload.write(Buffer.alloc(1024 * 1024));
  upload.end('\r\n--x--\r\n');
  expect((await rejected).status).toBe(400);
  const next = http.request({ method: 'GET', host: '127.0.0.1', port: port(), agent, path: '/api/health' });
  const second = answered(next);
  next.end();
  expect((await second).status).toBe(200);
});

/** Sends and holds on; gives what comes back once the server has closed the connection. */
const heldBack = (text: string): Promise<string> =>
  new Promise((resolve, reject) => {
    let received = '';
    const socket = net.connect(port(), '127.0.0.1', () => socket.write(text));
    socket
      .on('data', (chunk) => (received += chunk.toString()))
      .on('error', reject)
      .on('close', () => resolve(received));
  });
const half = (path: string, headers = ''): string =>
  `POST ${path} HTTP/1.1\r\nhost: here\r\ncontent-type: application/x-www-form-urlencoded\r\ncontent-length: 1000\r\n${headers}\r\nEmail=a`;

test('bodies that do not arrive are not waited for', async () => {
  // Without a token the answer comes before the body, and the connection ends with it.
  expect(await heldBack(half('/api/auth/profile'))).toMatch(/^HTTP\/1.1 (401|404) /);
  expect(await heldBack(half('/api/login'))).toMatch(/^HTTP\/1.1 408 [^]*took too long/);
  const many = await Promise.all(Array.from({ length: 30 }, () => heldBack(half('/api/login'))));
  expect(many).toHaveLength(30);
  expect(
    await heldBack(
      half(photo, `authorization: ${person.token}\r\n`).replace(
        'application/x-www-form-urlencoded',
        'multipart/form-data; boundary=x',
      ),
    ),
  ).toMatch(/^HTTP\/1.1 408 /);
  expect(errors()).toEqual([]);
});

test('a client that goes away in the middle of an upload is nothing to report', async () => {
  const gone = new Promise<void>((resolve) => {
    const upload = open(photo, { authorization: person.token, 'content-type': 'multipart/form-data; boundary=x' });
    upload.on('error', () => undefined).on('close', () => resolve());
    upload.write('--x\r\ncontent-disposition: form-data; name="profile_image"; filename="b.png"\r\n\r\n');
    upload.write(Buffer.alloc(200_000), () => upload.destroy());
  });
  await gone;
  const isLogged = (): boolean => lines.some(({ msg }) => msg === 'The client went away before the call was answered');
  while (!isLogged()) await new Promise(setImmediate);
  expect(errors()).toEqual([]);
});

test('a full disk is reported to the sender and to the log', async () => {
  const full = (): Promise<never> =>
    Promise.reject(Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' }));
  const fileStore: FileStore = { ...server.services.fileStore, receive: full };
  const app = await buildApp({
    database: server.database,
    services: { ...server.services, fileStore },
    logger: { level: 'info', stream },
  });
  const { payload, headers } = encodeMultipart([], [{ field: 'profile_image', fileName: 'a.png', content: png }]);
  const response = await app.inject({
    method: 'POST',
    url: photo,
    payload,
    headers: { ...headers, authorization: person.token },
  });
  expect([response.statusCode, response.json<{ message: string }>().message]).toEqual([
    507,
    'There is no room left on the disk of the server, so this was not stored. Please tell your administrator.',
  ]);
  expect(errors().map(({ msg }) => msg)).toEqual([response.json<{ message: string }>().message]);
  await app.close();
});

/** Holds the database for longer than any body may take. */
async function whileDatabaseIsBusy<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  let held: Promise<unknown> = Promise.resolve();
  const isHeld = new Promise<void>((resolve) => {
    held = server.database.transaction().execute(async (transaction) => {
      await sql`lock table sessions in access exclusive mode`.execute(transaction);
      resolve();
      await released;
    });
  });
  await isHeld;
  const answer = work();
  const longerThanAll = 2 * Math.max(bodyLimits.maxIdleMs, bodyLimits.maxAnonymousMs);
  await new Promise((resolve) => setTimeout(resolve, longerThanAll));
  release();
  await held;
  return answer;
}

test.each([
  ['that have arrived', 0],
  ['of which the server has not taken all', 100_000],
])('bodies %s wait for a busy database without being ended as slow', async (_what, filler) => {
  const { port } = server.app.server.address() as AddressInfo;
  const post = (): Promise<number | undefined> =>
    new Promise((resolve, reject) => {
      const request = http.request(
        {
          port,
          method: 'POST',
          path: '/api/auth/tasks/tasktimer',
          headers: { 'content-type': 'application/x-www-form-urlencoded', authorization: person.token },
        },
        (response) => resolve(response.resume().statusCode),
      );
      request.once('error', reject);
      request.end(`Task_id=no-id${filler === 0 ? '' : `&Remark=${'x'.repeat(filler)}`}`);
    });
  const statuses = await whileDatabaseIsBusy(() =>
    Promise.all(Array.from({ length: 2 * bodyLimits.maxAnonymousBodies }, post)),
  );
  expect(statuses).toEqual(statuses.map(() => 404));
});
