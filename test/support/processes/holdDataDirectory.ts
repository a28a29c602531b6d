import { lockDataDirectory } from '../../../src/server/database/dataDirectoryLock';

/** Takes the data directory named on the command line, says so, and holds it until the process ends. */
async function holdDataDirectory(directory: string): Promise<void> {
  try {
    await lockDataDirectory(directory);
  } catch (error) {
    process.stdout.write(`rejected: ${error instanceof Error ? error.message : String(error)}\n`);
    return;
  }
  process.stdout.write('held\n');
  setInterval(() => undefined, 60_000);
}

void holdDataDirectory(process.argv[2] ?? '');
