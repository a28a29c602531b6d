import { addPerson, type TestPerson } from '../../support/testPeople';
import { startTestServer, type TestServer } from '../../support/testServer';
import { sql } from 'kysely';

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
let server: TestServer;
let greedy: TestPerson;
let other: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  greedy = await addPerson(server.database);
  other = await addPerson(server.database);
  // From here on the server knows whose sessions these are.
  for (const person of [greedy, other]) await server.call('getOwnProfile', { as: person });
});
afterAll(() => server.close());

test('thirty photos of one person at the same moment are all stored, and a read of another user does not wait for them', async () => {
  const order: string[] = [];
  const watched = async (name: string, call: Promise<{ httpStatus: number }>): Promise<number> => {
    const { httpStatus } = await call;
    order.push(name);
    return httpStatus;
  };
  const photos = Array.from({ length: 30 }, () =>
    watched(
      'photo',
      server.call('changeOwnPhoto', {
        as: greedy,
        files: [{ field: 'profile_image', fileName: 'me.png', content: png }],
      }),
    ),
  );
  const reads = Array.from({ length: 3 }, () => watched('read', server.call('getOwnProfile', { as: other })));
  expect(await Promise.all([...photos, ...reads])).toEqual(Array.from({ length: 33 }, () => 200));
  expect(order.lastIndexOf('read')).toBeLessThan(20);
  if (process.env['DATABASE_URL']) {
    const { rows } = await sql<{
      deadlocks: number;
    }>`select deadlocks from pg_stat_database where datname = current_database()`.execute(server.database);
    expect(rows).toEqual([{ deadlocks: 0 }]);
  }
});

test('a thousand reads of one person leave the next person a turn, and those that are too many are asked to come again', async () => {
  const order: string[] = [];
  const flood = Array.from({ length: 1000 }, async () => {
    const { httpStatus, headers } = await server.call('getOwnProfile', { as: greedy });
    order.push('flood');
    return httpStatus === 429 ? headers['retry-after'] : httpStatus;
  });
  const read = server.call('getOwnProfile', { as: other }).then(({ httpStatus }) => {
    order.push('other');
    return httpStatus;
  });
  const outcomes = new Set(await Promise.all(flood));
  expect(await read).toBe(200);
  expect(outcomes).toEqual(new Set([200, '2']));
  // Behind the rejected ones, which cost nothing, and a few turns.
  expect(order.indexOf('other')).toBeLessThan(900);
});
