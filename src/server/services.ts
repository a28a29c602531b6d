import type { Kysely } from 'kysely';
import type { Schema } from './database/schema';
import { companySecret } from './plugins/companySecretRepository';
import { openDiskFileStore } from './plugins/diskFileStore';
import type { FileStore } from './plugins/fileStore';
import { createLinkSigner } from './plugins/hmacLinkSigner';
import type { LinkSigner } from './plugins/linkSigner';
import type { Mailer } from './plugins/mailer';
import { createOutboxMailer } from './plugins/outboxMailer';
import { createSmtpMailer } from './plugins/smtpMailer';
import type { Settings } from './settings';

/** What handlers use beside the database. */
export interface Services {
  /** IANA name; decides what 'today' is. */
  companyTimeZone: string;
  /** Address of the product as people type it, without a slash at the end; mailed links begin with it. */
  publicUrl: string;
  /** Ids of positions whose people the list of all employees leaves out. */
  excludedPositions: readonly string[];
  mailer: Mailer;
  fileStore: FileStore;
  linkSigner: LinkSigner;
}

type ServiceSettings = Pick<Settings, 'companyTimeZone' | 'publicUrl' | 'excludedPositions' | 'dataDirectory' | 'smtpUrl' | 'mailFrom'>;

/** Opens what handlers need, on a migrated database. */
export async function openServices(settings: ServiceSettings, database: Kysely<Schema>): Promise<Services> {
  const { companyTimeZone, publicUrl, excludedPositions, dataDirectory, smtpUrl, mailFrom } = settings;
  return {
    companyTimeZone,
    publicUrl,
    excludedPositions,
    mailer: smtpUrl === undefined ? createOutboxMailer(dataDirectory, mailFrom) : createSmtpMailer(smtpUrl, mailFrom),
    fileStore: await openDiskFileStore(dataDirectory),
    linkSigner: createLinkSigner(await companySecret(database, 'link-secret')),
  };
}
