import fs from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { createDatabaseFiles } from './createDatabaseFiles';
import { startEngine } from './embeddedEngine';
import { EmbeddedSession } from './embeddedSession';
import type { FromWorker, ToWorker, WorkerSettings } from './workerMessages';

/** The embedded database runs in a thread of its own: a long report never blocks the server's event loop. */
async function runWorker(): Promise<void> {
  const port = parentPort;
  if (port === null) throw new Error('This file runs as a worker thread only');
  const post = (message: FromWorker, transferred: ArrayBuffer[] = []): void => port.postMessage(message, transferred);

  const fail = (reason: string): void => {
    post({ kind: 'failed', reason });
    // Immediately: after a fault the engine would acknowledge what is not on disk.
    process.exit(1);
  };

  const settings = workerData as WorkerSettings;
  if (!fs.existsSync(settings.directory)) await createDatabaseFiles(settings.directory, fail);
  const engine = await startEngine(settings, fail);
  const session = new EmbeddedSession(engine, (connectionId, bytes) =>
    post({ kind: 'bytes', connectionId, bytes }, [bytes.buffer as ArrayBuffer]),
  );

  const handle = async (message: ToWorker): Promise<void> => {
    switch (message.kind) {
      case 'connectionOpened':
        return session.open(message.connectionId);
      case 'bytes':
        return session.receive(message.connectionId, message.bytes);
      case 'connectionClosed':
        return session.close(message.connectionId);
      case 'shutdown':
        await engine.close();
        return port.close();
    }
  };

  let work = Promise.resolve();
  port.on('message', (message: ToWorker) => {
    work = work.then(() => handle(message)).catch((error: unknown) => fail(errorText(error)));
  });
  post({ kind: 'ready' });
}

/** The engine's number of ENOSPC. Its file system throws objects with numbers, which are no errors. */
const FULL_DISK_NUMBER = 51;

function errorText(error: unknown): string {
  if (error instanceof Error) return error.message;
  if (typeof error === 'object' && error !== null && 'errno' in error)
    return error.errno === FULL_DISK_NUMBER
      ? 'No space left on device'
      : `Its file system has failed with the number ${String(error.errno)}`;
  return String(error);
}

runWorker().catch((error: unknown) => {
  parentPort?.postMessage({ kind: 'failed', reason: errorText(error) } satisfies FromWorker);
  process.exit(1);
});
