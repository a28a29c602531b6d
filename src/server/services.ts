import type { Kysely } from 'kysely';
import { CompanyClock } from './clock/companyClock';
import type { Schema } from './database/schema';
import { companySecret } from './plugins/companySecretRepository';
import { openFileStore } from './plugins/files/openFileStore';
import type { FileStore } from './plugins/files/fileStore';
import { createLinkSigner, type LinkSigner } from './plugins/linkSigner';
import type { Mailer } from './plugins/mailer';
import { createOutboxMailer } from './plugins/outboxMailer';
import { createSmtpMailer } from './plugins/smtpMailer';
import { tracedMailer } from './plugins/tracedMailer';
import { IdentityProvider } from './openid/identityProvider';
import { createSecretSeal, type SecretSeal } from './security/secretSeal';
import type { Settings } from './settings';
import { observedMailer } from './status/observedMailer';
import { ServerStatus } from './status/serverStatus';
import type { Tracing } from './traces/tracing';

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
  /** Company sign-in; undefined: passwords only. */
  identityProvider: IdentityProvider | undefined;
  fileStore: FileStore;
  linkSigner: LinkSigner;
  secretSeal: SecretSeal;
  /** What works and what does not. */
  status: ServerStatus;
}

type ServiceSettings = Pick<
  Settings,
  | 'companyTimeZone'
  | 'publicUrl'
  | 'sessionIdleMs'
  | 'excludedPositions'
  | 'dataDirectory'
  | 'filesIn'
  | 'smtpUrl'
  | 'mailFrom'
  | 'clock'
  | 'factorKey'
> &
  Partial<Pick<Settings, 'openId'>>;

export async function openServices(
  settings: ServiceSettings,
  database: Kysely<Schema>,
  {
    clock = new CompanyClock(settings.clock),
    tracing,
    status = new ServerStatus({ machineNow: () => clock.machineNow() }),
  }: { clock?: CompanyClock; tracing?: Tracing | undefined; status?: ServerStatus } = {},
): Promise<Services> {
  const { companyTimeZone, publicUrl, sessionIdleMs, excludedPositions, dataDirectory, smtpUrl, mailFrom, openId } =
    settings;
  const mailer =
    smtpUrl === undefined
      ? createOutboxMailer(dataDirectory, mailFrom, clock)
      : createSmtpMailer(smtpUrl, mailFrom, clock);
  const fileStore = await openFileStore(settings, database, () => clock.machineNow());
  status.follow('files', {
    get reading() {
      return fileStore.reading();
    },
  });
  const identityProvider = openId && new IdentityProvider(openId, publicUrl, () => clock.machineNow(), tracing);
  if (identityProvider !== undefined) status.follow('identity_provider', identityProvider);
  return {
    clock,
    companyTimeZone,
    publicUrl,
    sessionIdleMs,
    excludedPositions,
    identityProvider,
    mailer: tracedMailer(
      smtpUrl === undefined
        ? mailer
        : observedMailer(mailer, status.state('mail'), (problem) => status.addMail(problem)),
      tracing,
    ),
    status,
    fileStore,
    linkSigner: createLinkSigner(await companySecret(database, 'link-secret'), () => clock.machineNow()),
    secretSeal: createSecretSeal({
      ofCompany: await companySecret(database, 'factor-secret'),
      ofOperator: settings.factorKey,
    }),
  };
}
