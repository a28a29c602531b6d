import { v7 as newId } from 'uuid';
import {
  ProviderUnavailable,
  type IdentityProvider,
  type Refreshed,
} from '../../../src/server/openid/identityProvider';
import { refreshSessions } from '../../../src/server/openid/refreshSessions';
import { addPerson, type TestPerson } from '../../support/testPeople';
import { startTestServer, testStart, type TestServer } from '../../support/testServer';

let server: TestServer;
let person: TestPerson;
beforeEach(async () => {
  server = await startTestServer();
  person = await addPerson(server.database);
});
afterEach(() => server.close());

/** Sessions of one person that were opened at the provider at the start. */
async function addSessions(count: number): Promise<void> {
  const ids = Array.from({ length: count }, () => newId());
  const later = new Date(testStart.getTime() + 86_400_000);
  await server.database
    .insertInto('sessions')
    .values(
      ids.map((id) => ({
        id,
        token_hash: Buffer.from(id),
        employee_id: person.id,
        created_at: testStart,
        last_seen_at: testStart,
        expires_at: later,
        ends_at: later,
        confirmed_until: later,
      })),
    )
    .execute();
  await server.database
    .insertInto('openid_sessions')
    .values(
      ids.map((id) => ({
        session_id: id,
        issuer: 'https://provider.example',
        subject: 'one',
        provider_session: null,
        refresh_token: Buffer.from(id),
        refreshed_at: testStart,
      })),
    )
    .execute();
}

async function refreshAt(ms: number, refresh: () => Promise<Refreshed>): Promise<number> {
  let asked = 0;
  const now = new Date(testStart.getTime() + ms);
  await refreshSessions({
    database: server.database,
    provider: {
      isAvailable: true,
      refresh: () => {
        asked += 1;
        return refresh();
      },
    } as unknown as IdentityProvider,
    clock: { now: () => now, machineNow: () => now },
    log: server.app.log,
  });
  return asked;
}
const renewed = (): Promise<Refreshed> => Promise.resolve({ state: 'renewed', refreshToken: Buffer.from('next') });
const ended = (): Promise<Refreshed> => Promise.resolve({ state: 'ended' });
const unavailable = (): Promise<Refreshed> => Promise.reject(new ProviderUnavailable('It does not answer'));
const linked = () => server.database.selectFrom('openid_sessions').select('session_id').execute();

test('one sweep asks about all sessions that are due, however many', async () => {
  await addSessions(450);
  expect(await refreshAt(45_000, renewed)).toBe(450);
  expect(await refreshAt(50_000, renewed)).toBe(0);
  expect(await refreshAt(90_000, ended)).toBe(450);
  expect(await linked()).toEqual([]);
});

test('a session about which there was no answer stays, and is asked about again after ten seconds', async () => {
  await addSessions(1);
  expect(await refreshAt(45_000, unavailable)).toBe(1);
  expect(await refreshAt(54_000, ended)).toBe(0);
  expect(await linked()).toHaveLength(1);
  expect(await refreshAt(55_000, ended)).toBe(1);
  expect(await linked()).toEqual([]);
});
