import { isDiskFull } from './errors/diskFailure';
import { SettingProblems } from './settingReaders';

/** The meaning of system error codes for the administrator, with the setting that helps. */
const MEANINGS: Record<string, string> = {
  EADDRINUSE: 'The port is in use by another program (PORT)',
  EACCES: 'The system does not allow this',
  EADDRNOTAVAIL: 'This machine does not have the address (HOST)',
  ENOTFOUND: 'The name of the host is not known (HOST)',
  EAI_AGAIN: 'The name of the host cannot be looked up (HOST)',
};

/**
 * One line for any error of the start, or for each invalid setting: network errors have a code and a call, those of Daybook are sentences already.
 */
export function startProblem(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof SettingProblems) return error.message;
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (isDiskFull(error))
    return 'There is no room left on the disk (DATA_DIR, or the database server of DATABASE_URL). Make room and start it again';
  const firstLine = (error.message || error.name).split('\n')[0] ?? error.name;
  const meaning =
    code === 'EACCES' && syscall === 'listen'
      ? 'The port may not be used by this user (PORT)'
      : code === undefined
        ? undefined
        : MEANINGS[code];
  return meaning === undefined ? firstLine : `${meaning}: ${firstLine}`;
}

/** Prints the problem in one line and ends the process. */
export function endWith(problem: unknown): never {
  process.stderr.write(`${startProblem(problem)}\n`);
  process.exit(1);
}
