import { shownStrength } from '../openid/signInStrength';
import type { Settings } from '../settings';
import { dayMs, hourMs, minuteMs } from '../../domain/calendar/duration';

export interface ShownSetting {
  readonly name: string;
  readonly value: string;
}

const NONE = 'none';

const secret = (value: unknown): string => (value === undefined ? 'not set' : 'set');
const flag = (value: boolean): string => (value ? '1' : '0');

function duration(ms: number): string {
  if (ms % dayMs === 0) return `${ms / dayMs}d`;
  return ms % hourMs === 0 ? `${ms / hourMs}h` : `${ms / minuteMs}m`;
}

/** Without user, password and parameters, which can be secrets. */
export function safeAddress(address: string | undefined): string {
  if (address === undefined) return NONE;
  const { protocol, host, pathname } = new URL(address);
  return `${protocol}//${host}${pathname === '/' ? '' : pathname}`;
}

function fileSettings(filesIn: Settings['filesIn']): Record<string, string> {
  if (filesIn === 'database') return { FILES_URL: 'database:' };
  if (filesIn === 'dataDirectory') return { FILES_URL: 'file:' };
  const { bucket, prefix, endpoint, region, isPathStyle, credentials } = filesIn;
  return {
    FILES_URL: `s3://${bucket}${prefix === '' ? '' : `/${prefix}`}`,
    FILES_ENDPOINT: endpoint ?? NONE,
    FILES_REGION: region,
    FILES_PATH_STYLE: flag(isPathStyle),
    AWS_ACCESS_KEY_ID: secret(credentials?.accessKeyId),
    AWS_SECRET_ACCESS_KEY: secret(credentials?.secretAccessKey),
  };
}

/** The settings of src/docs/settings.md as they are in force, never a secret. */
export function settingsInForce(settings: Settings): ShownSetting[] {
  const { metrics, openId, backups, clock, traces, trustedProxies } = settings;
  const values: Record<string, string> = {
    PORT: String(settings.port),
    HOST: settings.host,
    PUBLIC_URL: safeAddress(settings.publicUrl),
    DATA_DIR: settings.dataDirectory,
    DATABASE_URL: safeAddress(settings.databaseUrl),
    ...fileSettings(settings.filesIn),
    DATABASE_POOL_SIZE: settings.databaseUrl === undefined ? NONE : String(settings.databasePoolSize),
    WORKERS: String(settings.workers),
    DEMO: flag(settings.hasDemonstrationCompany),
    CLOCK: clock === undefined ? NONE : `${new Date(clock.atMs).toISOString()}${clock.isFixed ? ',fixed' : ''}`,
    COMPANY_TZ: settings.companyTimeZone,
    SMTP_URL: safeAddress(settings.smtpUrl),
    MAIL_FROM: settings.mailFrom,
    SESSION_IDLE_LIMIT: duration(settings.sessionIdleMs),
    FACTOR_KEY: secret(settings.factorKey),
    OIDC_ISSUER: safeAddress(openId?.issuer),
    OIDC_CLIENT_ID: openId?.clientId ?? NONE,
    OIDC_CLIENT_SECRET: secret(openId?.clientSecret),
    OIDC_NEW_USERS: openId?.addsEmployees === true ? 'newcomer' : 'reject',
    OIDC_NAME: openId?.name ?? NONE,
    OIDC_SCOPES: openId?.scopes ?? NONE,
    OIDC_SECOND_FACTOR: openId === undefined ? NONE : shownStrength(openId.secondFactor),
    EXCLUDED_POSITIONS: settings.excludedPositions.join(', ') || NONE,
    BACKUP_DIR: backups?.directory ?? NONE,
    BACKUP_EVERY: backups === undefined ? NONE : duration(backups.everyMs),
    BACKUP_KEEP: backups === undefined ? NONE : String(backups.keep),
    BACKUP_KEY: secret(settings.backupKey),
    AUDIT_KEEP: duration(settings.auditKeepMs),
    LOG_LEVEL: settings.logLevel,
    LOG_FORMAT: (settings.hasReadableLog ?? process.stdout.isTTY) ? 'text' : 'json',
    METRICS_PORT: metrics === undefined ? NONE : String(metrics.port),
    METRICS_HOST: metrics?.host ?? NONE,
    METRICS_TOKEN: secret(metrics?.token),
    OTEL_EXPORTER_OTLP_ENDPOINT: safeAddress(traces?.url),
    OTEL_EXPORTER_OTLP_HEADERS: secret(Object.keys(traces?.headers ?? {})[0]),
    OTEL_SERVICE_NAME: traces?.serviceName ?? NONE,
    OTEL_TRACES_SAMPLER: traces === undefined ? NONE : `${traces.sampler}, ratio ${traces.ratio}`,
    TRUST_PROXY: Array.isArray(trustedProxies) ? trustedProxies.join(', ') : String(Number(trustedProxies)),
  };
  return Object.entries(values).map(([name, value]) => ({ name, value }));
}
