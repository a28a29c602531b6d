import { hash } from '@node-rs/argon2';
import type { Database } from '../database/database';
import type { FileStore } from '../plugins/files/fileStore';
import {
  insertCompany,
  numberTickets,
  numberTicketsOfDivision,
  setLateReferences,
} from './demonstrationCompanyRepository';
import { isEmptyDatabase, waitForOtherFillings } from './emptyDatabaseReadModel';
import { storeContents } from './files/contents';
import { tasksOfBlock } from './large/blockOutlines';
import { largeBlock, largeCalendar } from './large/largeBlock';
import { companySeed, makeCompany, type CompanyMoment } from './makeCompany';

/** The password of all accounts of the demonstration company. */
const demonstrationPassword = 'daybook';

/** A fixed salt is enough: the password is public. */
const salt = Buffer.from('daybook-demo-co.');

/** Hash of the demonstration password (argon2id), the same in every run. */
const demonstrationPasswordHash = (): Promise<string> => hash(demonstrationPassword, { salt });

/** Number of employees with a photo; others have the placeholder. */
const PHOTOS = 30;
const LARGE_TASK_COUNT = 100_000;

export interface DemonstrationSettings extends CompanyMoment {
  readonly size: 'normal' | 'large';
  /** Tasks of the large company, up to one division of 11,010 more; 100,000 by default. */
  readonly taskCount?: number;
  /** Without it the company has no photos, documents and attachments. */
  readonly fileStore?: FileStore;
}

/**
 * Fills an empty database with the demonstration company in one transaction: an interruption leaves an empty database.
 * The same instant gives the same company. The large one follows division by division, each in its own transaction, so
 * that a load of minutes neither blocks others nor needs ever more memory; interrupted, it is a smaller company, whose
 * tickets are numbered by division. Of several servers that start simultaneously on one empty database, the first fills it and the others wait.
 * @returns false when the database is not empty; it is not changed then
 */
export async function loadDemonstrationCompany(
  database: Pick<Database, 'kysely'>,
  settings: DemonstrationSettings,
): Promise<boolean> {
  const passwordHash = await demonstrationPasswordHash();
  const company = await database.kysely.transaction().execute(async (transaction) => {
    await waitForOtherFillings(transaction);
    if (!(await isEmptyDatabase({ kysely: transaction }))) return null;
    const contents =
      settings.fileStore === undefined ? null : await storeContents(settings.fileStore, PHOTOS, companySeed());
    const made = makeCompany(settings, passwordHash, contents);
    await insertCompany(transaction, made.rows);
    await setLateReferences(transaction, made.late);
    return made;
  });
  if (company === null) return false;
  if (settings.size === 'normal') return true;
  const calendar = largeCalendar(settings);
  const wanted = (settings.taskCount ?? LARGE_TASK_COUNT) - (company.rows.tasks?.length ?? 0);
  for (let block = 0; block < Math.max(Math.round(wanted / tasksOfBlock), 1); block += 1) {
    const rows = largeBlock(block, company, calendar, passwordHash);
    await database.kysely.transaction().execute(async (transaction) => {
      await insertCompany(transaction, rows);
      await numberTicketsOfDivision(transaction);
    });
  }
  // Once: each time it writes all tickets again.
  await database.kysely.transaction().execute(numberTickets);
  return true;
}
