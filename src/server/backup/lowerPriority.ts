import { readdirSync } from 'node:fs';
import os from 'node:os';

/** Below requests. */
const PRIORITY = 10;

/**
 * Lets other processes go first. On Linux every thread has a priority of its own; threads that begin later have that of
 * the thread which begins them.
 */
export function lowerPriority(): void {
  const threads = process.platform === 'linux' ? readdirSync('/proc/self/task').map(Number) : [process.pid];
  for (const thread of threads)
    try {
      os.setPriority(thread, PRIORITY);
    } catch {
      // The thread has ended, or the system does not allow it: the backup is made all the same.
    }
}
