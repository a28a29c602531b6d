import { startPostgres } from '../../scripts/testing/postgresServer.mjs';
import type { Schemas } from '../../src/server/operations/call';
import { freePort } from '../support/freePort';
import { waitFor } from '../support/production/daemon';
import { startDaybook, type Daybook } from '../support/production/daybook';
import { Visitor } from '../support/production/visitor';

jest.setTimeout(600_000);

type Status = Schemas['ServerStatus'];

let postgres: { url: string; stop: () => Promise<void> };
let servers: readonly Daybook[];
beforeAll(async () => {
  postgres = await startPostgres({ isForTests: true });
  const gone = await freePort();
  servers = [
    await startDaybook(postgres.url),
    // Its mail server is not there.
    await startDaybook(postgres.url, { SMTP_URL: `smtp://localhost:${gone}` }),
  ];
});
afterAll(async () => {
  for (const server of servers ?? []) await server.stop();
  await postgres.stop();
});

const partState = ({ Parts }: Status, name: string): string | undefined =>
  Parts.find(({ Name }) => Name === name)?.State;

test('two servers on one database report what is theirs apart, and what is of the database alike', async () => {
  const [first, second] = servers.map(({ origin }) => new Visitor(origin));
  if (first === undefined || second === undefined) throw new Error('There are two servers');
  await first.signIn();
  second.token = first.token;
  const read = (visitor: Visitor): Promise<Status> => visitor.data<Status>('/auth/server/status');
  await waitFor('a look at the mail server', async () =>
    partState(await read(second), 'mail') === 'fails' ? true : undefined,
  );
  // A call that only one of them has answered.
  await first.data('/auth/profile');
  const [one, two] = [await read(first), await read(second)];
  expect([partState(one, 'mail'), partState(two, 'mail')]).toEqual(['unset', 'fails']);
  expect([partState(one, 'database'), partState(two, 'database')]).toEqual(['works', 'works']);
  expect(one.Started_at).not.toBe(two.Started_at);
  expect(two.Storage.Migration).toBe(one.Storage.Migration);
  expect(two.Backups).toEqual(one.Backups);
  const setting = ({ Settings }: Status, name: string): string | undefined =>
    Settings.find(({ Name }) => Name === name)?.Value;
  expect(setting(one, 'PORT')).not.toBe(setting(two, 'PORT'));
  expect(setting(one, 'DATABASE_URL')).toBe(setting(two, 'DATABASE_URL'));
});
