import os from 'node:os';
import path from 'node:path';
import type { ClockReading } from '../domain/calendar/clockReading';
import type { DatabaseSettings } from './database/database';
import { isRecordId } from './database/isRecordId';
import { SettingProblem, readers, type SettingReaders } from './settingReaders';

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

const DEFAULT_BACKUP_EVERY_MS = 24 * 60 * 60 * 1000;
const DEFAULT_BACKUP_KEEP = 7;

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
  /** Ids of positions that GET auth/employees omits (BEH-060). */
  excludedPositions: readonly string[];
  /** Encrypts backups and reads encrypted ones. */
  backupKey: string | undefined;
  /** Scheduled backups; undefined: none. */
  backups: BackupSchedule | undefined;
  logLevel: (typeof LOG_LEVELS)[number];
  /** Proxies that are trusted to name the caller's address: none, a number of hops, or their addresses. */
  trustedProxies: boolean | number | string[];
}

/**
 * Parses the environment; an empty value counts as not set.
 * @throws SettingProblem naming the first invalid setting
 */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const read = readers(environment);
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
    excludedPositions: readPositionIds(read.text('EXCLUDED_POSITIONS')),
    backupKey: read.secret('BACKUP_KEY', { minLength: 16 }),
    backups: readBackups(read),
    logLevel: read.choice('LOG_LEVEL', LOG_LEVELS) ?? 'info',
    trustedProxies: readTrustedProxies(read.text('TRUST_PROXY')),
  };
}

function readBackups(read: SettingReaders): BackupSchedule | undefined {
  const directory = read.text('BACKUP_DIR');
  const everyMs = read.duration('BACKUP_EVERY') ?? DEFAULT_BACKUP_EVERY_MS;
  const keep = read.integer('BACKUP_KEEP', { min: 1, max: 10_000 }) ?? DEFAULT_BACKUP_KEEP;
  return directory === undefined ? undefined : { directory: path.resolve(directory), everyMs, keep };
}

/** The embedded database belongs to one process. */
function readWorkers(read: SettingReaders): number {
  const hasServer = read.text('DATABASE_URL') !== undefined;
  const wanted = read.integer('WORKERS', { min: 1, max: MAX_WORKERS });
  if (wanted !== undefined && wanted > 1 && !hasServer)
    throw new SettingProblem('WORKERS', String(wanted), '1 without DATABASE_URL');
  return wanted ?? (hasServer ? Math.min(os.availableParallelism(), MAX_DEFAULT_WORKERS) : 1);
}

const isLoopback = (host: string): boolean => /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|::1|\[::1\])$/i.test(host);

function readPositionIds(value: string | undefined): string[] {
  const ids = (value ?? '')
    .split(',')
    .map((id) => id.trim())
    .filter((id) => id !== '');
  if (value !== undefined && !ids.every(isRecordId))
    throw new SettingProblem('EXCLUDED_POSITIONS', value, 'ids of positions, separated by commas');
  return ids;
}

function readTrustedProxies(value: string | undefined): Settings['trustedProxies'] {
  if (value === undefined || value === '0') return false;
  if (/^\d+$/.test(value)) return Number(value);
  const addresses = value.split(',').map((address) => address.trim());
  const wrong = addresses.find(
    (address) => !/^[\da-f.:]+(\/\d{1,3})?$|^(loopback|linklocal|uniquelocal)$/i.test(address),
  );
  if (wrong !== undefined)
    throw new SettingProblem(
      'TRUST_PROXY',
      value,
      'a number of proxies (0: none) or their addresses, separated by commas',
    );
  return addresses;
}
