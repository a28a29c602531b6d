import { sql } from 'kysely';
import type { Database } from '../../../src/server/database/database';
import { openTestDatabase } from '../../support/database/testDatabase';

let database: Database;
beforeAll(async () => void (database = await openTestDatabase()));
afterAll(() => database.close());

/** What reads the clock of the machine on which the database runs. */
const readsMachineClock = String.raw`\m(now|clock_timestamp|statement_timestamp|transaction_timestamp|timeofday|uuidv7)\s*\(|\mcurrent_(date|time|timestamp)\M|\mlocal(time|timestamp)\M|'(now|today|tomorrow|yesterday)'::(date|time|timestamp)`;

test('no default, generated column, constraint, function, view or index of the schema reads the clock of the machine', async () => {
  const { rows } = await sql<{ place: string; text: string }>`
    with pieces (place, text) as (
      select format('default of %s.%s', c.relname, a.attname), pg_get_expr(d.adbin, d.adrelid)
        from pg_attrdef d join pg_class c on c.oid = d.adrelid join pg_attribute a on a.attrelid = d.adrelid and a.attnum = d.adnum where c.relnamespace = current_schema()::regnamespace
      union all select format('constraint %s', conname), pg_get_constraintdef(oid) from pg_constraint where connamespace = current_schema()::regnamespace
      union all select format('function %s', p.oid::regprocedure), p.prosrc
        from pg_proc p where p.pronamespace = current_schema()::regnamespace and not exists (select from pg_depend e where e.objid = p.oid and e.deptype = 'e')
      union all select format('view %s', viewname), definition from pg_views where schemaname = current_schema()
      union all select format('trigger %s', tgname), pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
      union all select format('index %s', indexname), indexdef from pg_indexes where schemaname = current_schema())
    select place, text from pieces where text ~* ${readsMachineClock} order by place`.execute(database.kysely);
  // The log of changes is cleared by age and holds nothing of the company. Events of the audit log are protected by their
  // age from the program itself, so that its clock must not count. These are the exceptions, by name only.
  expect(rows.map(({ place }) => place)).toEqual([
    'function audit_events_keep_recent()',
    'function audit_events_remove(timestamp with time zone,integer)',
    'function change_log_clock()',
  ]);
});

test('only the log of changes uses the clock of the log of changes', async () => {
  const { rows } = await sql<{ place: string }>`
    select format('%s.%s', c.relname, a.attname) as place
    from pg_attrdef d join pg_class c on c.oid = d.adrelid join pg_attribute a on a.attrelid = d.adrelid and a.attnum = d.adnum
    where pg_get_expr(d.adbin, d.adrelid) ~ 'change_log_clock'`.execute(database.kysely);
  expect(rows).toEqual([{ place: 'changes.happened_at' }]);
});
