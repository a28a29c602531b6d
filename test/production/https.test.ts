import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import https from 'node:https';
import os from 'node:os';
import path from 'node:path';
import { startPostgres } from '../../scripts/testing/postgresServer.mjs';
import { freePort } from '../support/programs/freePort';
import { openIdClient, startIdentityProvider, type TestProvider } from '../support/sign-in/identityProvider';
import { listening, startDaemon, type Daemon } from '../support/production/daemon';
import { startDaybook, type Daybook } from '../support/production/daybook';

jest.setTimeout(600_000);

let folder: string;
let postgres: { url: string; stop: () => Promise<void> };
let provider: TestProvider;
let daybook: Daybook;
let proxy: Daemon;
let origin: string;
let certificate: Buffer;

/** HAProxy that speaks https for a Daybook server, as the operations page asks. */
function startTlsProxy(port: number, daybookPort: number): Daemon {
  execFileSync(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost'],
      ...['-addext', 'subjectAltName=DNS:localhost', '-keyout', 'key.pem', '-out', 'certificate.pem'],
    ],
    { cwd: folder, stdio: 'ignore' },
  );
  certificate = fs.readFileSync(path.join(folder, 'certificate.pem'));
  fs.writeFileSync(
    path.join(folder, 'both.pem'),
    Buffer.concat([certificate, fs.readFileSync(path.join(folder, 'key.pem'))]),
  );
  fs.writeFileSync(
    path.join(folder, 'haproxy.cfg'),
    `defaults
  mode http
  timeout connect 4s
  timeout client 1m
  timeout server 1m
frontend pages
  bind 127.0.0.1:${port} ssl crt ${path.join(folder, 'both.pem')} ssl-min-ver TLSv1.2
  option forwardfor
  http-request set-header X-Forwarded-Proto https
  default_backend daybook
backend daybook
  server one 127.0.0.1:${daybookPort}
`,
  );
  return startDaemon('/usr/sbin/haproxy', ['-db', '-f', path.join(folder, 'haproxy.cfg')], {
    folder,
    asThisUser: true,
  });
}

beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'daybook-https-'));
  postgres = await startPostgres({ isForTests: true });
  const [port, daybookPort] = [await freePort(), await freePort()];
  origin = `https://localhost:${port}`;
  provider = await startIdentityProvider(origin);
  daybook = await startDaybook(postgres.url, {
    PORT: String(daybookPort),
    PUBLIC_URL: origin,
    TRUST_PROXY: '1',
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: openIdClient.clientId,
    OIDC_CLIENT_SECRET: openIdClient.clientSecret,
  });
  proxy = startTlsProxy(port, daybookPort);
  await listening(port);
});
afterAll(async () => {
  await proxy.stop();
  await daybook.stop();
  await provider.stop();
  await postgres.stop();
  fs.rmSync(folder, { recursive: true, force: true });
});

/** With a certificate that is checked. */
const ask = (at: string): Promise<{ status: number | undefined; headers: NodeJS.Dict<string | string[]> }> =>
  new Promise((resolve, reject) => {
    https
      .get(`${origin}${at}`, { ca: certificate }, (answer) => {
        answer.resume();
        resolve({ status: answer.statusCode, headers: answer.headers });
      })
      .once('error', reject);
  });

test('behind a proxy with https browsers are asked to stay there, and the cookie of company sign-in is for https alone', async () => {
  for (const at of ['/login', '/api/health', '/api/auth/profile', '/assets/none.js'])
    expect((await ask(at)).headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  const { headers } = await ask('/api/openid/start');
  expect(String(headers['set-cookie'])).toMatch(
    /^__Host-daybook-sign-in=[\w-]+; Path=\/; Max-Age=900; HttpOnly; SameSite=Lax; Secure$/,
  );
  expect(new URL(String(headers.location)).searchParams.get('redirect_uri')).toBe(`${origin}/api/openid/callback`);
});
