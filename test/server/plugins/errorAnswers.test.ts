import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';
import { handlers } from '../../../src/server/app';
import { startTestServer, type TestServer } from '../../support/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await server.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => server.close());

/** Everything that comes back for what is sent, until the server closes the connection. */
const answerTo = (sent: string): Promise<string> =>
  new Promise((resolve, reject) => {
    let text = '';
    const socket = net.connect((server.app.server.address() as AddressInfo).port, '127.0.0.1', () =>
      socket.write(sent),
    );
    socket
      .on('data', (chunk) => (text += chunk.toString()))
      .on('error', reject)
      .on('close', () => resolve(text));
  });

test.each([
  ['no request at all', 'hello\r\n\r\n', 400, 'malformed', 'The request cannot be read'],
  [
    'a request with a broken head',
    'GET /api/health HTTP/1.1\r\nhost: here\r\nbroken\r\n\r\n',
    400,
    'malformed',
    'The request cannot be read',
  ],
  [
    'a head of 40,000 characters',
    `GET /api/health HTTP/1.1\r\nhost: here\r\nx: ${'x'.repeat(40_000)}\r\n\r\n`,
    431,
    'header_too_large',
    'The head of the request is too large',
  ],
])('%s is answered in the one form of errors', async (_what, sent, httpStatus, code, message) => {
  const [head = '', body = ''] = (await answerTo(sent)).split('\r\n\r\n');
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${httpStatus} \\w`));
  expect(head).toContain('x-content-type-options: nosniff');
  expect(head).toContain("frame-ancestors 'none'");
  expect(JSON.parse(body)).toEqual({ status: 0, code, message });
});

test('a call that comes while the server closes is answered in the one form of errors, after the one in work', async () => {
  let begin = (): void => {};
  let finish = (): void => {};
  const begun = new Promise<void>((resolve) => (begin = resolve));
  const finished = new Promise<void>((resolve) => (finish = resolve));
  const closing = await startTestServer({
    handlers: {
      ...handlers,
      getHealth: async () => {
        begin();
        await finished;
        return { Running: true };
      },
    },
  });
  await closing.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = closing.app.server.address() as AddressInfo;
  const ask = 'GET /api/health HTTP/1.1\r\nhost: here\r\n\r\n';
  let text = '';
  const connected = once(closing.app.server, 'connection') as Promise<[net.Socket]>;
  const socket = net.connect(port, '127.0.0.1', () => socket.write(ask));
  socket.on('data', (chunk) => (text += chunk.toString()));
  const [received] = await connected;
  await begun;
  const closed = closing.close();
  socket.write(ask);
  while (received.bytesRead < 2 * ask.length) await new Promise((resolve) => setImmediate(resolve));
  finish();
  await once(socket, 'close');
  await closed;
  expect(text).toMatch(/^HTTP\/1.1 200 OK/);
  const [head = '', body = ''] = text.slice(text.indexOf('HTTP/1.1 503')).split('\r\n\r\n');
  expect(head).toMatch(/^HTTP\/1.1 503 /);
  expect(head).toContain('connection: close');
  expect(head).toContain('retry-after: 2');
  expect(JSON.parse(body)).toEqual({
    status: 0,
    code: 'server_busy',
    message: 'The server is being restarted. Please try again in a moment.',
    retryAfterSeconds: 2,
    requestId: expect.any(String) as string,
  });
});
