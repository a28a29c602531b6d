import os from 'node:os';
import path from 'node:path';
import { readSettings } from '../../src/server/settings';

test('without any setting Daybook serves this machine from ./data with the demonstration company', () => {
  expect(readSettings({})).toEqual({
    host: 'localhost',
    port: 8080,
    dataDirectory: path.resolve('data'),
    databaseUrl: undefined,
    databasePoolSize: 10,
    workers: 1,
    filesIn: 'dataDirectory',
    isOpenToOthers: false,
    clock: undefined,
    hasDemonstrationCompany: true,
    companyTimeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    smtpUrl: undefined,
    mailFrom: 'Daybook <daybook@localhost>',
    publicUrl: 'http://localhost:8080',
    sessionIdleMs: 8 * 3_600_000,
    excludedPositions: [],
    auditKeepMs: 730 * 86_400_000,
    logLevel: 'info',
    trustedProxies: false,
    metrics: undefined,
    hasReadableLog: undefined,
  });
});

test('with a server database files are in it, unless they stay in the data directory', () => {
  const DATABASE_URL = 'postgres://localhost/daybook';
  expect(readSettings({ DATABASE_URL }).filesIn).toBe('database');
  expect(readSettings({ DATABASE_URL, FILES_URL: 'file:' }).filesIn).toBe('dataDirectory');
  expect(readSettings({ FILES_URL: 'file:' }).filesIn).toBe('dataDirectory');
  expect(() => readSettings({ FILES_URL: 'database:' })).toThrow(/FILES_URL/);
});

test.each([
  ['PORT', '9000', { port: 9000, publicUrl: 'http://localhost:9000' }],
  ['PORT', ' 9000 ', { port: 9000 }],
  ['PORT', '', { port: 8080 }],
  [
    'HOST',
    '0.0.0.0',
    { host: '0.0.0.0', publicUrl: 'http://localhost:8080', isOpenToOthers: true, hasDemonstrationCompany: false },
  ],
  ['HOST', '::', { isOpenToOthers: true, hasDemonstrationCompany: false }],
  ['HOST', '127.0.0.1', { isOpenToOthers: false, hasDemonstrationCompany: true }],
  ['HOST', '::1', { isOpenToOthers: false, hasDemonstrationCompany: true }],
  ['HOST', 'desk.example', { host: 'desk.example', publicUrl: 'http://desk.example:8080' }],
  ['DATA_DIR', '/srv/daybook', { dataDirectory: path.resolve('/srv/daybook') }],
  [
    'DATABASE_URL',
    'postgres://me:p%40ss@db.example/daybook',
    { databaseUrl: 'postgres://me:p%40ss@db.example/daybook' },
  ],
  ['DATABASE_POOL_SIZE', '40', { databasePoolSize: 40 }],
  ['WORKERS', '1', { workers: 1 }],
  ['DEMO', '0', { hasDemonstrationCompany: false }],
  ['DEMO', '1', { hasDemonstrationCompany: true }],
  ['CLOCK', '2026-03-02T09:55:00+05:30', { clock: { atMs: Date.parse('2026-03-02T04:25:00Z'), isFixed: false } }],
  ['CLOCK', '2026-03-02T09:55:00+05:30,fixed', { clock: { atMs: Date.parse('2026-03-02T04:25:00Z'), isFixed: true } }],
  ['COMPANY_TZ', 'Asia/Kolkata', { companyTimeZone: 'Asia/Kolkata' }],
  ['SMTP_URL', 'smtps://me:secret@mail.example:465', { smtpUrl: 'smtps://me:secret@mail.example:465' }],
  ['MAIL_FROM', 'HR <hr@company.example>', { mailFrom: 'HR <hr@company.example>' }],
  ['PUBLIC_URL', 'https://daybook.example/', { publicUrl: 'https://daybook.example' }],
  ['LOG_LEVEL', 'debug', { logLevel: 'debug' }],
  ['LOG_FORMAT', 'text', { hasReadableLog: true }],
  ['LOG_FORMAT', 'json', { hasReadableLog: false }],
  ['METRICS_PORT', '9090', { metrics: { host: 'localhost', port: 9090, token: undefined } }],
  ['METRICS_TOKEN', 'a token without a port', { metrics: undefined }],
  [
    'EXCLUDED_POSITIONS',
    '019d5d97-c240-73c6-baf2-000000000001, 019d5d97-c240-73c6-baf2-000000000002',
    { excludedPositions: ['019d5d97-c240-73c6-baf2-000000000001', '019d5d97-c240-73c6-baf2-000000000002'] },
  ],
  ['OTEL_SERVICE_NAME', 'daybook', { traces: undefined }],
  [
    'OTEL_EXPORTER_OTLP_ENDPOINT',
    'http://collector.example:4318/',
    {
      traces: {
        url: 'http://collector.example:4318/v1/traces',
        protocol: 'http/protobuf',
        serviceName: 'daybook',
        sampler: 'parentbased_always_on',
        ratio: 1,
        timeoutMs: 10_000,
      },
    },
  ],
  [
    'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT',
    'https://collector.example/in',
    { traces: { url: 'https://collector.example/in' } },
  ],
  ['TRUST_PROXY', '0', { trustedProxies: false }],
  ['TRUST_PROXY', '2', { trustedProxies: 2 }],
  ['TRUST_PROXY', '10.0.0.0/8, ::1', { trustedProxies: ['10.0.0.0/8', '::1'] }],
])('%s=%s is understood', (setting, value, expected) => {
  expect(readSettings({ [setting]: value })).toMatchObject(expected);
});

test('with a PostgreSQL server up to four processors have a worker each', () => {
  const onServer = { DATABASE_URL: 'postgres://me@db.example/daybook' };
  expect(readSettings(onServer).workers).toBe(Math.min(os.availableParallelism(), 4));
  expect(readSettings({ ...onServer, WORKERS: '7' }).workers).toBe(7);
});

const withS3 = {
  DATABASE_URL: 'postgres://me@db.example/daybook',
  FILES_URL: 's3://company-files/daybook',
  FILES_ENDPOINT: 'https://s3.company.example:9000',
  AWS_ACCESS_KEY_ID: 'the key',
  AWS_SECRET_ACCESS_KEY: 'the secret of the key',
};

test('files of an S3-compatible store need an address, an endpoint or a region, and credentials', () => {
  expect(readSettings(withS3).filesIn).toEqual({
    bucket: 'company-files',
    prefix: 'daybook/',
    endpoint: 'https://s3.company.example:9000',
    region: 'us-east-1',
    isPathStyle: true,
    credentials: { accessKeyId: 'the key', secretAccessKey: 'the secret of the key' },
  });
  const more = {
    FILES_URL: 's3://files',
    FILES_REGION: 'eu-1',
    FILES_PATH_STYLE: '0',
    AWS_SESSION_TOKEN: 'for an hour',
  };
  expect(readSettings({ ...withS3, ...more }).filesIn).toMatchObject({
    bucket: 'files',
    prefix: '',
    region: 'eu-1',
    isPathStyle: false,
    credentials: { sessionToken: 'for an hour' },
  });
  // At AWS itself the machine may have a role instead of credentials.
  const { DATABASE_URL, FILES_URL } = withS3;
  expect(readSettings({ DATABASE_URL, FILES_URL, AWS_REGION: 'eu-central-1' }).filesIn).toMatchObject({
    endpoint: undefined,
    region: 'eu-central-1',
    isPathStyle: false,
    credentials: undefined,
  });
});

test.each([
  [{ FILES_URL: 's3://Company' }, "FILES_URL is set to 's3://Company', but must be database:, file:, or s3://bucket"],
  [{ FILES_URL: 's3://files//daybook' }, 'FILES_URL is set to '],
  [{ FILES_URL: 's3://key:the-secret@files' }, 'FILES_URL is set to '],
  [{ FILES_URL: 'ftp://files' }, "FILES_URL is set to 'ftp://files', but must be one of database:, file:, s3://"],
  [{ DATABASE_URL: '' }, "FILES_URL is set to 's3://company-files/daybook', but must be file: without DATABASE_URL"],
  [{ FILES_ENDPOINT: 's3.company.example' }, 'FILES_ENDPOINT is set to '],
  [{ FILES_ENDPOINT: 'https://me:the-secret@s3.company.example' }, 'FILES_ENDPOINT is set to '],
  [{ FILES_ENDPOINT: 'https://s3.company.example/path' }, 'FILES_ENDPOINT is set to '],
  [{ FILES_ENDPOINT: '' }, "FILES_REGION is set to '', but must be set to the region of the bucket"],
  [{ FILES_REGION: 'in Europe' }, 'FILES_REGION is set to '],
  [{ FILES_PATH_STYLE: 'yes' }, 'FILES_PATH_STYLE is set to '],
  [{ AWS_ACCESS_KEY_ID: '' }, "AWS_ACCESS_KEY_ID is set to '', but must be set"],
  [{ AWS_SECRET_ACCESS_KEY: '' }, "AWS_SECRET_ACCESS_KEY is set to '', but must be set"],
  [{ AWS_SECRET_ACCESS_KEY: 'short' }, "AWS_SECRET_ACCESS_KEY is set to '…', but must be at least 8 characters"],
  [{ AWS_ACCESS_KEY_ID: '', AWS_SECRET_ACCESS_KEY: '' }, 'AWS_ACCESS_KEY_ID is set to '],
])('the file store with %j is rejected with one line without secrets', (changes, expected) => {
  const errorLine = failureMessage({ ...withS3, ...changes });
  expect(errorLine).toContain(expected);
  expect(errorLine).not.toContain('\n');
  expect(errorLine).not.toContain('the-secret');
  expect(errorLine).not.toContain('the secret');
});

test('every setting of the file store that is invalid has a line', () => {
  const invalid = {
    FILES_URL: 's3://no',
    FILES_ENDPOINT: 'nowhere',
    FILES_REGION: 'in Europe',
    FILES_PATH_STYLE: 'yes',
    AWS_ACCESS_KEY_ID: '',
    PORT: 'eighty',
  };
  const lines = failureMessage({ ...withS3, ...invalid }).split('\n');
  expect(lines.map((line) => line.split(' ')[0]).sort()).toEqual(Object.keys(invalid).sort());
});

test('with a host that other machines reach the demonstration company has to be asked for', () => {
  expect(readSettings({ HOST: '0.0.0.0', DEMO: '1' })).toMatchObject({
    isOpenToOthers: true,
    hasDemonstrationCompany: true,
  });
  expect(readSettings({ HOST: '0.0.0.0' })).toMatchObject({ hasDemonstrationCompany: false });
});

test.each([
  ['PORT', 'eighty', "PORT is set to 'eighty', but must be a whole number from 1 to 65535"],
  ['PORT', '0', 'PORT is set to '],
  ['PORT', '70000', 'PORT is set to '],
  ['PORT', '80.5', 'PORT is set to '],
  ['DATABASE_URL', 'mysql://root@db.example', 'must be an address that begins with postgres:// or postgresql://'],
  ['DATABASE_POOL_SIZE', '-1', 'DATABASE_POOL_SIZE is set to '],
  ['WORKERS', '0', 'WORKERS is set to '],
  ['WORKERS', '2', "WORKERS is set to '2', but must be 1 without DATABASE_URL"],
  ['DEMO', 'yes', "DEMO is set to 'yes', but must be 0 (no) or 1 (yes)"],
  [
    'CLOCK',
    '2026-03-02',
    "CLOCK is set to '2026-03-02', but must be an instant with its offset, such as 2026-03-02T09:55:00+05:30",
  ],
  ['CLOCK', '2026-03-02T09:55:00+05:30,slow', 'CLOCK is set to '],
  ['COMPANY_TZ', 'Kolkata', "COMPANY_TZ is set to 'Kolkata', but must be the IANA name of a time zone"],
  ['COMPANY_TZ', '+05:30', 'COMPANY_TZ is set to '],
  ['SMTP_URL', 'mail.example', 'SMTP_URL is set to '],
  ['PUBLIC_URL', 'daybook.example', 'PUBLIC_URL is set to '],
  ['LOG_LEVEL', 'loud', 'must be one of fatal, error, warn, info, debug, trace, silent'],
  ['TRUST_PROXY', 'everyone', 'TRUST_PROXY is set to '],
  ['LOG_FORMAT', 'pretty', 'must be one of text, json'],
  ['METRICS_PORT', 'metrics', 'METRICS_PORT is set to '],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector.example', 'must be an address that begins with http:// or https://'],
  ['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT', 'grpc://collector.example', 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT is set to '],
  ['OTEL_EXPORTER_OTLP_PROTOCOL', 'grpc', 'must be one of http/protobuf, http/json'],
  [
    'OTEL_EXPORTER_OTLP_HEADERS',
    'a secret word',
    "OTEL_EXPORTER_OTLP_HEADERS is set to '…', but must be pairs such as 'name=value'",
  ],
  ['OTEL_EXPORTER_OTLP_HEADERS', 'name=%zz', 'OTEL_EXPORTER_OTLP_HEADERS is set to '],
  ['OTEL_EXPORTER_OTLP_TIMEOUT', '0', 'OTEL_EXPORTER_OTLP_TIMEOUT is set to '],
  ['OTEL_RESOURCE_ATTRIBUTES', 'production', 'OTEL_RESOURCE_ATTRIBUTES is set to '],
  ['OTEL_TRACES_SAMPLER', 'sometimes', 'must be one of always_on, always_off, traceidratio'],
  ['OTEL_TRACES_SAMPLER_ARG', '1.5', 'must be a number from 0 to 1'],
  ['OTEL_SDK_DISABLED', 'yes', 'must be one of true, false'],
  ['OTEL_TRACES_EXPORTER', 'zipkin', 'must be one of otlp, none'],
  ['METRICS_TOKEN', 'short', "METRICS_TOKEN is set to '…', but must be at least 16 characters"],
  ['EXCLUDED_POSITIONS', 'Director', "EXCLUDED_POSITIONS is set to 'Director', but must be ids of positions"],
])('%s=%s is rejected with one line that names it', (setting, value, expected) => {
  const errorLine = failureMessage({ [setting]: value });
  expect(errorLine).toContain(expected);
  expect(errorLine).not.toContain('\n');
});

test('other machines reach metrics only with a token', () => {
  const open = { METRICS_PORT: '9090', METRICS_HOST: '0.0.0.0' };
  expect(failureMessage(open)).toContain("METRICS_HOST is set to '0.0.0.0'");
  expect(readSettings({ ...open, METRICS_TOKEN: 'sixteen letters!' }).metrics).toEqual({
    host: '0.0.0.0',
    port: 9090,
    token: 'sixteen letters!',
  });
});

const openId = {
  OIDC_ISSUER: 'https://login.company.example/realms/main',
  OIDC_CLIENT_ID: 'daybook',
  OIDC_CLIENT_SECRET: 'a secret of the client',
};

test('sign-in at an identity provider needs three settings; new users are rejected', () => {
  expect(readSettings(openId).openId).toEqual({
    issuer: 'https://login.company.example/realms/main',
    clientId: 'daybook',
    clientSecret: 'a secret of the client',
    scopes: 'openid email profile',
    name: 'your company account',
    addsEmployees: false,
    secondFactor: [{ claim: 'amr', value: 'mfa' }],
  });
  const more = { OIDC_NEW_USERS: 'newcomer', OIDC_NAME: 'Acme', OIDC_SCOPES: 'openid  email offline_access' };
  expect(readSettings({ ...openId, ...more }).openId).toMatchObject({
    scopes: 'openid email offline_access',
    name: 'Acme',
    addsEmployees: true,
  });
  expect(readSettings({ ...openId, OIDC_ISSUER: 'http://localhost:9000' }).openId?.issuer).toBe(
    'http://localhost:9000',
  );
});

test.each([
  [{ OIDC_CLIENT_ID: '' }, "OIDC_CLIENT_ID is set to '', but must be set"],
  [{ OIDC_ISSUER: '', OIDC_CLIENT_SECRET: '' }, "OIDC_ISSUER is set to '', but must be set"],
  [{ OIDC_ISSUER: 'http://login.company.example' }, 'OIDC_ISSUER is set to '],
  [{ OIDC_ISSUER: 'login.company.example' }, 'OIDC_ISSUER is set to '],
  [{ OIDC_ISSUER: 'https://login.company.example/?tenant=1' }, 'OIDC_ISSUER is set to '],
  [{ OIDC_CLIENT_SECRET: 'short' }, "OIDC_CLIENT_SECRET is set to '…', but must be at least 16 characters"],
  [{ OIDC_NEW_USERS: 'all' }, "OIDC_NEW_USERS is set to 'all', but must be one of reject, newcomer"],
  [{ OIDC_SCOPES: 'openid' }, "OIDC_SCOPES is set to 'openid'"],
  [{ OIDC_NAME: 'x'.repeat(41) }, 'OIDC_NAME is set to '],
  [
    { OIDC_SECOND_FACTOR: 'mfa' },
    "OIDC_SECOND_FACTOR is set to 'mfa', but must be 'all', 'none', or claims such as 'amr:mfa,acr:2'",
  ],
])('the provider with %j is rejected with one line', (changes, expected) => {
  const errorLine = failureMessage({ ...openId, ...changes });
  expect(errorLine).toContain(expected);
  expect(errorLine).not.toContain('\n');
});

test('every invalid setting has a line, and none that is valid', () => {
  const invalid = {
    PORT: 'eighty',
    DATABASE_URL: 'mysql://root@db.example',
    COMPANY_TZ: 'Kolkata',
    EXCLUDED_POSITIONS: 'Director',
    FACTOR_KEY: 'short',
    BACKUP_KEY: 'short',
    METRICS_TOKEN: 'short',
    TRUST_PROXY: 'everyone',
    OTEL_TRACES_SAMPLER: 'sometimes',
    OTEL_EXPORTER_OTLP_HEADERS: 'secret',
  };
  const valid = { WORKERS: '4', HOST: '0.0.0.0', LOG_LEVEL: 'debug', METRICS_PORT: '9090', METRICS_HOST: '0.0.0.0' };
  const lines = failureMessage({ ...invalid, ...valid }).split('\n');
  expect(lines.map((line) => line.split(' ')[0]).sort()).toEqual(Object.keys(invalid).sort());
});

test('traces are switched off by the usual variables, whose name and attributes say whose they are', () => {
  const collector = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector.example:4318' };
  expect(readSettings({ ...collector, OTEL_SDK_DISABLED: 'true' }).traces).toBeUndefined();
  expect(readSettings({ ...collector, OTEL_TRACES_EXPORTER: 'none' }).traces).toBeUndefined();
  const named = { OTEL_RESOURCE_ATTRIBUTES: 'service.name=people%20desk, team=HR', OTEL_TRACES_SAMPLER_ARG: '.25' };
  expect(readSettings({ ...collector, ...named }).traces).toMatchObject({
    serviceName: 'people desk',
    attributes: { team: 'HR' },
    ratio: 0.25,
  });
  expect(readSettings({ ...collector, ...named, OTEL_SERVICE_NAME: 'daybook' }).traces?.serviceName).toBe('daybook');
});

test('a wrong address never shows the password that it contains', () => {
  expect(failureMessage({ DATABASE_URL: 'mysql://me:top@secret@db.example' })).not.toMatch(/top|secret/);
});

function failureMessage(environment: Record<string, string>): string {
  try {
    readSettings(environment);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  throw new Error('nothing was rejected');
}
