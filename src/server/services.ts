import type { Kysely } from 'kysely';
import { CompanyClock } from './clock/companyClock';
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

/** What handlers need in addition to the database. */
export interface Services {
  /** The company's time; a handler uses the time of its request (`now`) instead. */
  clock: CompanyClock;
  /** IANA name; determines 'today'. */
  companyTimeZone: string;
  /** The product's address without a trailing slash; links in mails begin with it. */
  publicUrl: string;
  /** A session ends when its user has not done anything for so long. */
  sessionIdleMs: number;
  /** Ids of positions that the list of all employees omits. */
  excludedPositions: readonly string[];
  mailer: Mailer;
  fileStore: FileStore;
  linkSigner: LinkSigner;
}

type ServiceSettings = Pick<
  Settings,
  | 'companyTimeZone'
  | 'publicUrl'
  | 'sessionIdleMs'
  | 'excludedPositions'
  | 'dataDirectory'
  | 'smtpUrl'
  | 'mailFrom'
  | 'clock'
>;

export async function openServices(
  settings: ServiceSettings,
  database: Kysely<Schema>,
  clock = new CompanyClock(settings.clock),
): Promise<Services> {
  const { companyTimeZone, publicUrl, sessionIdleMs, excludedPositions, dataDirectory, smtpUrl, mailFrom } = settings;
  return {
    clock,
    companyTimeZone,
    publicUrl,
    sessionIdleMs,
    excludedPositions,
    mailer:
      smtpUrl === undefined
        ? createOutboxMailer(dataDirectory, mailFrom, clock)
        : createSmtpMailer(smtpUrl, mailFrom, clock),
    fileStore: await openDiskFileStore(dataDirectory),
    linkSigner: createLinkSigner(await companySecret(database, 'link-secret'), () => clock.machineNow()),
  };
}
