import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { allInOrder } from '../../../src/server/database/transactions/allInOrder';
import type { Database } from '../../../src/server/database/database';
import { inTransaction } from '../../../src/server/database/transactions/inTransaction';
import { openOwnTestDatabase } from '../../support/database/testDatabase';
import { countWrites } from '../../support/database/watchStatements';

let database: Database;

beforeAll(async () => {
  database = await openOwnTestDatabase();
});
afterAll(() => database.close());
beforeEach(() => database.kysely.deleteFrom('departments').execute());
afterEach(() => jest.restoreAllMocks());

const ids = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002'] as const;
const [first, second] = ids;

const storedNames = async (): Promise<string[]> =>
  (await database.kysely.selectFrom('departments').select('name').orderBy('name').execute()).map(({ name }) => name);

/** How often work writes to the database. */
async function writesDuring(work: () => Promise<unknown>): Promise<number> {
  const writes = countWrites();
  await work();
  return writes();
}

test('changes travel with the next statement, which sees them, and the rest with the commit', async () => {
  let seen: string[] = [];
  const writes = await writesDuring(() =>
    inTransaction(database.kysely, async (transaction) => {
      await transaction.insertInto('departments').values({ id: first, name: 'Design' }).execute();
      await transaction.updateTable('departments').set({ name: 'Drawing' }).where('id', '=', first).execute();
      const rows = await transaction.selectFrom('departments').select('name').execute();
      seen = rows.map(({ name }) => name);
      await transaction.insertInto('departments').values({ id: second, name: 'Sales' }).execute();
    }),
  );
  expect(seen).toEqual(['Drawing']);
  expect(writes).toBe(2);
  expect(await storedNames()).toEqual(['Drawing', 'Sales']);
});

test('a transaction of changes alone is stored', async () => {
  await inTransaction(database.kysely, async (transaction) => {
    await transaction.insertInto('departments').values({ id: first, name: 'Design' }).execute();
  });
  expect(await storedNames()).toEqual(['Design']);
});

test('a change that the database rejects fails with the next statement, or with the commit, and nothing is stored', async () => {
  const twice = (readsAfterwards: boolean) =>
    inTransaction(database.kysely, async (transaction) => {
      for (const id of ids) await transaction.insertInto('departments').values({ id, name: 'Design' }).execute();
      await transaction.insertInto('departments').values({ id: first, name: 'Sales' }).execute();
      const names = () => transaction.selectFrom('departments').select('name').execute();
      if (readsAfterwards) await Promise.all([names(), names()]);
    });
  await expect(twice(true)).rejects.toMatchObject({ code: '23505' });
  await expect(twice(false)).rejects.toMatchObject({ code: '23505' });
  expect(await storedNames()).toEqual([]);
});

test('changes that were not sent when the work failed are not sent, and its failure is the one that is thrown', async () => {
  const failing = inTransaction(database.kysely, async (transaction) => {
    await transaction.selectFrom('departments').select('name').execute();
    await transaction.insertInto('departments').values({ id: first, name: 'Design' }).execute();
    await transaction.insertInto('departments').values({ id: first, name: 'Design' }).execute();
    throw new Error('The work has failed');
  });
  await expect(failing).rejects.toThrow('The work has failed');
  expect(await storedNames()).toEqual([]);
});

test('statements that are issued together travel in one write and run in their order', async () => {
  const writes = await writesDuring(() =>
    inTransaction(database.kysely, async (transaction) => {
      const inserted = (id: string, name: string) =>
        transaction.insertInto('departments').values({ id, name }).returning('id').execute();
      const names = () => transaction.selectFrom('departments').select('name').orderBy('name').execute();
      const [, before, , after] = await allInOrder([
        inserted(first, 'Design'),
        names(),
        inserted(second, 'Sales'),
        names(),
      ]);
      expect([before.length, after.length]).toEqual([1, 2]);
    }),
  );
  expect(writes).toBe(2);
});

test('of work that was begun together the first failure of the list is thrown, after all of it has ended', async () => {
  let hasEnded = false;
  const failing = inTransaction(database.kysely, (transaction) =>
    allInOrder([
      (async () => {
        await transaction.selectFrom('departments').select('name').execute();
        await transaction.selectFrom('departments').select('id').execute();
        hasEnded = true;
        throw new Error('The first of the list');
      })(),
      Promise.reject(new Error('The first in time')),
    ]),
  );
  await expect(failing).rejects.toThrow('The first of the list');
  expect(hasEnded).toBe(true);
});

test('work that goes on after the transaction has ended changes nothing', async () => {
  let goOn: () => void = () => undefined;
  const isOver = new Promise<void>((resolve) => (goOn = resolve));
  let late: Promise<unknown> | undefined;
  await inTransaction(database.kysely, async (transaction) => {
    await sql`select 1`.execute(transaction);
    late = isOver.then(() =>
      transaction.insertInto('departments').values({ id: first, name: 'Late' }).returning('id').execute(),
    );
  });
  goOn();
  await expect(late).rejects.toThrow();
  expect(await storedNames()).toEqual([]);
});

test('nothing in the server counts the rows of a change that answers none: the count would be zero', () => {
  const folder = path.resolve('src/server');
  const counting = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && /\bnum\w+Rows\b/.test(readFileSync(path.join(folder, name), 'utf8')),
  );
  expect(counting).toEqual([]);
});
