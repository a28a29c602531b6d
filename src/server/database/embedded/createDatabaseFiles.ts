import fs from 'node:fs';
import path from 'node:path';
import { startEngine } from './embeddedEngine';

/**
 * Creates the database files in a temporary folder and moves them when they are complete and on disk: a killed start
 * leaves no partial database.
 */
export async function createDatabaseFiles(directory: string, failed: (reason: string) => void): Promise<void> {
  const unfinished = `${directory}.unfinished`;
  fs.rmSync(unfinished, { recursive: true, force: true });
  fs.mkdirSync(unfinished, { recursive: true, mode: 0o700 });
  const engine = await startEngine({ directory: unfinished, isDurable: true }, failed);
  await engine.close();
  for (const name of fs.readdirSync(unfinished, { recursive: true, encoding: 'utf8' }))
    flush(path.join(unfinished, name));
  flush(unfinished);
  fs.renameSync(unfinished, directory);
  flush(path.dirname(directory));
}

function flush(file: string): void {
  // Windows cannot flush a folder, and needs no flush of it.
  if (process.platform === 'win32' && fs.statSync(file).isDirectory()) return;
  const descriptor = fs.openSync(file, process.platform === 'win32' ? 'r+' : 'r');
  try {
    fs.fsyncSync(descriptor);
  } finally {
    fs.closeSync(descriptor);
  }
}
