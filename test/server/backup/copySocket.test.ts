import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { askRunningServer, listenForCopies } from '../../../src/server/backup/copySocket';

let directory: string;
beforeEach(() => (directory = fs.mkdtempSync(path.join(os.tmpdir(), 'daybook-copies-'))));
afterEach(() => fs.rmSync(directory, { recursive: true }));
const address = (): string => path.join(directory, 'backup');

/** A server whose copies are counted, and a promise of the end of the first one. */
async function listen() {
  let begun = 0;
  let goOn = (): void => undefined;
  const resumed = new Promise<void>((resolve) => (goOn = resolve));
  let isWaiting = (): void => undefined;
  const waiting = new Promise<void>((resolve) => (isWaiting = resolve));
  const { close } = await listenForCopies(directory, {
    beginCopy: () => {
      begun += 1;
      isWaiting();
      return Promise.resolve(goOn);
    },
    record: () => Promise.resolve(),
  });
  return { close, resumed, waiting, begun: () => begun };
}

async function mustCopy(): Promise<void> {
  const running = await askRunningServer(directory);
  await running?.copied();
  running?.end();
}

test('the server survives a command that is killed with an unread answer, and lets the next one copy', async () => {
  const server = await listen();
  // Too busy to read: what it leaves unread resets the connection when it is killed.
  const program = `require('node:net').connect(${JSON.stringify(address())}).on('connect', () => { for (;;); })`;
  const command = spawn(process.execPath, ['-e', program], { stdio: 'ignore' });
  await server.waiting;
  await new Promise(setImmediate);
  command.kill('SIGKILL');
  await Promise.all([once(command, 'close'), server.resumed]);
  await mustCopy();
  expect(server.begun()).toBe(2);
  await server.close();
});

test.each(['no JSON', 'null', '{"kind":"unknown"}', '[]'])(
  'a visitor that sends %s is turned away, and the server goes on',
  async (line) => {
    const server = await listen();
    const visitor = net.connect(address());
    visitor.write(`${line}\n`);
    visitor.resume();
    await once(visitor, 'close');
    await mustCopy();
    expect(server.begun()).toBe(2);
    await server.close();
  },
);

test('a command whose server is gone says so', async () => {
  const server = await listen();
  const running = await askRunningServer(directory);
  await server.close();
  await expect(running?.copied()).rejects.toThrow('The server stopped during the backup: start the backup again');
});

test('no server is found where none runs', async () => {
  await expect(askRunningServer(directory)).resolves.toBeUndefined();
});
