// npm run backup -- FILE: backs up the company, while its server runs or not, by the settings of the server.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { installWhenNeeded } from './platform/install.mjs';
import { fail, root } from './platform/step.mjs';

try {
  await installWhenNeeded({ withDevelopment: false });
  const { buildWhenStale } = await import('./platform/buildWhenStale.mjs');
  await buildWhenStale();
  // A session of its own on Linux: only then its low priority counts against a server of another session.
  const child = spawn(process.execPath, [path.join(root, 'dist/server/runBackup.mjs'), ...process.argv.slice(2)], {
    stdio: 'inherit',
    detached: process.platform === 'linux',
  });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => child.kill(signal));
  child.on('error', fail);
  child.on('close', (code) => (process.exitCode = code ?? 1));
} catch (error) {
  fail(error);
}
