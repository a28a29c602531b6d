import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import os from 'node:os';

/** Nice value: a backup yields the processors to requests. */
const PRIORITY = 10;

/** The system does not allow it, or a thread has ended: the backup is made all the same. */
function ifPossible(work: () => void): void {
  try {
    work();
  } catch {
    // See above.
  }
}

/** True when this process has begun the session that it belongs to, as a detached one has. */
function leadsSession(): boolean {
  const stat = readFileSync('/proc/self/stat', 'utf8');
  const [, , , session] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return Number(session) === process.pid;
}

/**
 * Lets other processes go first. On Linux every thread has a priority of its own (those that begin later have that of
 * the thread which begins them), and it counts within a session; sessions have a priority of their own.
 */
export function lowerPriority(): void {
  if (process.platform !== 'linux') {
    ifPossible(() => os.setPriority(PRIORITY));
    return;
  }
  for (const thread of readdirSync('/proc/self/task')) ifPossible(() => os.setPriority(Number(thread), PRIORITY));
  ifPossible(() => {
    if (leadsSession()) writeFileSync('/proc/self/autogroup', String(PRIORITY));
  });
}
