import os from 'node:os';
import path from 'node:path';
import type { ClockReading } from '../domain/calendar/clockReading';
import type { DatabaseSettings } from './database/database';
import { isRecordId } from './database/isRecordId';
import type { FileSettings } from './plugins/files/openFileStore';
import { readTraces, type TraceSettings } from './traces/traceSettings';
import { parseSignInStrength, type SignInStrength } from './openid/signInStrength';
import { readS3Place } from './plugins/files/s3Place';
import { SettingProblem, SettingProblems, readers, type SettingReaders } from './settingReaders';
import { dayMs, hourMs } from '../domain/calendar/duration';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const MAX_WORKERS = 64;
/** More are better added by an administrator who has counted the connections to PostgreSQL. */
const MAX_DEFAULT_WORKERS = 4;

export interface BackupSchedule {
  /** Absolute path of the folder. */
  readonly directory: string;
  readonly everyMs: number;
  /** Number of backups in the folder; older ones are removed. */
  readonly keep: number;
}

export interface MetricsSettings {
  readonly host: string;
  readonly port: number;
  /** Callers must send it as a bearer token; undefined: none is needed. */
  readonly token: string | undefined;
}

/** The identity provider at which employees sign in, in addition to passwords. */
export interface OpenIdSettings {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly scopes: string;
  /** What the button on the sign-in page names. */
  readonly name: string;
  /** Verified users without an account get one; otherwise they are rejected. */
  readonly addsEmployees: boolean;
  /** What in an ID token shows that two factors were checked. */
  readonly secondFactor: SignInStrength;
}

const DEFAULT_OPENID_SCOPES = 'openid email profile';
const DEFAULT_OPENID_NAME = 'your company account';
/** RFC 8176: the user was authenticated with several factors. */
const DEFAULT_SIGN_IN_STRENGTH: SignInStrength = [{ claim: 'amr', value: 'mfa' }];

const DEFAULT_SESSION_IDLE_MS = 8 * hourMs;
const DEFAULT_BACKUP_EVERY_MS = dayMs;
const DEFAULT_BACKUP_KEEP = 7;
const DEFAULT_AUDIT_KEEP_MS = 2 * 365 * dayMs;

/** All settings. Read once at the start and passed on; no other code reads the environment. */
export interface Settings extends DatabaseSettings {
  /** Name or address to listen on; `localhost` listens on both IPv4 and IPv6. */
  host: string;
  port: number;
  /** Processes that share the port. */
  workers: number;
  /** Whether other machines reach the server: `host` is not a loopback address. */
  isOpenToOthers: boolean;
  /** Whether an empty database is filled with the demonstration company, and its accounts may be used. */
  hasDemonstrationCompany: boolean;
  /** The initial time of the demonstration company's clock; undefined: the machine's time. */
  clock: ClockReading | undefined;
  /** IANA name; determines 'today', the limits of a day and the KRA window. */
  companyTimeZone: string;
  /** `smtp://user:password@host:port`; without it mails are written into the data directory. */
  smtpUrl: string | undefined;
  /** Sender of mails. */
  mailFrom: string;
  /** The product's address without a trailing slash; used in mails. */
  publicUrl: string;
  /** A session ends when its user has not done anything for so long. */
  sessionIdleMs: number;
  /** Ids of positions that GET auth/employees omits (BEH-060). */
  excludedPositions: readonly string[];
  /** Encrypts the secrets of authenticator apps; undefined: a key in the database does. */
  factorKey: string | undefined;
  /**
   * Where uploaded files are: in the database, in an S3-compatible store, or below the data directory, which several
   * servers then share.
   */
  filesIn: FileSettings['filesIn'];
  /** Encrypts backups and reads encrypted ones. */
  backupKey: string | undefined;
  /** Scheduled backups; undefined: none. */
  backups: BackupSchedule | undefined;
  /** Events of the audit log are removed at this age. */
  auditKeepMs: number;
  logLevel: (typeof LOG_LEVELS)[number];
  /** Lines for people instead of JSON; undefined: when the output is a terminal. */
  hasReadableLog: boolean | undefined;
  /** Where Prometheus reads metrics; undefined: nowhere. */
  metrics: MetricsSettings | undefined;
  /** Sign-in at an identity provider; undefined: passwords only. */
  openId: OpenIdSettings | undefined;
  /** Where spans are sent; undefined: nowhere. */
  traces: TraceSettings | undefined;
  /** Proxies that are trusted to name the caller's address: none, a number of hops, or their addresses. */
  trustedProxies: boolean | number | string[];
}

/**
 * Parses the environment; an empty value counts as not set.
 * @throws SettingProblems with a line for every invalid setting
 */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const problems = new Map<string, SettingProblem>();
  for (;;) {
    try {
      const settings = parseSettings(readers(environment, new Set(problems.keys())));
      if (problems.size === 0) return settings;
    } catch (error) {
      if (!(error instanceof SettingProblem)) throw error;
      // Without this setting the others are read as well.
      if (!problems.has(error.setting)) {
        problems.set(error.setting, error);
        continue;
      }
    }
    throw new SettingProblems([...problems.values()]);
  }
}

function parseSettings(read: SettingReaders): Settings {
  const host = read.text('HOST') ?? 'localhost';
  const port = read.integer('PORT', { min: 1, max: 65_535 }) ?? 8080;
  const shownHost = ['0.0.0.0', '::', '127.0.0.1', '::1'].includes(host) ? 'localhost' : host;
  return {
    host,
    port,
    workers: readWorkers(read),
    dataDirectory: path.resolve(read.text('DATA_DIR') ?? 'data'),
    databaseUrl: read.address('DATABASE_URL', ['postgres:', 'postgresql:']),
    databasePoolSize: read.integer('DATABASE_POOL_SIZE', { min: 1, max: 1000 }) ?? 10,
    isOpenToOthers: !isLoopback(host),
    // The password of its accounts is public.
    hasDemonstrationCompany: read.flag('DEMO') ?? isLoopback(host),
    clock: read.clock('CLOCK'),
    companyTimeZone: read.timeZone('COMPANY_TZ') ?? Intl.DateTimeFormat().resolvedOptions().timeZone,
    smtpUrl: read.address('SMTP_URL', ['smtp:', 'smtps:']),
    mailFrom: read.text('MAIL_FROM') ?? 'Daybook <daybook@localhost>',
    publicUrl: (read.address('PUBLIC_URL', ['http:', 'https:']) ?? `http://${shownHost}:${port}`).replace(/\/+$/, ''),
    sessionIdleMs: read.duration('SESSION_IDLE_LIMIT') ?? DEFAULT_SESSION_IDLE_MS,
    excludedPositions:
      read.parsed('EXCLUDED_POSITIONS', 'ids of positions, separated by commas', parsePositionIds) ?? [],
    factorKey: read.secret('FACTOR_KEY', { minLength: 16 }),
    filesIn: readFilesPlace(read),
    backupKey: read.secret('BACKUP_KEY', { minLength: 16 }),
    backups: readBackups(read),
    auditKeepMs: read.keepingTime('AUDIT_KEEP') ?? DEFAULT_AUDIT_KEEP_MS,
    logLevel: read.choice('LOG_LEVEL', LOG_LEVELS) ?? 'info',
    hasReadableLog: readLogFormat(read),
    metrics: readMetrics(read),
    openId: readOpenId(read),
    traces: readTraces(read),
    trustedProxies:
      read.parsed(
        'TRUST_PROXY',
        'a number of proxies (0: none) or their addresses, separated by commas',
        parseTrustedProxies,
      ) ?? false,
  };
}

function readBackups(read: SettingReaders): BackupSchedule | undefined {
  const directory = read.text('BACKUP_DIR');
  const everyMs = read.duration('BACKUP_EVERY') ?? DEFAULT_BACKUP_EVERY_MS;
  const keep = read.integer('BACKUP_KEEP', { min: 1, max: 10_000 }) ?? DEFAULT_BACKUP_KEEP;
  return directory === undefined ? undefined : { directory: path.resolve(directory), everyMs, keep };
}

/**
 * The embedded database is a file itself: a copy of it would copy all contents. And its one session must not wait for
 * another service.
 */
function readFilesPlace(read: SettingReaders): Settings['filesIn'] {
  const hasServer = read.text('DATABASE_URL') !== undefined;
  const filesUrl = read.text('FILES_URL');
  if (filesUrl === undefined) return hasServer ? 'database' : 'dataDirectory';
  if (filesUrl === 'file:') return 'dataDirectory';
  if (filesUrl !== 'database:' && !filesUrl.startsWith('s3:'))
    read.reject('FILES_URL', filesUrl, 'one of database:, file:, s3://bucket/prefix');
  else if (!hasServer) read.reject('FILES_URL', filesUrl, 'file: without DATABASE_URL');
  // Never used: an invalid setting ends the start.
  return filesUrl.startsWith('s3:') ? (readS3Place(read) ?? 'database') : 'database';
}

/** The embedded database belongs to one process. */
function readWorkers(read: SettingReaders): number {
  const hasServer = read.text('DATABASE_URL') !== undefined;
  const workers = read.integer('WORKERS', { min: 1, max: MAX_WORKERS });
  if (workers !== undefined && workers > 1 && !hasServer)
    read.reject('WORKERS', String(workers), '1 without DATABASE_URL');
  return workers ?? (hasServer ? Math.min(os.availableParallelism(), MAX_DEFAULT_WORKERS) : 1);
}

const isLoopback = (host: string): boolean => /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|::1|\[::1\])$/i.test(host);

function readLogFormat(read: SettingReaders): boolean | undefined {
  const format = read.choice('LOG_FORMAT', ['text', 'json']);
  return format === undefined ? undefined : format === 'text';
}

function readMetrics(read: SettingReaders): MetricsSettings | undefined {
  const port = read.integer('METRICS_PORT', { min: 1, max: 65_535 });
  const host = read.text('METRICS_HOST') ?? 'localhost';
  const token = read.secret('METRICS_TOKEN', { minLength: 16 });
  if (port === undefined) return undefined;
  if (token === undefined && !isLoopback(host) && read.text('METRICS_TOKEN') === undefined)
    read.reject('METRICS_HOST', host, 'this machine (localhost), unless METRICS_TOKEN is set');
  return { host, port, token };
}

function readOpenId(read: SettingReaders): OpenIdSettings | undefined {
  const issuer = read.parsed('OIDC_ISSUER', 'an https:// address, or http:// on this machine', parseIssuer);
  const clientId = read.text('OIDC_CLIENT_ID');
  const clientSecret = read.secret('OIDC_CLIENT_SECRET', { minLength: 16 });
  const addsEmployees = read.choice('OIDC_NEW_USERS', ['reject', 'newcomer']) === 'newcomer';
  const name = read.parsed('OIDC_NAME', 'at most 40 characters', (value) => (value.length <= 40 ? value : undefined));
  const secondFactor = read.parsed(
    'OIDC_SECOND_FACTOR',
    "'all', 'none', or claims such as 'amr:mfa,acr:2'",
    parseSignInStrength,
  );
  const scopes = read.parsed('OIDC_SCOPES', "names separated by spaces, 'openid' and 'email' among them", parseScopes);
  const missing = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'].filter(
    (setting) => read.text(setting) === undefined,
  );
  if (missing.length === 1 || missing.length === 2)
    read.reject(
      missing[0] ?? '',
      '',
      'set, because OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET belong together',
    );
  if (issuer === undefined || clientId === undefined || clientSecret === undefined) return undefined;
  return {
    issuer,
    clientId,
    clientSecret,
    scopes: scopes ?? DEFAULT_OPENID_SCOPES,
    name: name ?? DEFAULT_OPENID_NAME,
    addsEmployees,
    secondFactor: secondFactor ?? DEFAULT_SIGN_IN_STRENGTH,
  };
}

function parseIssuer(value: string): string | undefined {
  if (!URL.canParse(value)) return undefined;
  const { protocol, hostname, search, hash } = new URL(value);
  const isSafe = protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname));
  return isSafe && search === '' && hash === '' ? value : undefined;
}

function parseScopes(value: string): string | undefined {
  const scopes = value.split(/\s+/);
  return scopes.every((scope) => /^[\w.:/-]+$/.test(scope)) && scopes.includes('openid') && scopes.includes('email')
    ? scopes.join(' ')
    : undefined;
}

function parsePositionIds(value: string): string[] | undefined {
  const ids = value
    .split(',')
    .map((id) => id.trim())
    .filter((id) => id !== '');
  return ids.every(isRecordId) ? ids : undefined;
}

function parseTrustedProxies(value: string): Settings['trustedProxies'] | undefined {
  if (value === '0') return false;
  if (/^\d+$/.test(value)) return Number(value);
  const addresses = value.split(',').map((address) => address.trim());
  const isAddress = (address: string): boolean =>
    /^[\da-f.:]+(\/\d{1,3})?$|^(loopback|linklocal|uniquelocal)$/i.test(address);
  return addresses.every(isAddress) ? addresses : undefined;
}
