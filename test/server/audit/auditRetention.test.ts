import { sql } from 'kysely';
import { removeExpiredEvents } from '../../../src/server/audit/auditRetention';
import { startTestServer, type TestServer } from '../../support/testServer';

const dayMs = 86_400_000;
const now = new Date('2026-06-01T06:00:00.000Z');
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const addAged = (days: number, count: number) =>
  sql`
    insert into audit_events (id, happened_at, kind)
    select gen_random_uuid(), ${new Date(now.getTime() - days * dayMs)}::timestamptz, 'signed_in'
    from generate_series(1, ${count}::integer)`.execute(server.database);

const ages = async () =>
  (
    await server.database
      .selectFrom('audit_events')
      .select(['kind', 'happened_at', 'details'])
      .orderBy('happened_at')
      .execute()
  ).map(({ kind, happened_at, details }) => [
    kind,
    Math.round((now.getTime() - happened_at.getTime()) / dayMs),
    details,
  ]);

test('old events are removed in batches, and each removal is an event', async () => {
  await addAged(800, 5);
  await addAged(729, 1);
  expect(await removeExpiredEvents(server.database, now, 730 * dayMs, 2)).toBe(5);
  const text = new Date(now.getTime() - 730 * dayMs).toISOString().slice(0, 10);
  expect(await ages()).toEqual([
    ['signed_in', 729, {}],
    ['events_removed', 0, { count: 2, text }],
    ['events_removed', 0, { count: 2, text }],
    ['events_removed', 0, { count: 1, text }],
  ]);
  expect(await removeExpiredEvents(server.database, now, 730 * dayMs)).toBe(0);
});
