import { sql, type Migration } from 'kysely';
import type { Database } from '../../../src/server/database/database';
import { migrate } from '../../../src/server/database/migrate';
import { migrations } from '../../../src/server/database/migrations/migrations';
import { openOwnTestDatabase } from '../../support/database/testDatabase';

let database: Database;

beforeEach(async () => {
  database = await openOwnTestDatabase();
});

afterEach(() => database.close());

const later: Record<string, Migration> = {
  ...migrations,
  '9001Pets': { up: (kysely) => sql`create table pets (name text not null)`.execute(kysely).then(() => undefined) },
};

test('a database that is up to date is left as it is', async () => {
  expect(await migrate(database.kysely, migrations)).toEqual([]);
});

test('only what is new runs, and only once', async () => {
  expect(await migrate(database.kysely, later)).toEqual(['9001Pets']);
  await sql`insert into pets values ('Rex')`.execute(database.kysely);
  expect(await migrate(database.kysely, later)).toEqual([]);
  expect((await sql`select name from pets`.execute(database.kysely)).rows).toEqual([{ name: 'Rex' }]);
});

test('two servers that start at the same time bring the tables up to date once', async () => {
  const ran = await Promise.all([migrate(database.kysely, later), migrate(database.kysely, later)]);
  expect(ran.flat()).toEqual(['9001Pets']);
});

test('a database of a newer version is rejected with its own words, before anything is changed', async () => {
  await migrate(database.kysely, later);
  await expect(migrate(database.kysely, migrations)).rejects.toThrow(
    /^The database is newer than this version of Daybook: it has 9001Pets/,
  );
});

test('a migration that fails leaves the tables as they were and names itself', async () => {
  const failing: Record<string, Migration> = {
    ...later,
    '9002Broken': { up: (kysely) => sql`create table pets (name text)`.execute(kysely).then(() => undefined) },
  };
  await expect(migrate(database.kysely, failing)).rejects.toThrow(
    'The database could not be brought up to date (9002Broken): relation "pets" already exists',
  );
  expect((await sql`select to_regclass('pets') as pets`.execute(database.kysely)).rows).toEqual([{ pets: null }]);
});

/** Meets a deadlock in its first runs, after it has changed something. */
const deadlocked = (runs: number): Record<string, Migration> => {
  let count = 0;
  return {
    ...later,
    '9002Deadlock': {
      up: async (kysely) => {
        count += 1;
        await sql`insert into pets values (${`Run ${count}`})`.execute(kysely);
        if (count <= runs)
          await sql`do $$ begin raise exception 'deadlock detected' using errcode = '40P01'; end $$`.execute(kysely);
      },
    },
  };
};

test('a migration that meets a deadlock with calls of another server runs again, as a whole', async () => {
  expect(await migrate(database.kysely, deadlocked(3))).toEqual(['9001Pets', '9002Deadlock']);
  expect((await sql`select name from pets`.execute(database.kysely)).rows).toEqual([{ name: 'Run 4' }]);
});

test('a migration that meets nothing but deadlocks gives up and leaves the tables as they were', async () => {
  await expect(migrate(database.kysely, deadlocked(1000))).rejects.toThrow('(9002Deadlock): deadlock detected');
  expect((await sql`select to_regclass('pets') as pets`.execute(database.kysely)).rows).toEqual([{ pets: null }]);
});
