import { sql } from 'kysely';
import type { Database } from '../../../src/server/database/database';
import { StatementForms, type Values } from '../../../src/server/database/preparedQuery';
import { openOwnTestDatabase } from '../../support/database/testDatabase';

interface PreparedStatement {
  name: string;
  statement: string;
  generic_plans: number;
}

const departmentIds = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002'];

describe('Forms of a statement', () => {
  let database: Database;
  let builds: string[] = [];

  beforeEach(async () => {
    database = await openOwnTestDatabase();
    builds = [];
    await database.kysely
      .insertInto('departments')
      .values(departmentIds.map((id, index) => ({ id, name: `Department ${index}` })))
      .execute();
  });
  afterEach(() => database.close());

  /** The departments from a name on, in one of many forms of the same statement. */
  const read = (
    { kysely }: Pick<Database, 'kysely'>,
    forms: StatementForms,
    form: string,
    first: string,
    hasOnePlan = true,
  ) =>
    forms
      .statement(kysely, {
        form,
        values: { first },
        hasOnePlan,
        build: (builder, values: Values<{ first: string }>) => {
          builds.push(form);
          return builder
            .selectFrom('departments')
            .select(['name', sql.lit(form).as('form')])
            .where('name', '>=', values.first)
            .orderBy('name');
        },
      })
      .execute();

  const inOneConnection = <Answer>(work: (connection: Pick<Database, 'kysely'>) => Promise<Answer>): Promise<Answer> =>
    database.kysely.connection().execute((kysely) => work({ kysely }));

  const preparedStatements = async ({ kysely }: Pick<Database, 'kysely'>): Promise<PreparedStatement[]> =>
    (
      await sql<PreparedStatement>`select name, statement, generic_plans::int from pg_prepared_statements where name like 'daybook%' and statement like '%from "departments"%' order by name`.execute(
        kysely,
      )
    ).rows;

  it('are built once, prepared when they are used again and again, and answer for every value with the plan of all', async () => {
    await inOneConnection(async (connection) => {
      const forms = new StatementForms({ maxForms: 10, maxPrepared: 10 });
      for (let use = 1; use <= 12; use += 1) {
        const place = use % 2;
        expect(await read(connection, forms, 'a', `Department ${place}`)).toEqual(
          [0, 1].slice(place).map((index) => ({ name: `Department ${index}`, form: 'a' })),
        );
        expect((await preparedStatements(connection)).length).toBe(use < 3 ? 0 : 1);
      }
      expect(builds).toEqual(['a']);
      expect((await preparedStatements(connection))[0]?.generic_plans).toBeGreaterThan(0);
    });
  });

  it('have names of their own, no more of them than they may', async () => {
    await inOneConnection(async (connection) => {
      const forms = new StatementForms({ maxForms: 10, maxPrepared: 3 });
      const names = ['a', 'b', 'c', 'd', 'e'];
      for (let use = 0; use < 5; use += 1)
        for (const form of names)
          expect(await read(connection, forms, form, 'Department 1')).toEqual([{ name: 'Department 1', form }]);
      const prepared = await preparedStatements(connection);
      expect(prepared.length).toBe(3);
      expect(new Set(prepared.map(({ statement }) => statement)).size).toBe(3);
      expect(forms.size).toEqual({ forms: 5, prepared: 3 });
    });
  });

  it('are planned for their values where one plan does not serve all', async () => {
    await inOneConnection(async (connection) => {
      const forms = new StatementForms({ maxForms: 10, maxPrepared: 10 });
      for (let use = 0; use < 8; use += 1) await read(connection, forms, 'a', 'Department 1', false);
      expect(await preparedStatements(connection)).toEqual([]);
      expect(builds).toEqual(['a']);
    });
  });

  it('are discarded when others are used more recently, and built again without a second name', async () => {
    await inOneConnection(async (connection) => {
      const forms = new StatementForms({ maxForms: 2, maxPrepared: 10 });
      for (let use = 0; use < 4; use += 1) await read(connection, forms, 'a', 'Department 1');
      for (const form of ['b', 'a', 'c', 'a', 'b']) await read(connection, forms, form, 'Department 1');
      expect(forms.size.forms).toBe(2);
      expect(builds).toEqual(['a', 'b', 'c', 'b']);
      for (const form of ['c', 'b', 'a']) await read(connection, forms, form, 'Department 1');
      expect(builds.filter((form) => form === 'a').length).toBe(2);
      expect((await preparedStatements(connection)).length).toBe(1);
    });
  });
});
