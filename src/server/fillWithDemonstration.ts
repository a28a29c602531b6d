import { dayIn } from '../domain/calendar/day';
import { analyze, vacuumTasks } from './database/analyze';
import type { Database } from './database/database';
import { loadDemonstrationCompany, type DemonstrationSettings } from './demo/loadDemonstrationCompany';
import { Failure } from './errors/failure';
import type { Services } from './services';

export type DemonstrationSize = Pick<DemonstrationSettings, 'size' | 'taskCount'>;

/**
 * Fills an empty database with the demonstration company as of now, and runs ANALYZE.
 * @returns false when another server has filled it concurrently
 */
export async function fillWithDemonstration(
  database: Database,
  { clock, companyTimeZone, fileStore }: Services,
  companySize: DemonstrationSize,
): Promise<boolean> {
  const now = clock.now();
  const moment = { ...companySize, now, today: dayIn(companyTimeZone, now), timeZone: companyTimeZone };
  const isFilled = await loadDemonstrationCompany(database, { ...moment, fileStore }).catch((error: unknown) => {
    // A store that does not work yet must not stop the start: the company then has no pictures and attachments.
    if (error instanceof Failure && error.code === 'files_unavailable')
      return loadDemonstrationCompany(database, moment);
    throw error;
  });
  if (isFilled) await analyze(database);
  if (isFilled && companySize.size === 'large') await vacuumTasks(database);
  return isFilled;
}
