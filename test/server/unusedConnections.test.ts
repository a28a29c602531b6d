import { once } from 'node:events';
import http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { watchUnusedConnections } from '../../src/server/unusedConnections';

test('a server that closes waits for the answer in work, not for connections that never asked', async () => {
  const answers: http.ServerResponse[] = [];
  const server = http.createServer((_request, response) => answers.push(response));
  const endUnused = watchUnusedConnections(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  const unused = net.connect(port, '127.0.0.1');
  await once(unused, 'connect');
  const asked = fetch(`http://127.0.0.1:${port}/`, { headers: { connection: 'close' } });
  await once(server, 'request');

  const closed = once(server, 'close');
  server.close();
  endUnused();
  await once(unused, 'close');
  answers[0]?.end('done');
  expect(await (await asked).text()).toBe('done');
  await closed;
  expect(server.listening).toBe(false);
});
