import { sql } from 'kysely';
import { dayIn } from '../domain/calendar/day';
import type { Database } from './database/database';
import { loadDemonstrationCompany, type DemonstrationSettings } from './demo/loadDemonstrationCompany';
import type { Services } from './services';

export type DemonstrationSize = Pick<DemonstrationSettings, 'size' | 'taskCount'>;

/** Fills an empty database with the demonstration company as of now, and lets PostgreSQL count the new rows for its plans. False when somebody else has filled it meanwhile. */
export async function fillWithDemonstration(database: Database, { companyTimeZone, fileStore }: Services, wanted: DemonstrationSize): Promise<boolean> {
  const now = new Date();
  const isFilled = await loadDemonstrationCompany(database, { ...wanted, now, today: dayIn(companyTimeZone, now), timeZone: companyTimeZone, fileStore });
  if (isFilled) await sql`analyze`.execute(database.kysely);
  return isFilled;
}
