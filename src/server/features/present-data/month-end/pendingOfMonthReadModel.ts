import { sql, type Kysely } from 'kysely';
import { daysOfMonth } from '../../../../domain/calendar/month';
import type { Schema } from '../../../database/schema';

/** Requests to correct a day of the month, and leaves with a day in it, that are pending. */
export async function countPendingOfMonth(
  database: Kysely<Schema>,
  month: string,
): Promise<{ corrections: number; leaves: number }> {
  const { first, last } = daysOfMonth(month);
  const { rows } = await sql<{ corrections: number; leaves: number }>`select
    (select count(*)::integer from manual_attendance_requests where status = 'Pending' and work_date between ${first} and ${last}) as corrections,
    (select count(*)::integer from leaves where status = 'Pending' and starts_on <= ${last} and ends_on >= ${first}) as leaves`.execute(
    database,
  );
  return rows[0] ?? { corrections: 0, leaves: 0 };
}
