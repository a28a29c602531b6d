import { Kysely, PostgresDialect } from 'kysely';
import { handlers } from '../../../src/server/app';
import type { Schema } from '../../../src/server/database/schema';
import { getHealth } from '../../../src/server/features/shell/getHealth';
import { getReadiness } from '../../../src/server/features/shell/getReadiness';
import { startTestServer, type TestServer } from '../../support/testServer';

let server: TestServer;
let isDatabaseGone = false;

const goneDatabase = new Kysely<Schema>({
  dialect: new PostgresDialect({
    pool: {
      connect: () => Promise.reject(Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })),
      end: () => Promise.resolve(),
    },
  }),
});

beforeAll(async () => {
  server = await startTestServer({
    handlers: {
      ...handlers,
      getHealth: (call) => getHealth(isDatabaseGone ? { ...call, database: goneDatabase } : call),
      getReadiness: (call) => getReadiness(isDatabaseGone ? { ...call, database: goneDatabase } : call),
    },
  });
});
afterAll(() => server.close());

test('without a token the server answers that it runs, and that it is ready', async () => {
  expect((await server.call('getHealth')).data).toEqual({ Running: true });
  expect((await server.call('getReadiness')).data).toEqual({ Ready: true });
});

test('a database that is gone ends readiness with 503, but not health: to start the server again would not help', async () => {
  isDatabaseGone = true;
  expect((await server.call('getReadiness')).httpStatus).toBe(503);
  expect((await server.call('getHealth')).httpStatus).toBe(200);
});
