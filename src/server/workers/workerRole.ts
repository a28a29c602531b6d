/** What one of several processes on the same port does. */
export interface WorkerRole {
  /** From 1 on; a replacement has the number of the worker that it replaces. */
  readonly number: number;
  /** Migrates and fills the database before the others start. False for its replacement. */
  readonly isFirst: boolean;
  /** Sends waiting mails, removes old changes and unused files. */
  readonly runsScheduledWork: boolean;
  /** When the first process started: a clock that was set begins at that moment in all workers. */
  readonly clockStartedAtMs: number | undefined;
}

/** The role of a server with one process. */
export const onlyWorker: WorkerRole = {
  number: 1,
  isFirst: true,
  runsScheduledWork: true,
  clockStartedAtMs: undefined,
};

/** Sent by a worker that accepts requests. */
export interface WorkerReady {
  readonly setUpLink: string | undefined;
  readonly hasDemonstrationCompany: boolean;
}

/** Sent to a worker: finish open requests, then end. */
export const STOP_MESSAGE = 'stop';

const VARIABLE = 'DAYBOOK_WORKER';

export const roleEnvironment = (role: WorkerRole): Record<string, string> => ({ [VARIABLE]: JSON.stringify(role) });

/** The role that the supervisor gave to this process. */
export function readRole(environment: Readonly<Record<string, string | undefined>>): WorkerRole {
  const text = environment[VARIABLE];
  return text === undefined ? onlyWorker : (JSON.parse(text) as WorkerRole);
}
