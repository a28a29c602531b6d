import { statementName } from '../../../src/server/traces/statementName';

test.each([
  ['select "id", "name" from "tasks" where "id" = $1', 'SELECT', 'tasks'],
  ['/* prepared */ select * from only employees e', 'SELECT', 'employees'],
  ['\n  insert into "notifications" (text) values (\'secret words\')', 'INSERT', 'notifications'],
  ['update sessions set used_at = $1', 'UPDATE', 'sessions'],
  ['delete from backups where false', 'DELETE', 'backups'],
  ['with due as (select n.id from notifications n) update tasks set a = 1', 'WITH', 'notifications'],
  ['merge into "plans" using x', 'MERGE', 'plans'],
  ['select pg_advisory_lock($1)', 'SELECT', undefined],
  ['select refresh_month($1)', 'SELECT', undefined],
  ['commit', 'COMMIT', undefined],
  ["set local daybook.origin = 'select from people'", 'SET', undefined],
  ['', '', undefined],
])('%s is named by its kind and its table', (text, operation, table) => {
  expect(statementName(text)).toEqual({ operation, table });
});

test('no value of a statement is in its name', () => {
  const { operation, table } = statementName(
    "select 'anna@daybook.example' as \"x\" from employees where name = 'Anna'",
  );
  expect([operation, table]).toEqual(['SELECT', 'employees']);
});
