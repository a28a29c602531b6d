import type { Kysely } from 'kysely';
import { firstDayOfMonth } from '../../../domain/calendar/month';
import type { Schema } from '../../database/schema';
import { maxLogEntries } from '../../history/entryLogReadModel';

const selectLog = (database: Kysely<Schema>) =>
  database
    .selectFrom('present_log_entries as entry')
    .leftJoin('employees as author', 'author.id', 'entry.created_by_id')
    .select([
      'entry.id',
      'entry.action',
      'entry.comment',
      'entry.changes',
      'entry.created_at',
      'author.full_name as author_name',
    ])
    .orderBy('entry.created_at', 'desc')
    .orderBy('entry.id', 'desc')
    .limit(maxLogEntries);

/** The log of a record, newest first. */
export const logOfRecord = (database: Kysely<Schema>, recordId: string) =>
  selectLog(database).where('entry.record_id', '=', recordId).execute();

/** The log of a month ('YYYY-MM'), newest first. */
export const logOfMonth = (database: Kysely<Schema>, month: string) =>
  selectLog(database).where('entry.month', '=', firstDayOfMonth(month)).where('entry.record_id', 'is', null).execute();
