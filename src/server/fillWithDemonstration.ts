import { sql } from 'kysely';
import { dayIn } from '../domain/calendar/day';
import type { Database } from './database/database';
import { loadDemonstrationCompany, type DemonstrationSettings } from './demo/loadDemonstrationCompany';
import type { Services } from './services';

export type DemonstrationSize = Pick<DemonstrationSettings, 'size' | 'taskCount'>;

/** Fills an empty database with the demonstration company as of now, and lets PostgreSQL count the new rows for its plans. */
export async function fillWithDemonstration(database: Database, { companyTimeZone, fileStore }: Services, wanted: DemonstrationSize): Promise<void> {
  const now = new Date();
  await loadDemonstrationCompany(database, { ...wanted, now, today: dayIn(companyTimeZone, now), timeZone: companyTimeZone, fileStore });
  await sql`analyze`.execute(database.kysely);
}
