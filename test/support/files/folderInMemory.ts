import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** A container may have 64 MB of it, and several databases have to fit. */
const NEEDED_BYTES = 2 ** 30;

function hasRoom(folder: string): boolean {
  if (!fs.existsSync(folder)) return false;
  const { bavail, bsize } = fs.statfsSync(folder);
  return bavail * bsize >= NEEDED_BYTES;
}

/** Files in memory where the system offers it: a test needs no safety against power cuts. */
const PLACE = hasRoom('/dev/shm') ? '/dev/shm' : os.tmpdir();

const NAME = /^daybook-test-(\d+)-/;

const isRunning = (processId: number): boolean => {
  try {
    return process.kill(processId, 0);
  } catch {
    return false;
  }
};

/** A run that was ended from outside leaves its files behind, and dozens of them fill the memory. */
function removeFilesOfEndedRuns(): void {
  for (const name of fs.readdirSync(PLACE)) {
    const [, processId] = NAME.exec(name) ?? [];
    if (processId !== undefined && !isRunning(Number(processId)))
      fs.rmSync(path.join(PLACE, name), { recursive: true, force: true });
  }
}

/** A new folder for the data of a test, which removes it; after a run that was ended from outside, a later one does. */
export function makeFolderInMemory(): string {
  removeFilesOfEndedRuns();
  return fs.mkdtempSync(path.join(PLACE, `daybook-test-${process.pid}-`));
}
