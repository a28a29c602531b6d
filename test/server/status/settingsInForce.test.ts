import { readFileSync } from 'node:fs';
import { readSettings } from '../../../src/server/settings';
import { safeAddress, settingsInForce } from '../../../src/server/status/settingsInForce';

const secret = 'a word that no one may see';

const everything = {
  DATABASE_URL: `postgres://me:${encodeURIComponent(secret)}@db.example:5432/daybook?password=hidden`,
  SMTP_URL: 'smtps://me:hidden@mail.example:465',
  FACTOR_KEY: secret,
  BACKUP_KEY: secret,
  BACKUP_DIR: '/srv/backups',
  METRICS_PORT: '9090',
  METRICS_TOKEN: secret,
  OIDC_ISSUER: 'https://accounts.example',
  OIDC_CLIENT_ID: 'daybook',
  OIDC_CLIENT_SECRET: secret,
  OIDC_SECOND_FACTOR: 'acr:2',
  OTEL_EXPORTER_OTLP_ENDPOINT: 'https://me:hidden@collector.example',
  OTEL_EXPORTER_OTLP_HEADERS: 'key=hidden',
  TRUST_PROXY: '10.0.0.1, 10.0.0.2',
};

test('settings are shown with their values, and of secrets only that they are set', () => {
  const shown = Object.fromEntries(settingsInForce(readSettings(everything)).map(({ name, value }) => [name, value]));
  expect(shown).toMatchObject({
    DATABASE_URL: 'postgres://db.example:5432/daybook',
    SMTP_URL: 'smtps://mail.example:465',
    BACKUP_KEY: 'set',
    BACKUP_EVERY: '1d',
    SESSION_IDLE_LIMIT: '8h',
    OIDC_CLIENT_SECRET: 'set',
    OIDC_SECOND_FACTOR: 'acr:2',
    METRICS_TOKEN: 'set',
    OTEL_EXPORTER_OTLP_ENDPOINT: 'https://collector.example/v1/traces',
    TRUST_PROXY: '10.0.0.1, 10.0.0.2',
  });
  expect(JSON.stringify(shown)).not.toMatch(/hidden|no one may see|no%20one/);
  const empty = Object.fromEntries(settingsInForce(readSettings({})).map(({ name, value }) => [name, value]));
  expect(empty).toMatchObject({ SMTP_URL: 'none', BACKUP_KEY: 'not set', BACKUP_DIR: 'none', TRUST_PROXY: '0' });
});

test('every documented setting is there', () => {
  const table = readFileSync('src/docs/settings.md', 'utf8');
  const names = table
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .flatMap((line) => [...(line.split('|')[1] ?? '').matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name ?? ''));
  expect(names.length).toBeGreaterThan(25);
  const shown = settingsInForce(readSettings({})).map(({ name }) => name);
  expect(shown).toEqual(expect.arrayContaining(names));
});

test('an address is shown without user, password and parameters', () => {
  expect(safeAddress('https://me:hidden@host.example/?key=hidden')).toBe('https://host.example');
  expect(safeAddress(undefined)).toBe('none');
});
