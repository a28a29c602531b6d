import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema';
import { isDemonstrationCompany } from '../demo/demonstrationMarkReadModel';
import { storedShift, storeShift } from './clockRepository';
import type { CompanyClock } from './companyClock';

/**
 * Restores the stored shift. In the demonstration company only: a shift lasts over restarts, but a start with CLOCK
 * begins at exactly that instant.
 */
export async function startClock(database: Kysely<Schema>, clock: CompanyClock, hasSetting: boolean): Promise<void> {
  if (!(await isDemonstrationCompany(database))) return;
  clock.allowSetting();
  if (hasSetting) await storeShift(database, 0);
  else clock.shiftBy(await storedShift(database));
}
