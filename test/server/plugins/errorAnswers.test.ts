import net, { type AddressInfo } from 'node:net';
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
