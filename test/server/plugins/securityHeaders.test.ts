import { buildApp } from '../../../src/server/app';
import { startTestServer, type TestServer } from '../../support/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const headers = async (publicUrl = 'http://localhost:8080') => {
  const app = await buildApp({ database: server.database, services: { ...server.services, publicUrl } });
  const response = await app.inject({ method: 'GET', url: '/api/health' });
  await app.close();
  return response.headers;
};

test('the policy lets no foreign or inline script and no inline style element run', async () => {
  const policy = String((await headers())['content-security-policy']);
  const directives = new Map(
    policy.split(';').map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1).join(' ')]),
  );
  expect(Object.fromEntries(directives)).toEqual({
    'default-src': "'self'",
    'script-src': "'self'",
    'style-src': "'self'",
    'style-src-attr': "'unsafe-inline'",
    'img-src': "'self' data: blob:",
    'font-src': "'self' data:",
    'connect-src': "'self'",
    'worker-src': "'self' blob:",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
  });
});

test('types are not guessed, addresses are not disclosed to others, no one frames Daybook', async () => {
  expect(await headers()).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'x-frame-options': 'SAMEORIGIN',
  });
});

test('browsers are asked to stay on https only where Daybook is reached by https', async () => {
  expect((await headers())['strict-transport-security']).toBeUndefined();
  expect((await headers('https://daybook.example'))['strict-transport-security']).toBe(
    'max-age=31536000; includeSubDomains',
  );
});

test('answers of calls are kept by no cache', async () => {
  expect((await headers())['cache-control']).toBe('no-store');
});
