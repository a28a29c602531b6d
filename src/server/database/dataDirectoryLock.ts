import { createHash, randomBytes } from 'node:crypto';
import fs from 'node:fs';
import type net from 'node:net';
import path from 'node:path';
import { isAnswering, listenOn, socketDirectory } from './lockSocket';

const LOCK_NAME = /^lock\.(\d+)$/;

/** Locks the data directory until released or until the process ends in any way. */
export interface DataDirectoryLock {
  release(): Promise<void>;
}

/**
 * Locks the data directory for this process: two processes on one embedded database would destroy each other's rows.
 * The lock is a listening socket, which the operating system closes when the process ends: no time-out and no process id has
 * to be trusted after a kill or a power cut. The sockets are `lock.1`, `lock.2`, … in the directory. A process takes
 * the next number only when no process answers on the highest, and publishes its socket under that number when it is
 * already listening (by a hard link, which fails when the number is taken). The highest is never removed, so two
 * processes that start simultaneously cannot both have the highest.
 * @throws when another process has the lock
 */
export async function lockDataDirectory(directory: string): Promise<DataDirectoryLock> {
  makeDataDirectory(directory);
  return process.platform === 'win32' ? lockByPipe(directory) : lockBySocket(directory);
}

/** @throws with the setting's name when the directory cannot be created or written */
function makeDataDirectory(directory: string): void {
  try {
    fs.mkdirSync(directory, { recursive: true });
    fs.accessSync(directory, fs.constants.W_OK);
  } catch (error) {
    throw new Error(
      `The data directory ${directory} cannot be used (DATA_DIR): ${error instanceof Error ? error.message : String(error)}`,
      { cause: error },
    );
  }
}

async function lockBySocket(directory: string): Promise<DataDirectoryLock> {
  const way = socketDirectory(directory);
  try {
    return await lockByWay(directory, way.path);
  } finally {
    way.forget();
  }
}

async function lockByWay(directory: string, way: string): Promise<DataDirectoryLock> {
  const name = `locking.${randomBytes(4).toString('hex')}`;
  const temporary = path.join(directory, name);
  const server = await listenOn(path.join(way, name));
  try {
    for (;;) {
      const highest = Math.max(0, ...lockNumbers(directory));
      if (highest > 0 && (await isAnswering(path.join(way, `lock.${highest}`)))) throw lockedError(directory);
      const mine = highest + 1;
      if (!linkedAs(temporary, path.join(directory, `lock.${mine}`))) continue;
      const numbers = lockNumbers(directory);
      if (numbers.some((number) => number > mine)) {
        // Another process took a higher number concurrently.
        fs.rmSync(path.join(directory, `lock.${mine}`), { force: true });
        continue;
      }
      for (const number of numbers)
        if (number < mine) fs.rmSync(path.join(directory, `lock.${number}`), { force: true });
      return { release: () => closed(server) };
    }
  } catch (error) {
    await closed(server);
    throw error;
  } finally {
    fs.rmSync(temporary, { force: true });
  }
}

/** Windows has its own namespace for pipes, and a name is taken once while its process lives. */
async function lockByPipe(directory: string): Promise<DataDirectoryLock> {
  const name = createHash('sha256').update(fs.realpathSync.native(directory).toLowerCase()).digest('hex');
  try {
    const server = await listenOn(`\\\\.\\pipe\\daybook-${name}`);
    return { release: () => closed(server) };
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'EADDRINUSE' ? lockedError(directory) : error;
  }
}

function lockNumbers(directory: string): number[] {
  return fs.readdirSync(directory).flatMap((name) => {
    const number = LOCK_NAME.exec(name)?.[1];
    return number === undefined ? [] : [Number(number)];
  });
}

/** False when the name is taken. */
function linkedAs(existing: string, name: string): boolean {
  try {
    fs.linkSync(existing, name);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function closed(server: net.Server): Promise<void> {
  return new Promise((resolve) => void server.close(() => resolve()));
}

function lockedError(directory: string): Error {
  return new Error(
    `The data directory ${directory} is in use by another running Daybook (DATA_DIR): stop that one, or give this one a directory of its own`,
  );
}
