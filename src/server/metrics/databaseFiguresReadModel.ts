import { sql, type Kysely } from 'kysely';
import type { Schema } from '../database/schema';

export interface DatabaseFigures {
  readonly sizeBytes: number;
  readonly waitingMails: number;
  readonly oldestWaitingMailAt: Date | null;
  readonly lastBackupAt: Date | null;
  /** Why the newest finished backup failed; null when it did not, or there is none. */
  readonly lastBackupProblem: string | null;
}

/** Figures that are the same for all processes on one database. */
export async function databaseFigures(database: Kysely<Schema>): Promise<DatabaseFigures> {
  const { rows } = await sql<DatabaseFigures>`
    select pg_database_size(current_database())::float8 as "sizeBytes",
      ((select count(*) from notifications where mailed_at is null) + (select count(*) from link_mails))::int as "waitingMails",
      least(
        (select created_at from notifications where mailed_at is null order by created_at, id limit 1),
        (select min(queued_at) from link_mails)
      ) as "oldestWaitingMailAt",
      (select max(finished_at) from backups where problem is null) as "lastBackupAt",
      (select problem from backups where finished_at is not null order by finished_at desc limit 1) as "lastBackupProblem"`.execute(
    database,
  );
  const [figures] = rows;
  if (figures === undefined) throw new Error('The database answered no figures');
  return figures;
}
