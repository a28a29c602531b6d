import type { Database } from '../database/database';
import type { FileStore } from '../plugins/fileStore';
import { insertCompany, setLateReferences } from './demonstrationCompanyRepository';
import { demonstrationPasswordHash } from './demonstrationPassword';
import { storeContents } from './files/contents';
import { companySeed, makeCompany, type CompanyMoment } from './makeCompany';

/** So many people have a photo; the others show the placeholder. */
const PHOTOS = 30;

export interface DemonstrationSettings extends CompanyMoment {
  readonly size: 'normal' | 'large';
  /** Without it the company has no photos, documents and attachments. */
  readonly fileStore?: FileStore;
}

/**
 * Fills an empty database with the demonstration company (decisions.md), in one transaction: whoever is stopped in the
 * middle leaves an empty database. The same moment makes the same company.
 */
export async function loadDemonstrationCompany(database: Database, settings: DemonstrationSettings): Promise<void> {
  const contents = settings.fileStore === undefined ? null : await storeContents(settings.fileStore, PHOTOS, companySeed());
  const company = makeCompany(settings, await demonstrationPasswordHash(), contents);
  await database.kysely.transaction().execute(async (transaction) => {
    await insertCompany(transaction, company.rows);
    await setLateReferences(transaction, company.late);
  });
}
