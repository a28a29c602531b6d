import fs from 'node:fs';
import { startEngine } from '../../../src/server/database/embedded/embeddedEngine';

const TRANSACTIONS = 10;

/** Runs the engine in this process and prints how often it flushed a file to disk during ten transactions. */
async function countFlushes(directory: string): Promise<void> {
  const flush = fs.fdatasyncSync;
  let flushes = 0;
  fs.fdatasyncSync = (descriptor) => {
    flushes += 1;
    flush(descriptor);
  };
  const engine = await startEngine({ directory, isDurable: true }, (reason) => {
    throw new Error(reason);
  });
  await engine.exec('create table entries (number int)');
  const before = flushes;
  for (let number = 0; number < TRANSACTIONS; number += 1)
    await engine.query('insert into entries values ($1)', [number]);
  process.stdout.write(`${flushes - before}\n`);
  await engine.close();
}

void countFlushes(process.argv[2] ?? '');
