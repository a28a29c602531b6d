import { mkdtemp, rm } from 'node:fs/promises';
import http from 'node:http';
import { once } from 'node:events';
import os from 'node:os';
import path from 'node:path';
import { checkAddress, checkFolder, PartChecks } from '../../../src/server/status/partChecks';
import { PartState } from '../../../src/server/status/partState';
import { freePort } from '../../support/programs/freePort';

const newState = (): PartState => new PartState(() => new Date('2026-03-02T10:00:00Z'));

test('a check that hangs has failed after its time, is not begun again, and holds up no other', async () => {
  const [hanging, working] = [newState(), newState()];
  let begun = 0;
  let end: () => void = () => undefined;
  const hang = (): Promise<void> => {
    begun += 1;
    return new Promise((resolve) => (end = resolve));
  };
  const checks = new PartChecks(
    [
      { state: hanging, check: hang },
      { state: working, check: async () => undefined },
    ],
    20,
  );
  await checks.run();
  await checks.run();
  expect(begun).toBe(1);
  expect(hanging.reading).toMatchObject({ works: false, reason: 'It has not answered within 0.02 s' });
  expect(working.reading?.works).toBe(true);
  end();
  await new Promise((resolve) => setImmediate(resolve));
  expect(hanging.reading?.works).toBe(true);
  checks.close();
});

test('a folder that is not there or cannot be written is named', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'daybook-checks-'));
  try {
    expect(await checkFolder(folder)).toBeGreaterThan(0);
    await expect(checkFolder(path.join(folder, 'gone'))).rejects.toThrow(/ENOENT.*gone/);
  } finally {
    await rm(folder, { recursive: true });
  }
});

test.each([
  ['Daybook', 200, '{"status":200,"data":{"Running":true}}', undefined],
  ['a proxy without a server', 502, 'Bad gateway', 'It answers with the status 502'],
  ['a redirect', 301, '', 'It answers with the status 301'],
  ['another program', 200, '<html>', 'It is answered by another program'],
])('the public address of %s is told apart', async (_, status, body, problem) => {
  const server = http.createServer((__, response) => response.writeHead(status, { location: '/' }).end(body));
  const port = await freePort();
  server.listen(port, 'localhost');
  await once(server, 'listening');
  const checked = checkAddress(`http://localhost:${port}`);
  if (problem === undefined) await checked;
  else await expect(checked).rejects.toThrow(problem);
  server.closeAllConnections();
  server.close();
});
