import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const program = `
  import { endWithNpm } from '${pathToFileURL(path.resolve('scripts/platform/endWithNpm.mjs')).href}';
  endWithNpm();
  process.on('SIGTERM', () => { console.log('stopped in order'); process.exit(0); });
  setTimeout(() => { console.log('went on'); process.exit(0); }, 3000);
  console.log('running');
`;

/** A server as npm starts it: below a shell that does not pass signals on. */
function startBelowShell(lifecycleEvent: string): ChildProcess {
  return spawn('sh', ['-c', '"$0" --input-type=module -e "$1"; true', process.execPath, program], {
    env: { ...process.env, npm_lifecycle_event: lifecycleEvent },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

async function outputAfterShellIsGone(shell: ChildProcess): Promise<string> {
  let output = '';
  shell.stdout?.on('data', (chunk: Buffer) => {
    if (output === '') shell.kill('SIGTERM');
    output += chunk.toString();
  });
  // The server holds the other end of the pipe: it is closed when the server has ended.
  await once(shell, 'close');
  return output;
}

test('npm start that is asked to stop does not leave the server behind', async () => {
  expect(await outputAfterShellIsGone(startBelowShell('start'))).toBe('running\nstopped in order\n');
});

test('a server started by node itself outlives the shell it was started from', async () => {
  expect(await outputAfterShellIsGone(startBelowShell(''))).toBe('running\nwent on\n');
});
