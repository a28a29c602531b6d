import { sql } from 'kysely';
import type { Database } from '../../../src/server/database/database';
import { rowsAsText, type TextRow } from '../../../src/server/database/pools/preparingPool';
import { openOwnTestDatabase } from '../../support/testDatabase';

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

  it('are prepared once when their values are compared for equality only, and answer for every value', async () => {
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
      await connection.kysely.selectFrom('departments').select('name').orderBy('id').limit(sql.lit(100)).execute();
      expect(await preparedStatements(connection)).toEqual([
        'select "id" from "departments" where "name" = $1',
        'select "name" from "departments" order by "id" limit 100',
      ]);
    });
  });

  it('are planned again for every range, pattern, list and window', async () => {
    await inOneConnection(async (connection) => {
      const departments = connection.kysely.selectFrom('departments').select('id');
      await departments.where('name', '>=', 'D').execute();
      await departments.where('name', '<=', 'D').execute();
      await departments.where('name', '!=', 'D').execute();
      await departments.where('name', 'ilike', 'D%').execute();
      await departments.where('name', 'in', ['D', 'E']).execute();
      await departments.where('name', '=', 'D').limit(3).execute();
      expect(await preparedStatements(connection)).toEqual([]);
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
});
