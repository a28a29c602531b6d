import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../src/server/database/database';
import { isRetriableDatabaseError } from '../../../src/server/errors/databaseFailure';
import { rowsAsText, type TextRow } from '../../../src/server/database/pools/preparingPool';
import { preparedQuery, type Values } from '../../../src/server/database/preparedQuery';
import type { Schema } from '../../../src/server/database/schema';
import { sendTogether } from '../../../src/server/database/sendTogether';
import { commitWith } from '../../../src/server/database/transactions/commitWith';
import { inTransaction } from '../../../src/server/database/transactions/inTransaction';
import { openOwnTestDatabase } from '../../support/database/testDatabase';
import { countWrites } from '../../support/database/watchStatements';

/** The statements that the connection keeps, in the order in which they were prepared. */
const preparedStatements = async ({ kysely }: Database): Promise<string[]> => {
  const { rows } = await sql<{
    statement: string;
  }>`select statement from pg_prepared_statements where name like 'daybook%' order by prepare_time, name`.execute(
    kysely,
  );
  return rows.map(({ statement }) => statement);
};

describe('Statements on either database', () => {
  let database: Database;

  beforeEach(async () => {
    database = await openOwnTestDatabase();
  });

  afterEach(() => database.close());

  const inOneConnection = <Answer>(work: (connection: Database) => Promise<Answer>): Promise<Answer> =>
    database.kysely.connection().execute((kysely) => work({ ...database, kysely }));

  it('are prepared when they come again and their values are compared for equality only, and answer for every value', async () => {
    await inOneConnection(async (connection) => {
      await connection.kysely
        .insertInto('departments')
        .values([
          { id: '00000000-0000-4000-8000-000000000001', name: 'Design' },
          { id: '00000000-0000-4000-8000-000000000002', name: 'Sales' },
        ])
        .execute();
      const named = (name: string) =>
        connection.kysely.selectFrom('departments').select('id').where('name', '=', name).execute();
      expect(await named('Design')).toEqual([{ id: '00000000-0000-4000-8000-000000000001' }]);
      expect(await named('Sales')).toEqual([{ id: '00000000-0000-4000-8000-000000000002' }]);
      expect(await named('No one')).toEqual([]);
      for (let run = 0; run < 2; run += 1)
        await connection.kysely.selectFrom('departments').select('name').orderBy('id').limit(sql.lit(100)).execute();
      expect(await preparedStatements(connection)).toEqual([
        'select "id" from "departments" where "name" = $1',
        'select "name" from "departments" order by "id" limit 100',
      ]);
    });
  });

  it('are prepared again after a migration of another server has changed their columns', async () => {
    const departments = () => database.kysely.selectFrom('departments').selectAll().orderBy('id').execute();
    await database.kysely
      .insertInto('departments')
      .values({ id: '00000000-0000-4000-8000-000000000001', name: 'Design' })
      .execute();
    for (let run = 0; run < 3; run += 1) await departments();
    await sql`alter table departments add column floor int default 2`.execute(database.kysely);
    expect(await departments()).toMatchObject([{ name: 'Design', floor: 2 }]);
    await sql`alter table departments drop column floor`.execute(database.kysely);
    const inTransaction = (): Promise<unknown> =>
      database.kysely
        .transaction()
        .execute((transaction) => transaction.selectFrom('departments').selectAll().orderBy('id').execute());
    // What runs calls runs a transaction again that a migration has interrupted.
    const failure = await inTransaction().catch((error: unknown) => error);
    if (failure instanceof Error) expect(isRetriableDatabaseError(failure)).toBe(true);
    expect(await inTransaction()).toHaveLength(1);
  });

  it('are planned again for every range, pattern, list and window', async () => {
    await inOneConnection(async (connection) => {
      const departments = connection.kysely.selectFrom('departments').select('id');
      for (let run = 0; run < 3; run += 1) {
        await departments.where('name', '>=', 'D').execute();
        await departments.where('name', '<=', 'D').execute();
        await departments.where('name', '!=', 'D').execute();
        await departments.where('name', 'ilike', 'D%').execute();
        await departments.where('name', 'not in', ['D', 'E']).execute();
        await departments.where('name', '=', 'D').limit(3).execute();
      }
      expect(await preparedStatements(connection)).toEqual([]);
    });
  });

  it('are prepared when they come again, also where they change rows or compare with a list in one parameter', async () => {
    await inOneConnection(async (connection) => {
      const ids = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002'];
      for (const id of ids) {
        await connection.kysely.insertInto('departments').values({ id, name: id }).execute();
        await connection.kysely.updateTable('departments').set({ name: 'Changed' }).where('id', '=', id).execute();
        await sql`select "id" from "departments" where "id" = any(${[id]}::uuid[])`.execute(connection.kysely);
        const listed = connection.kysely
          .selectFrom('departments')
          .select('name')
          .where('id', 'in', [id, ...ids.filter((other) => other > id)]);
        expect(await listed.execute()).toEqual([{ name: 'Changed' }]);
        await sql`select set_config('daybook.origin', ${id}, true)`.execute(connection.kysely);
        await connection.kysely.deleteFrom('departments').where('id', '=', id).execute();
      }
      expect(await preparedStatements(connection)).toEqual([
        'insert into "departments" ("id", "name") values ($1, $2)',
        'update "departments" set "name" = $1 where "id" = $2',
        'select "id" from "departments" where "id" = any($1::uuid[])',
        'select "name" from "departments" where "id" = any($1)',
        "select set_config('daybook.origin', $1, true)",
        'delete from "departments" where "id" = $1',
      ]);
    });
  });

  it('are built once and prepared for their first call as a prepared query, whatever they compare', async () => {
    await inOneConnection(async (connection) => {
      let builds = 0;
      const namesFrom = preparedQuery((kysely, { first, ids }: Values<{ first: string; ids: readonly string[] }>) => {
        builds += 1;
        return kysely
          .selectFrom('departments')
          .select('name')
          .where('name', '>=', first)
          .where(sql<boolean>`id = any(${ids})`)
          .orderBy('name');
      });
      const ids = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002'];
      await connection.kysely
        .insertInto('departments')
        .values(ids.map((id, index) => ({ id, name: index === 0 ? 'Design' : 'Sales' })))
        .execute();
      expect(await namesFrom(connection.kysely, { first: 'A', ids }).execute()).toEqual([
        { name: 'Design' },
        { name: 'Sales' },
      ]);
      expect(await namesFrom(connection.kysely, { first: 'E', ids }).execute()).toEqual([{ name: 'Sales' }]);
      expect(await namesFrom(connection.kysely, { first: 'A', ids: ids.slice(0, 1) }).execute()).toEqual([
        { name: 'Design' },
      ]);
      expect(builds).toBe(1);
      expect(await preparedStatements(connection)).toHaveLength(1);
    });
  });

  it('have one plan for all values when they are prepared, whatever was planned for its values or rolled back in between', async () => {
    await inOneConnection(async (connection) => {
      const { kysely } = connection;
      const inRange = (from: Kysely<Schema>) =>
        from.selectFrom('departments').select('id').where('name', '>=', 'D').execute();
      const listed = preparedQuery((from, { ids }: Values<{ ids: readonly string[] }>) =>
        from
          .selectFrom('departments')
          .select('name')
          .where(sql<boolean>`id = any(${ids})`),
      );
      const ids = ['00000000-0000-4000-8000-000000000001'];
      for (let run = 0; run < 8; run += 1) {
        await inRange(kysely);
        await listed(kysely, { ids }).execute();
        await kysely
          .transaction()
          .execute(async (transaction) => {
            await inRange(transaction);
            await sql`select "no column" from "departments" where "id" = ${ids[0]}`.execute(transaction);
          })
          .catch(() => undefined);
        await listed(kysely, { ids }).execute();
      }
      const { rows } = await sql`select generic_plans, custom_plans from pg_prepared_statements
        where name like 'daybook%' and statement like '%any(%'`.execute(kysely);
      expect(rows).toEqual([{ generic_plans: 16, custom_plans: 0 }]);
    });
  });

  it('bring their rows as text where they ask for it, and the others as values', async () => {
    await inOneConnection(async (connection) => {
      const values = sql<{
        day: string;
        at: Date;
        hours: number;
        name: string | null;
        done: boolean;
      }>`(select date '2024-02-29' as day, timestamptz '2024-02-29 09:30:00.5+00' as at, 7.50::numeric as hours, null::text as name, true as done)`;
      const read = () => connection.kysely.selectFrom(values.as('row')).selectAll();
      expect(await read().execute()).toEqual([
        { day: '2024-02-29', at: new Date('2024-02-29T09:30:00.500Z'), hours: 7.5, name: null, done: true },
      ]);
      expect(await read().modifyEnd(rowsAsText).$castTo<TextRow>().execute()).toEqual([
        ['2024-02-29', '2024-02-29 09:30:00.5+00', '7.50', null, 't'],
      ]);
    });
  });

  it('still work after one of them was rejected', async () => {
    await inOneConnection(async (connection) => {
      const byId = (id: string) =>
        connection.kysely.selectFrom('departments').select('name').where('id', '=', id).execute();
      await expect(byId('no id')).rejects.toThrow('uuid');
      expect(await byId('00000000-0000-4000-8000-000000000001')).toEqual([]);
    });
  });

  it('report after a commit, and after a change outside of a transaction, that something may have changed', async () => {
    const { kysely } = database;
    const ring = jest.spyOn(database.changeSignal, 'ring');
    const rings = async (work: () => Promise<unknown>): Promise<number> => {
      ring.mockClear();
      await work();
      return ring.mock.calls.length;
    };
    const insert = (connection: Kysely<Schema>, id: number) =>
      connection
        .insertInto('departments')
        .values({ id: `00000000-0000-4000-8000-00000000000${id}`, name: `Department ${id}` })
        .execute();
    const read = (connection: Kysely<Schema>) => connection.selectFrom('departments').select('id').execute();
    expect(await rings(() => read(kysely))).toBe(0);
    expect(await rings(() => insert(kysely, 1))).toBe(1);
    expect(
      await rings(() =>
        kysely.transaction().execute(async (transaction) => {
          await read(transaction);
          await insert(transaction, 2);
          await insert(transaction, 3);
          expect(ring).not.toHaveBeenCalled();
        }),
      ),
    ).toBe(1);
    expect(
      await rings(async () => {
        const work = kysely.transaction().execute(async (transaction) => {
          await insert(transaction, 4);
          throw new Error('rolled back');
        });
        await expect(work).rejects.toThrow('rolled back');
      }),
    ).toBe(0);
    expect(await rings(() => read(kysely))).toBe(0);
  });

  describe('sent together', () => {
    const selected = (value: number) => sql<{ value: number }>`select ${value}::int as value`;
    const broken = sql<{ value: number }>`select 1 / ${0}::int as value`;
    const department = (id: number) =>
      database.kysely
        .insertInto('departments')
        .values({ id: `00000000-0000-4000-8000-00000000000${id}`, name: `Department ${id}` });
    const countDepartments = async (kysely = database.kysely): Promise<number> =>
      (await kysely.selectFrom('departments').select('id').execute()).length;
    const sendable = (kysely: Kysely<Schema>, statement: ReturnType<typeof selected>) => ({
      compile: () => statement.compile(kysely),
    });

    /** How often work writes to the database. */
    const writesDuring = async (work: () => Promise<unknown>): Promise<number> => {
      const writes = countWrites();
      await work();
      jest.restoreAllMocks();
      return writes();
    };

    it('bring the rows of each in one write', async () => {
      const { kysely } = database;
      await kysely.selectFrom('departments').select('id').execute();
      const writes = await writesDuring(async () => {
        expect(await sendTogether(kysely, [sendable(kysely, selected(1)), sendable(kysely, selected(2))])).toEqual([
          [{ value: 1 }],
          [{ value: 2 }],
        ]);
      });
      expect(writes).toBe(1);
    });

    it('do not affect each other outside of a transaction, and the connection still works after one that fails', async () => {
      const { kysely } = database;
      for (const id of [1, 2])
        await expect(sendTogether(kysely, [sendable(kysely, broken), department(id)])).rejects.toThrow('zero');
      expect(await countDepartments()).toBe(2);
      expect(await sendTogether(kysely, [sendable(kysely, selected(3))])).toEqual([[{ value: 3 }]]);
    });

    it('have no effect in a transaction in which one fails', async () => {
      await expect(
        database.kysely
          .transaction()
          .execute((transaction) =>
            sendTogether(transaction, [department(1), sendable(transaction, broken), department(2)]),
          ),
      ).rejects.toThrow('zero');
      expect(await countDepartments()).toBe(0);
    });

    it('begin a transaction with its first statements, in their write', async () => {
      await countDepartments();
      const writes = await writesDuring(() =>
        database.kysely
          .transaction()
          .execute((transaction) => sendTogether(transaction, [department(1), department(2)])),
      );
      expect(writes).toBe(2);
      expect(await countDepartments()).toBe(2);
      expect(await writesDuring(() => database.kysely.transaction().execute(async () => undefined))).toBe(0);
    });

    it('end their transaction in the same write where they are its last, and nothing can follow in it', async () => {
      await countDepartments();
      const ring = jest.spyOn(database.changeSignal, 'ring');
      const writes = await writesDuring(() =>
        inTransaction(database.kysely, (transaction) =>
          commitWith(transaction, () => sendTogether(transaction, [department(1), department(2)])),
        ),
      );
      expect(writes).toBe(1);
      expect(ring).toHaveBeenCalledTimes(1);
      ring.mockRestore();
      expect(await countDepartments()).toBe(2);
      await expect(
        inTransaction(database.kysely, async (transaction) => {
          await commitWith(transaction, () => sendTogether(transaction, [department(3)]));
          await transaction.selectFrom('departments').select('id').execute();
        }),
      ).rejects.toThrow('committed with its last statements');
      expect(await countDepartments()).toBe(3);
    });

    it('are not committed where one of the last fails', async () => {
      await expect(
        inTransaction(database.kysely, (transaction) =>
          commitWith(transaction, () => sendTogether(transaction, [department(1), sendable(transaction, broken)])),
        ),
      ).rejects.toThrow('zero');
      expect(await countDepartments()).toBe(0);
      expect(await sendTogether(database.kysely, [department(2)])).toEqual([[]]);
      expect(await countDepartments()).toBe(1);
    });

    it('of one request travel together when they are issued together, also those after the first answers', async () => {
      const request = database.kyselyFor('one owner');
      await countDepartments();
      const count = () => countDepartments(request);
      expect(
        await writesDuring(async () => expect(await Promise.all([count(), count(), count()])).toEqual([0, 0, 0])),
      ).toBe(1);
      const twice = async () => [await count(), await count()];
      expect(await writesDuring(() => Promise.all([twice(), twice()]))).toBe(2);
      const used = database.poolUse().busy;
      await Promise.all([
        count(),
        count(),
        count().then(() => expect(database.poolUse().busy).toBeLessThanOrEqual(used + 1)),
      ]);
      expect(database.poolUse().busy).toBe(used);
    });

    it('of one request stay apart from its transaction, and from a statement that fails', async () => {
      const request = database.kyselyFor('one owner');
      const inTransaction = request.transaction().execute(async (transaction) => {
        await sendTogether(transaction, [department(1), department(2)]);
        return countDepartments(transaction);
      });
      const [seen, own, failed] = await Promise.allSettled([
        countDepartments(request),
        inTransaction,
        sendTogether(request, [sendable(request, broken)]),
      ]);
      expect(own).toEqual({ status: 'fulfilled', value: 2 });
      expect(seen).toMatchObject({ status: 'fulfilled' });
      expect(failed).toMatchObject({ status: 'rejected' });
      expect(await countDepartments(request)).toBe(2);
    });
  });
});
