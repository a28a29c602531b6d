import { sql, type Kysely } from 'kysely';
import type { Schema } from '../../database/schema';
import { LISTENER_PREFIX } from '../../database/pools/listenerName';
import { databaseFigures } from '../../metrics/databaseFiguresReadModel';

interface BackupRow {
  readonly started_at: Date;
  readonly finished_at: Date | null;
  readonly size_bytes: number | null;
  readonly problem: string | null;
  readonly is_encrypted: boolean | null;
  readonly schedule_slot: number | null;
}

const backups = (database: Kysely<Schema>) =>
  database
    .selectFrom('backups')
    .select(['started_at', 'finished_at', 'size_bytes', 'problem', 'is_encrypted', 'schedule_slot'])
    .orderBy('started_at', 'desc')
    .limit(1);

/** Host and port of the servers that are connected to the database at this moment; none for the embedded one. */
async function connectedServers(database: Kysely<Schema>): Promise<string[]> {
  const { rows } = await sql<{ server: string }>`
    select distinct regexp_replace(application_name, ${`^${LISTENER_PREFIX} (\\d+) (.*)$`}, '\\2:\\1') as server
    from pg_stat_activity
    where datname = current_database() and application_name like ${`${LISTENER_PREFIX} %`}
    order by server`.execute(database);
  return rows.map(({ server }) => server);
}

/** What the database knows of itself, of backups and of mails: the same for all servers on it. */
export async function readStatus(database: Kysely<Schema>) {
  const [figures, own, last, lastGood, servers] = await Promise.all([
    databaseFigures(database),
    sql<{ version: string; migration: string; triedMails: number }>`
      select current_setting('server_version') as version,
        (select max(name) from kysely_migration) as migration,
        (select count(*)::int from notifications where mailed_at is null and (mail_claimed_at is not null or mail_tries > 0)) as "triedMails"`.execute(
      database,
    ),
    backups(database).executeTakeFirst() as Promise<BackupRow | undefined>,
    backups(database).where('finished_at', 'is not', null).where('problem', 'is', null).executeTakeFirst() as Promise<
      BackupRow | undefined
    >,
    connectedServers(database),
  ]);
  const [facts] = own.rows;
  if (facts === undefined) throw new Error('The database answered no facts');
  return { ...figures, ...facts, last, lastGood, servers };
}

export type StatusRow = Awaited<ReturnType<typeof readStatus>>;
export type { BackupRow };
