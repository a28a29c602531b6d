/** Why a backup or a restore is impossible: one line for the administrator. */
export class BackupProblem extends Error {
  override name = 'BackupProblem';
}

/** @param consequence what was not done */
export const noRoom = (consequence: string, cause: unknown): BackupProblem =>
  new BackupProblem(`There is no room left on the disk: ${consequence}. Make room and start it again`, { cause });

export const damaged = (detail: string): BackupProblem =>
  new BackupProblem(`The backup is damaged or incomplete (${detail}): use another one`);
