import { locksOfStatement, TransactionLocks } from '../../support/database/lockOrder';

const month =
  "select pg_advisory_xact_lock_shared(hashtextextended('present-month ' || month::text, 0)) from unnest($1)";
const task = 'select "id" from "tasks" where id = any($1) order by "id" for no key update';
const employee = 'select "id" from "employees" where "id" = $1 for no key update';

test.each([
  [task, ['tasks']],
  [employee, ['employees']],
  [month, ['months']],
  ['select "tasks"."id" from "projects" inner join "tasks" on true for no key update of "tasks"', ['tasks']],
  ['update "tasks" set "status" = $1', ['tasks']],
  ['update task_timers\n    set started_at = $1', ['tasks']],
  ['insert into "task_timers" ("id") values ($1)', ['tasks']],
  ['delete from "leaves" where "id" = $1', ['leaves']],
  ['insert into "employees" ("id") values ($1) on conflict ("id") do update set "code" = $2', ['employees']],
  ['insert into "employees" ("id") values ($1)', []],
  ['select "id" from "tasks"', []],
  ['update "sessions" set "ends_at" = $1', []],
])('%s locks %j', (statement, locks) => expect(locksOfStatement(statement)).toEqual(locks));

const problems = (...statements: string[]) => {
  const locks = new TransactionLocks();
  return statements.flatMap((statement) => locks.note(statement) ?? []);
};

test('a task that is locked after a month is reported, whatever was locked before in another transaction', () => {
  expect(problems('begin', employee, task, month, task, 'update "tasks" set "key" = $1', 'commit')).toEqual([]);
  expect(problems('begin', month, '/* with the last */ commit', 'begin', task, 'rollback', month, task)).toEqual([]);
  expect(problems('begin', month, task)).toEqual([`tasks are locked after months:\n${month}\n${task}`]);
  expect(problems('begin', month, 'rollback to savepoint one', employee)).toHaveLength(1);
});

test('the order of rows does not matter where whole tables are locked, until the transaction ends', () => {
  const filling = 'alter table "tasks" disable trigger user';
  expect(problems('begin', month, filling, task, 'commit')).toEqual([]);
  expect(problems('begin', filling, month, task, 'commit', 'begin', month, task)).toHaveLength(1);
});
