import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema';
import { isDemonstrationCompany } from '../demo/demonstrationMarkReadModel';
import { storedShift, storeShift } from './clockRepository';
import type { CompanyClock } from './companyClock';

/**
 * Brings the clock to where it was left. In the demonstration company only: what people have set lasts over a restart,
 * but a start with CLOCK begins at exactly that instant.
 */
export async function startClock(database: Kysely<Schema>, clock: CompanyClock, hasSetting: boolean): Promise<void> {
  if (!(await isDemonstrationCompany(database))) return;
  clock.allowSetting();
  if (hasSetting) await storeShift(database, 0);
  else clock.moveBy(await storedShift(database));
}
