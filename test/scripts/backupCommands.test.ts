import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

let project: string;

/** What the commands start, in place of the built program: says what it was given, and ends as the test wants. */
const program = (name: string): string => `
process.exitCode = Number(process.env.ENDS_WITH);
if (process.env.WAITS === '1') {
  process.on('SIGTERM', () => process.exit(5));
  setInterval(() => undefined, 1000);
}
process.stdout.write(JSON.stringify(['${name}', ...process.argv.slice(2)]) + '\\n');
process.stderr.write('a warning\\n');
`;

/** A project whose packages are installed and whose program is built, of nothing. */
beforeAll(() => {
  project = fs.mkdtempSync(path.join(os.tmpdir(), 'daybook-project-'));
  for (const name of ['scripts/backup.mjs', 'scripts/restore.mjs', 'scripts/platform'])
    fs.cpSync(path.resolve(name), path.join(project, name), { recursive: true });
  const write = (name: string, text: string): void => {
    fs.mkdirSync(path.dirname(path.join(project, name)), { recursive: true });
    fs.writeFileSync(path.join(project, name), text);
  };
  write('node_modules/.package-lock.json', '{"packages":{}}');
  write('dist/.stamp', createHash('sha256').digest('hex'));
  write('dist/server/main.mjs', '');
  for (const name of ['runBackup', 'runRestore']) write(`dist/server/${name}.mjs`, program(name));
});
afterAll(() => fs.rmSync(project, { recursive: true }));

async function run(command: string, parameters: string[], settings: Record<string, string>, stopsWhenStarted = false) {
  const child = spawn(process.execPath, [path.join(project, 'scripts', command), ...parameters], {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let complaints = '';
  child.stdout.on('data', (text: Buffer) => {
    output += text.toString();
    if (stopsWhenStarted) child.kill('SIGTERM');
  });
  child.stderr.on('data', (text: Buffer) => (complaints += text.toString()));
  await once(child, 'close');
  return { code: child.exitCode, output, complaints };
}

test.each([
  ['backup.mjs', 'runBackup', ['a file'], 0],
  ['backup.mjs', 'runBackup', [], 1],
  ['restore.mjs', 'runRestore', ['--check', 'a file'], 0],
  ['restore.mjs', 'runRestore', ['a file'], 1],
] as const)('%s hands on what it was given to %s (%j), prints its lines and ends with %i', async (...row) => {
  const [command, name, parameters, code] = row;
  expect(await run(command, [...parameters], { ENDS_WITH: String(code) })).toEqual({
    code,
    output: `${JSON.stringify([name, ...parameters])}\n`,
    complaints: 'a warning\n',
  });
});

test('a backup that is to stop passes that on and waits for its end', async () => {
  expect(await run('backup.mjs', ['a file'], { ENDS_WITH: '0', WAITS: '1' }, true)).toMatchObject({ code: 5 });
});
