import { createHash } from 'node:crypto';
import { rmSync, realpathSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import readline from 'node:readline';
import { socketDirectory } from '../database/lockSocket';
import type { BackupResult } from './backupFormat';
import { BackupProblem } from './backupProblem';

/** In the data directory, which only the user of the server may write to. */
const NAME = 'backup';

type FromServer = 'ready' | 'busy' | 'failed' | 'resumed' | 'recorded';
export interface BackupReport {
  readonly file: string;
  readonly startedAt: string;
  readonly finishedAt: string;
  readonly result?: BackupResult;
  readonly problem?: string;
}
type FromCommand = { kind: 'copied' } | { kind: 'finished'; report: BackupReport };

interface Address {
  readonly address: string;
  readonly forget: () => void;
}

function addressIn(dataDirectory: string): Address {
  if (process.platform === 'win32') {
    const name = createHash('sha256').update(realpathSync.native(dataDirectory).toLowerCase()).digest('hex');
    return { address: `\\\\.\\pipe\\daybook-backup-${name}`, forget: () => undefined };
  }
  const directory = socketDirectory(dataDirectory);
  return { address: path.join(directory.path, NAME), forget: directory.forget };
}

interface CopyServer {
  readonly beginCopy: () => Promise<() => void>;
  readonly record: (report: BackupReport) => Promise<void>;
}

/** @returns undefined for a line that no backup command writes */
function parsed(line: string): FromCommand | undefined {
  try {
    const message = JSON.parse(line) as FromCommand | null;
    return message?.kind === 'copied' || message?.kind === 'finished' ? message : undefined;
  } catch {
    return undefined;
  }
}

/** Lets the backup command copy the embedded database of this server; one at a time. */
export async function listenForCopies(
  dataDirectory: string,
  { beginCopy, record }: CopyServer,
): Promise<{ close(): Promise<void> }> {
  const { address, forget } = addressIn(dataDirectory);
  const visitors = new Set<net.Socket>();
  const server = net.createServer((visitor) => {
    visitors.add(visitor);
    const say = (message: FromServer): void => void visitor.write(`${message}\n`);
    let resume = (): void => undefined;
    visitor.on('error', () => undefined);
    visitor.on('close', () => {
      visitors.delete(visitor);
      resume();
    });
    if (visitors.size > 1) {
      visitor.end('busy\n');
      return;
    }
    beginCopy().then(
      (resumeMaintenance) => {
        resume = resumeMaintenance;
        if (visitor.destroyed) resume();
        else say('ready');
      },
      () => say('failed'),
    );
    const lines = readline.createInterface({ input: visitor });
    // It repeats errors of the connection, such as that of a command that was killed. The connection is closed after each.
    lines.on('error', () => undefined);
    lines.on('line', (line) => {
      const message = parsed(line);
      if (message === undefined) {
        visitor.destroy();
      } else if (message.kind === 'copied') {
        resume();
        say('resumed');
      } else {
        record(message.report).then(
          () => say('recorded'),
          () => say('failed'),
        );
      }
    });
  });
  // Left over from a killed server: this process has the lock of the directory.
  if (process.platform !== 'win32') rmSync(path.join(dataDirectory, NAME), { force: true });
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(address, () => resolve());
    });
  } finally {
    forget();
  }
  server.unref();
  return {
    close: () =>
      new Promise((resolve) => {
        for (const visitor of visitors) visitor.destroy();
        server.close(() => resolve());
      }),
  };
}

/** A running server that waits with its maintenance until the copy is complete. */
export interface RunningServer {
  /** @throws BackupProblem when the server has stopped since: the copy is not usable */
  copied(): Promise<void>;
  report(report: BackupReport): Promise<void>;
  end(): void;
}

/** @returns undefined when no server runs on the directory */
export async function askRunningServer(dataDirectory: string): Promise<RunningServer | undefined> {
  const { address, forget } = addressIn(dataDirectory);
  const socket = await connected(address).finally(forget);
  if (socket === undefined) return undefined;
  const lines = readline.createInterface({ input: socket })[Symbol.asyncIterator]();
  const answer = async (expected: FromServer): Promise<void> => {
    const { value, done } = await (lines.next() as Promise<IteratorResult<string, undefined>>).catch(
      (): IteratorReturnResult<undefined> => ({ value: undefined, done: true }),
    );
    if (value === expected) return;
    socket.destroy();
    if (value === 'busy') throw new BackupProblem('Another backup is running: wait until it has finished');
    throw new BackupProblem(
      done === true
        ? 'The server stopped during the backup: start the backup again'
        : 'The server could not prepare the backup: see its log',
    );
  };
  const send = (message: FromCommand): void => void socket.write(`${JSON.stringify(message)}\n`);
  await answer('ready');
  return {
    copied: () => {
      send({ kind: 'copied' });
      return answer('resumed');
    },
    report: (report) => {
      send({ kind: 'finished', report });
      return answer('recorded');
    },
    end: () => socket.destroy(),
  };
}

function connected(address: string): Promise<net.Socket | undefined> {
  return new Promise((resolve, reject) => {
    const socket = net.connect(address);
    socket.once('connect', () => {
      socket.on('error', () => undefined);
      resolve(socket);
    });
    socket.once('error', (error: NodeJS.ErrnoException) => {
      if (['ENOENT', 'ECONNREFUSED'].includes(error.code ?? '')) resolve(undefined);
      else reject(error);
    });
  });
}
