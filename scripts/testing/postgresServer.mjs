// A temporary PostgreSQL server for a test run or a benchmark: empty, on loopback, removed afterwards.
import { spawn, spawnSync } from 'node:child_process';
import { chownSync, closeSync, existsSync, mkdtempSync, openSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

const isRoot = () => process.getuid?.() === 0;

function binaries() {
  const versions = existsSync('/usr/lib/postgresql')
    ? readdirSync('/usr/lib/postgresql').sort((a, b) => Number(b) - Number(a))
    : [];
  const folders = [
    ...versions.map((version) => `/usr/lib/postgresql/${version}/bin`),
    ...(process.env.PATH ?? '').split(path.delimiter),
  ];
  return folders.find((folder) => existsSync(path.join(folder, 'initdb')) && existsSync(path.join(folder, 'postgres')));
}

/** The folder of the programs of PostgreSQL, which are installed when they are missing and this is root on Debian. */
export function findOrInstall() {
  const found = binaries();
  if (found) return found;
  if (isRoot() && spawnSync('which', ['apt-get']).status === 0) {
    console.log('Installing PostgreSQL …');
    spawnSync('apt-get', ['update'], { stdio: 'ignore' });
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'postgresql'], {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    const installed = binaries();
    if (installed) return installed;
  }
  throw new Error('A PostgreSQL server is needed: install it (Debian: apt-get install postgresql).');
}

function postgresId(/** @type {'-u' | '-g'} */ kind) {
  const result = spawnSync('id', [kind, 'postgres'], { encoding: 'utf8' });
  if (result.status !== 0)
    throw new Error('PostgreSQL does not run as root, and there is no user postgres to run it as.');
  return Number(result.stdout);
}

/** @type {() => Promise<number>} */
const freePort = () =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      if (address === null || typeof address === 'string') reject(new Error('No port is free'));
      else probe.close(() => resolve(address.port));
    });
  });

/** Nothing of a test run outlives it: flushing to disk protects from nothing and is waited for. */
const withoutFlushing = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'].flatMap((setting) => [
  '-c',
  setting,
]);

/**
 * Starts the server; answers its address and how to stop it. It ends with this process at the latest.
 * @param {{ isForTests?: boolean, logFile?: string }} options `isForTests`: it may lose everything when the machine stops; `logFile`: where its log goes
 */
export async function startPostgres({ isForTests = false, logFile } = {}) {
  const bin = findOrInstall();
  const user = isRoot() ? { uid: postgresId('-u'), gid: postgresId('-g') } : {};
  const folder = mkdtempSync(path.join(tmpdir(), 'daybook-postgres-'));
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = path.join(folder, 'data');
  const made = spawnSync(
    path.join(bin, 'initdb'),
    ['-D', data, '-U', 'daybook', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync'],
    { ...user, encoding: 'utf8', cwd: folder },
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);
  const port = await freePort();
  const log = logFile === undefined ? undefined : openSync(logFile, 'a');
  const server = spawn(
    path.join(bin, 'postgres'),
    [
      '-D',
      data,
      '-p',
      String(port),
      '-c',
      'listen_addresses=127.0.0.1',
      '-k',
      folder,
      '-c',
      'max_connections=200',
      '-c',
      'shared_buffers=512MB',
      ...(isForTests ? withoutFlushing : []),
    ],
    { ...user, cwd: folder, stdio: ['ignore', 'ignore', log ?? 'ignore'] },
  );
  if (log !== undefined) closeSync(log);
  const stop = async () => {
    process.off('exit', kill);
    if (server.exitCode === null) {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGINT');
      await ended;
    }
    rmSync(folder, { recursive: true, force: true });
  };
  const kill = () => server.kill('SIGQUIT');
  process.on('exit', kill);
  const url = `postgres://daybook@127.0.0.1:${port}/postgres`;
  const deadline = Date.now() + 30_000;
  while (
    spawnSync(path.join(bin, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port)], { stdio: 'ignore' }).status !== 0
  ) {
    if (server.exitCode !== null || Date.now() > deadline) throw new Error('The PostgreSQL server did not start.');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return { url, stop };
}
