import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { startTestServer, type TestServer } from '../../support/testServer';

const page = '<!doctype html><title>Daybook</title>';
const script = 'console.log("Daybook");';
let directory: string;
let server: TestServer;
const get = (url: string, headers: Record<string, string> = {}) => server.request({ method: 'GET', url, headers });

beforeAll(async () => {
  directory = await mkdtemp(path.join(os.tmpdir(), 'daybook-client-'));
  await mkdir(path.join(directory, 'assets'));
  await writeFile(path.join(directory, 'index.html'), page);
  for (const [name, content] of [
    ['assets/main.0123456789abcdef0123.js', script],
    ['robots.txt', 'User-agent: *'],
  ] as const) {
    await writeFile(path.join(directory, name), content);
    await writeFile(path.join(directory, `${name}.br`), brotliCompressSync(content));
    await writeFile(path.join(directory, `${name}.gz`), gzipSync(content));
  }
  await writeFile(path.join(directory, 'assets/main.0123456789abcdef0123.js.map'), '{}');
  server = await startTestServer({ clientDirectory: directory });
});
afterAll(async () => {
  await server.close();
  await rm(directory, { recursive: true });
});

test.each([
  '/',
  '/projects',
  '/task/12/34',
  '/login',
  '/milestone/report',
  '/reset-password/abc.def',
  '/project/view/x?tab=2',
  '/apiary',
  '/task/%00',
  '/task/%E0%A4%A',
])('the address %s of a screen answers the page, which no cache keeps', async (url) => {
  const response = await get(url);
  expect([response.statusCode, response.body, response.headers['cache-control']]).toEqual([200, page, 'no-cache']);
  expect(response.headers['content-type']).toMatch(/^text\/html/);
});

test.each(['/api', '/api/', '/api/unknown', '/api/auth/unknown?x=1', '/api/../api/unknown'])(
  'the address %s of a call never answers the page',
  async (url) => {
    const response = await get(url);
    expect([response.statusCode, response.json<{ status: number; message: string }>()]).toMatchObject([
      404,
      { status: 0, message: 'There is no such call' },
    ]);
  },
);

test.each([
  ['POST', '/projects'],
  ['DELETE', '/'],
  ['GET', '/assets/main.00000000000000000000.js'],
  ['GET', '/assets/main.0123456789abcdef0123.js.map'],
] as const)('%s %s is not answered with the page', async (method, url) => {
  expect((await server.request({ method, url })).statusCode).toBe(404);
});

test('files with a hash in their name are kept for ever, others are asked for again', async () => {
  expect((await get('/assets/main.0123456789abcdef0123.js')).headers['cache-control']).toBe(
    'public, max-age=31536000, immutable',
  );
  expect((await get('/robots.txt')).headers['cache-control']).toBe('no-cache');
});

test.each(['br', 'gzip'])('a browser that knows %s gets the file that was compressed before', async (encoding) => {
  const response = await get('/assets/main.0123456789abcdef0123.js', { 'accept-encoding': encoding });
  expect([
    response.headers['content-encoding'],
    response.headers['content-type'],
    response.headers['cache-control'],
  ]).toEqual([
    encoding,
    expect.stringMatching(/^(text|application)\/javascript/),
    'public, max-age=31536000, immutable',
  ]);
  expect(response.rawPayload.length).not.toBe(script.length);
});

test.each([
  '/../package.json',
  '/%2e%2e/package.json',
  '/assets/..%2f..%2fpackage.json',
  '/assets/%2e%2e/%2e%2e/etc/passwd',
])('nothing outside the folder can be reached by %s', async (url) => {
  expect((await get(url)).body).not.toMatch(/daybook"|root:/);
});

test('an address that cannot be read is rejected in the form of every failure', async () => {
  const response = await get('/api/%E0%A4%A');
  expect([response.statusCode, response.json<{ status: number }>().status]).toEqual([400, 0]);
});

test('the page says what time it is for the company, so that nothing is ever shown by another clock', async () => {
  for (const url of ['/', '/projects'])
    expect((await get(url)).headers['server-timing']).toBe('clock;desc="2026-03-02T09:00:00.000Z"');
});
