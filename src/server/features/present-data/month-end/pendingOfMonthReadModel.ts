import { sql, type Kysely } from 'kysely';
import { daysOfMonth } from '../../../../domain/calendar/month';
import type { Schema } from '../../../database/schema';

interface PendingOfMonth {
  corrections: number;
  leaves: number;
  overtime: number;
}

/** Requests to correct a day of the month, leaves with a day in it, and overtime of its days, that are pending. */
export async function countPendingOfMonth(database: Kysely<Schema>, month: string): Promise<PendingOfMonth> {
  const { first, last } = daysOfMonth(month);
  const { rows } = await sql<PendingOfMonth>`select
    (select count(*)::integer from manual_attendance_requests where status = 'Pending' and work_date between ${first} and ${last}) as corrections,
    (select count(*)::integer from leaves where status = 'Pending' and starts_on <= ${last} and ends_on >= ${first}) as leaves,
    (select count(*)::integer from overtime_entries where status = 'Pending' and work_date between ${first} and ${last}) as overtime`.execute(
    database,
  );
  return rows[0] ?? { corrections: 0, leaves: 0, overtime: 0 };
}
