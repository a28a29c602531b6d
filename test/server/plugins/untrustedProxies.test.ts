import { Writable } from 'node:stream';
import { logOptions } from '../../../src/server/plugins/requestLog';
import type { AppOptions } from '../../../src/server/app';
import { startTestServer, testStart, type TestServer } from '../../support/testServer';

let server: TestServer | undefined;
afterEach(() => server?.close());

async function warningsWith(
  trustedProxies: AppOptions['trustedProxies'],
  requests: readonly { header?: string; value?: string; afterMs?: number }[],
): Promise<string[]> {
  const lines: string[] = [];
  const stream = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      lines.push(chunk.toString());
      done();
    },
  });
  server = await startTestServer({
    logger: { ...((await logOptions('warn', false)) as object), stream },
    trustedProxies,
  });
  for (const { header, value = '203.0.113.9', afterMs = 0 } of requests) {
    server.clock.now = new Date(testStart.getTime() + afterMs);
    await server.request({
      url: '/api/health',
      headers: header === undefined ? {} : { [header]: value },
      remoteAddress: '10.0.0.1',
    });
  }
  return lines.filter((line) => line.includes('TRUST_PROXY'));
}

test.each(['x-forwarded-for', 'x-real-ip', 'forwarded'])(
  '%s from a proxy that is not trusted is warned of, naming the proxy and the setting',
  async (header) => {
    const [warning = ''] = await warningsWith(false, [{ header }]);
    expect(JSON.parse(warning)).toMatchObject({ level: 40, header, from: '10.0.0.1' });
  },
);

test('once an hour is enough, also when the clock is set back', async () => {
  const minute = 60_000;
  const header = 'x-forwarded-for';
  expect(
    await warningsWith(false, [
      { header },
      { header },
      { header, afterMs: 59 * minute },
      { header, afterMs: 61 * minute },
      { header, afterMs: -600 * minute },
    ]),
  ).toHaveLength(3);
});

test.each<[string, AppOptions['trustedProxies']]>([
  ['by number', 1],
  ['by address', ['10.0.0.0/8']],
])('a proxy that is trusted %s is not warned of', async (_how, trusted) => {
  expect(await warningsWith(trusted, [{ header: 'x-forwarded-for' }])).toEqual([]);
});

test('a header from another machine than the trusted proxies is warned of', async () => {
  expect(await warningsWith(['192.0.2.1'], [{ header: 'x-forwarded-for' }])).toHaveLength(1);
});

test('without such a header there is nothing to warn of', async () => {
  expect(await warningsWith(false, [{}])).toEqual([]);
});
