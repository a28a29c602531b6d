import { sql, type Migration } from 'kysely';
import type { Database } from '../../../src/server/database/database';
import { migrate } from '../../../src/server/database/migrate';
import { migrations } from '../../../src/server/database/migrations/migrations';
import { openOwnTestDatabase } from '../../support/testDatabase';

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
