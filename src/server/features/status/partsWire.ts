import type { Schemas } from '../../operations/call';
import type { Settings } from '../../settings';
import type { ServerStatus } from '../../status/serverStatus';
import { safeAddress } from '../../status/settingsInForce';
import { joinReadings, type ObservedPart, type WorkerReport } from '../../status/workerReport';
import type { StatusRow } from './statusReadModel';

type Part = Schemas['StatusPart'];

/** Less free space on a disk needs attention. */
const MIN_FREE_BYTES = 2_000_000_000;

export interface PartSources {
  readonly status: ServerStatus;
  readonly settings: Settings | undefined;
  readonly reports: readonly WorkerReport[];
  readonly row: StatusRow;
  readonly nowMs: number;
}

export const toInstant = (ms: number | null | undefined): string | null =>
  ms === null || ms === undefined ? null : new Date(ms).toISOString();

export const freeBytes = (reports: readonly WorkerReport[], disk: 'data' | 'backups'): number | null =>
  reports.map((report) => report.freeBytes[disk]).find((bytes) => bytes !== null) ?? null;

/** A part as its observed state says; `isSet` false: the settings name none. */
function observed(Name: ObservedPart, { reports }: PartSources, Detail: string | null, isSet = true): Part {
  const nothing = { Since: null, Checked_at: null, Reason: null };
  if (!isSet) return { Name, State: 'unset', ...nothing, Detail };
  const reading = joinReadings(Name, reports);
  if (reading === undefined) return { Name, State: 'unknown', ...nothing, Detail };
  return {
    Name,
    State: reading.works ? 'works' : 'fails',
    Since: toInstant(reading.sinceMs),
    Checked_at: toInstant(reading.checkedAtMs),
    Reason: reading.reason,
    Detail,
  };
}

/** What works, but should be looked at. */
const withAttention = (part: Part, reason: string | undefined): Part =>
  part.State !== 'works' || reason === undefined ? part : { ...part, State: 'attention', Reason: reason };

function database(sources: PartSources): Part {
  const { settings, row } = sources;
  const url = settings?.databaseUrl;
  const place = url === undefined ? 'embedded in this server' : `at ${new URL(url).host}`;
  const part = observed('database', sources, `PostgreSQL ${row.version}, ${place}`);
  // This answer has been read from it.
  return part.State === 'fails' ? { ...part, State: 'attention', Reason: `Now it answers, but: ${part.Reason}` } : part;
}

function mail(sources: PartSources): Part {
  const { settings, row } = sources;
  const url = settings?.smtpUrl;
  if (url === undefined) return observed('mail', sources, 'Mails are written as files to DATA_DIR/outbox', false);
  const part = observed('mail', sources, safeAddress(url));
  return withAttention(part, row.triedMails > 0 ? 'Mails were tried and not sent, see the mail queue' : undefined);
}

function dataFolder(sources: PartSources): Part {
  const part = observed('data_folder', sources, sources.settings?.dataDirectory ?? null);
  const free = freeBytes(sources.reports, 'data');
  return withAttention(part, free !== null && free < MIN_FREE_BYTES ? 'Its disk is nearly full' : undefined);
}

/** Only a store outside of this server is asked. */
function files(sources: PartSources): Part {
  const filesIn = sources.settings?.filesIn ?? 'dataDirectory';
  if (filesIn === 'database') return { ...observed('files', sources, 'In the database'), Checked_at: null };
  if (filesIn === 'dataDirectory') return { ...observed('files', sources, 'In the data folder'), Checked_at: null };
  const { bucket, endpoint, region } = filesIn;
  const detail = `Bucket ${bucket} at ${endpoint ?? `AWS ${region}`}`;
  return observed('files', sources, detail);
}

function backups(sources: PartSources): Part {
  const { settings, row, reports, nowMs } = sources;
  const schedule = settings?.backups;
  if (schedule === undefined) return observed('backups', sources, 'No scheduled backups are made', false);
  const part = observed('backups', sources, schedule.directory);
  if (part.State === 'fails') return part;
  if (row.lastBackupProblem !== null)
    return {
      ...part,
      State: 'fails',
      Since: toInstant(row.last?.finished_at?.getTime()),
      Reason: `The last backup failed: ${row.lastBackupProblem}`,
    };
  const free = freeBytes(reports, 'backups');
  const isOld = row.lastBackupAt === null || nowMs - row.lastBackupAt.getTime() > 2 * schedule.everyMs;
  if (isOld && row.last?.finished_at !== null)
    return withAttention(part, 'No backup was made in the last two intervals');
  return withAttention(part, free !== null && free < MIN_FREE_BYTES ? 'Its disk is nearly full' : undefined);
}

function proxy({ settings, reports }: PartSources): Part {
  const found = reports.flatMap(({ untrustedProxy }) => untrustedProxy ?? [])[0];
  const trusted = settings?.trustedProxies ?? false;
  const part = { Name: 'proxy', Since: null, Checked_at: null, Reason: null } as const;
  if (found !== undefined)
    return {
      ...part,
      State: 'attention',
      Since: toInstant(found.atMs),
      Reason: `${found.address} named callers, but TRUST_PROXY does not name it: all callers behind it share one address`,
      Detail: null,
    };
  if (trusted === false) return { ...part, State: 'unset', Detail: 'TRUST_PROXY is 0' };
  const Detail = Array.isArray(trusted) ? `Trusted: ${trusted.join(', ')}` : `Trusted: ${Number(trusted)} in a row`;
  return { ...part, State: 'works', Detail };
}

function workers({ settings, reports, status }: PartSources): Part {
  const wanted = settings?.workers ?? 1;
  const missing = wanted - reports.length;
  return {
    Name: 'workers',
    State: missing > 0 ? 'attention' : 'works',
    Since: toInstant(Math.max(...reports.map(({ startedAtMs }) => startedAtMs))),
    Checked_at: null,
    Reason: missing > 0 ? `${missing} of ${wanted} do not answer: they are starting or busy` : null,
    Detail: `${wanted} on ${status.host}`,
  };
}

function traces(sources: PartSources): Part {
  const url = sources.settings?.traces?.url;
  const lost = sources.reports.reduce((sum, report) => sum + report.lostSpans, 0);
  if (url === undefined) return observed('traces', sources, 'No traces are sent', false);
  return observed('traces', sources, `${safeAddress(url)}${lost > 0 ? `, ${lost} spans lost since the start` : ''}`);
}

function identityProvider(sources: PartSources): Part {
  const issuer = sources.settings?.openId?.issuer;
  return issuer === undefined
    ? observed('identity_provider', sources, 'Users sign in with the password of their account or a passkey', false)
    : observed('identity_provider', sources, safeAddress(issuer));
}

const connectedServers = (servers: readonly string[]): string =>
  servers.length === 0 ? 'Connection for changes of other servers' : `Servers on the database: ${servers.join(', ')}`;

/** The parts of the server, those that the settings do not name included. */
export function partsWire(sources: PartSources): Part[] {
  const { settings } = sources;
  const isOnServer = settings?.databaseUrl !== undefined;
  return [
    database(sources),
    workers(sources),
    isOnServer
      ? observed('live_changes', sources, connectedServers(sources.row.servers))
      : observed('live_changes', sources, 'One process: no connection is needed', false),
    dataFolder(sources),
    files(sources),
    backups(sources),
    mail(sources),
    identityProvider(sources),
    observed('public_address', sources, safeAddress(settings?.publicUrl)),
    proxy(sources),
    traces(sources),
  ];
}
