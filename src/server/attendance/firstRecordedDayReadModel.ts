import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Day } from '../../domain/calendar/day';
import type { Schema } from '../database/schema';

/** The first day with a face log or a correction; null without any. Both tables are indexed by the day. */
export const firstRecorded: RawBuilder<Day | null> = sql`least((select min(work_date) from face_days), (select min(work_date) from manual_attendances))`;

export async function firstRecordedDay(database: Kysely<Schema>): Promise<Day | null> {
  const { rows } = await sql<{ day: Day | null }>`select ${firstRecorded} as day`.execute(database);
  return rows[0]?.day ?? null;
}
