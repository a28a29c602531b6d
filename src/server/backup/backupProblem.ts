/** Why a backup or a restore is impossible: one line for the administrator. */
export class BackupProblem extends Error {
  override name = 'BackupProblem';
}

export const damaged = (detail: string): BackupProblem =>
  new BackupProblem(`The backup is damaged or incomplete (${detail}): use another one`);
