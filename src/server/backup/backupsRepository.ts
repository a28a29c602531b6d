import path from 'node:path';
import { sql, type Kysely } from 'kysely';
import { addEvent, byDaybook, type AuditEntry } from '../audit/auditRepository';
import type { Schema } from '../database/schema';
import type { BackupReport } from './copySocket';

type Outcome = Pick<BackupReport, 'result' | 'problem'>;

const outcome = ({ result, problem }: Outcome) => ({
  size_bytes: result?.sizeBytes ?? null,
  row_count: result?.rowCount ?? null,
  file_count: result?.fileCount ?? null,
  missing_file_count: result?.missingFileCount ?? null,
  is_encrypted: result?.isEncrypted ?? null,
  problem: problem ?? null,
});

function auditEntry(file: string, { result, problem }: Outcome): AuditEntry {
  const subject = { kind: 'backup', text: path.basename(file) } as const;
  if (result === undefined) return { kind: 'backup_failed', subject, details: { text: problem ?? 'without a reason' } };
  const { sizeBytes, rowCount, isEncrypted, missingFileCount } = result;
  const facts = [
    `${(sizeBytes / 1_000_000).toFixed(1)} MB`,
    isEncrypted ? 'encrypted' : 'not encrypted',
    ...(missingFileCount > 0 ? [`${missingFileCount} files missing`] : []),
  ];
  return { kind: 'backup_made', subject, details: { count: rowCount, text: facts.join(', ') } };
}

const addOutcome = (database: Kysely<Schema>, file: string, at: Date, outcome: Outcome): Promise<void> =>
  addEvent(database, byDaybook(at), auditEntry(file, outcome));

/** Earlier versions of the schema lack them. */
async function knownTables(database: Kysely<Schema>): Promise<{ backups: boolean; events: boolean }> {
  const { rows } = await sql<{ backups: boolean; events: boolean }>`
    select to_regclass('backups') is not null as backups, to_regclass('audit_events') is not null as events`.execute(
    database,
  );
  return rows[0] ?? { backups: false, events: false };
}

/** Does nothing in a database of a version that has no list of backups. */
export async function recordBackup(
  database: Kysely<Schema>,
  { file, startedAt, finishedAt, ...rest }: BackupReport,
): Promise<void> {
  const known = await knownTables(database);
  if (!known.backups) return;
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
  if (known.events) await addOutcome(database, file, new Date(finishedAt), rest);
}

/** Does nothing in a database of a version that has no audit log. */
export async function recordRestore(
  database: Kysely<Schema>,
  { file, madeAt, rowCount, now }: { file: string; madeAt: string; rowCount: number; now: Date },
): Promise<void> {
  if (!(await knownTables(database)).events) return;
  await addEvent(database, byDaybook(now), {
    kind: 'backup_restored',
    subject: { kind: 'backup', text: path.basename(file) },
    details: { count: rowCount, text: `made ${madeAt}` },
  });
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
  report: Outcome,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const { file } = await transaction
      .updateTable('backups')
      .set({ finished_at: finishedAt, ...outcome(report) })
      .where('id', '=', id)
      .returning('file')
      .executeTakeFirstOrThrow();
    await addOutcome(transaction, file, finishedAt, report);
  });
}
