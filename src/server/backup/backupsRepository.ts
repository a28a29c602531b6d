import { sql, type Kysely } from 'kysely';
import type { Schema } from '../database/schema';
import type { BackupReport } from './copySocket';

const outcome = ({ result, problem }: Pick<BackupReport, 'result' | 'problem'>) => ({
  size_bytes: result?.sizeBytes ?? null,
  row_count: result?.rowCount ?? null,
  file_count: result?.fileCount ?? null,
  missing_file_count: result?.missingFileCount ?? null,
  is_encrypted: result?.isEncrypted ?? null,
  problem: problem ?? null,
});

/** Does nothing in a database of a version that has no list of backups. */
export async function recordBackup(
  database: Kysely<Schema>,
  { file, startedAt, finishedAt, ...rest }: BackupReport,
): Promise<void> {
  const { rows } = await sql<{ exists: boolean }>`select to_regclass('backups') is not null as exists`.execute(
    database,
  );
  if (rows[0]?.exists !== true) return;
  await database
    .insertInto('backups')
    .values({
      started_at: new Date(startedAt),
      finished_at: new Date(finishedAt),
      file,
      schedule_slot: null,
      ...outcome(rest),
    })
    .execute();
}

/** @returns undefined when another server has this interval */
export async function beginScheduled(
  database: Kysely<Schema>,
  { slot, file, startedAt }: { slot: number; file: string; startedAt: Date },
): Promise<string | undefined> {
  const row = await database
    .insertInto('backups')
    .values({ started_at: startedAt, file, schedule_slot: slot, ...outcome({}), finished_at: null })
    .onConflict((conflict) => conflict.column('schedule_slot').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export async function finishScheduled(
  database: Kysely<Schema>,
  id: string,
  finishedAt: Date,
  report: Pick<BackupReport, 'result' | 'problem'>,
): Promise<void> {
  await database
    .updateTable('backups')
    .set({ finished_at: finishedAt, ...outcome(report) })
    .where('id', '=', id)
    .execute();
}
