import { sql } from 'kysely';
import type { Database } from '../../../src/server/database/database';
import { openOwnTestDatabase } from '../../support/database/testDatabase';

let database: Database;

beforeAll(async () => {
  database = await openOwnTestDatabase();
  await sql`create table entries (id serial primary key, writer int not null, step int not null)`.execute(
    database.kysely,
  );
});

afterAll(() => database.close());

beforeEach(() => sql`truncate entries restart identity`.execute(database.kysely));

async function countOfEntries(): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from entries`.execute(database.kysely);
  return rows[0]?.count ?? -1;
}

test('what a failed request has written is gone, and the next request writes as usual', async () => {
  const failing = database.kysely.transaction().execute(async (transaction) => {
    await sql`insert into entries (writer, step) values (1, 1)`.execute(transaction);
    throw new Error('the request fails half-way');
  });
  await expect(failing).rejects.toThrow('the request fails half-way');
  expect(await countOfEntries()).toBe(0);
  await sql`insert into entries (writer, step) values (2, 1)`.execute(database.kysely);
  expect(await countOfEntries()).toBe(1);
});

test('a rejected statement undoes its whole transaction', async () => {
  const failing = database.kysely.transaction().execute(async (transaction) => {
    await sql`insert into entries (writer, step) values (1, 1)`.execute(transaction);
    await sql`insert into entries (writer, step) values (1, null)`.execute(transaction);
  });
  await expect(failing).rejects.toThrow(/null value in column "step"/);
  expect(await countOfEntries()).toBe(0);
});

test('concurrent saves never share a transaction', async () => {
  const writers = Array.from({ length: 20 }, (_, writer) => writer);
  await Promise.allSettled(
    writers.map((writer) =>
      database.kysely.transaction().execute(async (transaction) => {
        for (const step of [1, 2, 3])
          await sql`insert into entries (writer, step) values (${writer}, ${step})`.execute(transaction);
        if (writer % 2 === 1) throw new Error('every second one changes his mind');
      }),
    ),
  );
  const { rows } = await sql<{ writer: number; steps: number }>`
    select writer, count(*) as steps from entries group by writer order by writer`.execute(database.kysely);
  expect(rows).toEqual(writers.filter((writer) => writer % 2 === 0).map((writer) => ({ writer, steps: 3 })));
});

test('dates stay the day they are, instants are exact, amounts and counts are numbers', async () => {
  const { rows } = await sql`
    select date '2024-02-29' as day, time '09:30' as clock, timestamptz '2024-02-29 09:30:00.123+05:30' as instant,
      12.25::numeric(7, 2) as hours, 9007199254740991::bigint as bytes, array['a', 'b'] as words`.execute(
    database.kysely,
  );
  expect(rows).toEqual([
    {
      day: '2024-02-29',
      clock: '09:30:00',
      instant: new Date('2024-02-29T04:00:00.123Z'),
      hours: 12.25,
      bytes: 9007199254740991,
      words: ['a', 'b'],
    },
  ]);
});

test('a count too large to be exact is rejected, not rounded', async () => {
  await expect(sql`select 9007199254740993::bigint as bytes`.execute(database.kysely)).rejects.toThrow(
    '9007199254740993',
  );
});
