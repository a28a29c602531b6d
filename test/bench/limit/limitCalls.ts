import { v7 as newId } from 'uuid';
import { sql, type Kysely } from 'kysely';
import type { Schema } from '../../../src/server/database/schema';
import { openSession } from '../../../src/server/security/sessionsRepository';
import { taskCalls, type TaskCall } from '../tasks/taskCalls';

/** A kind of call as the bytes that are sent, one after the other. */
export interface HttpKind {
  readonly name: string;
  readonly requests: readonly string[];
}

const ENTRY_MINUTES = 5;
const ENTRIES = 40_000;
const MANY_PEOPLE = 40;
const CHANGED_TASKS = 4000;
/** Before everything that the generated company has recorded. */
const ENTRIES_FROM = Date.UTC(1970, 0, 1);

/** The bytes of a call. */
export function toRequest({ method, path, form }: TaskCall, token: string | undefined): string {
  const body = form === undefined ? '' : new URLSearchParams(form).toString();
  const authorization = token === undefined ? '' : `authorization: Bearer ${token}\r\n`;
  const content =
    form === undefined
      ? ''
      : `content-type: application/x-www-form-urlencoded\r\ncontent-length: ${Buffer.byteLength(body)}\r\n`;
  return `${method} ${path} HTTP/1.1\r\nhost: localhost\r\n${authorization}${content}\r\n${body}`;
}

async function openTokenFor(database: Kysely<Schema>, employeeId: string): Promise<string> {
  const now = new Date();
  const { token } = await openSession(database, {
    employeeId,
    address: '127.0.0.1',
    browser: null,
    deviceHash: Buffer.from(newId()),
    now,
    machineNow: now,
    idleMs: 86_400_000,
  });
  return token;
}

/** The token of a session without signing in. */
export async function createSessionToken(database: Kysely<Schema>, email: string): Promise<string> {
  const { id } = await database
    .selectFrom('employees')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  return openTokenFor(database, id);
}

/** Employees with a task that they see, who may log hours of any day. */
async function peopleWithTasks(database: Kysely<Schema>) {
  const { rows } = await sql<{ employee_id: string; task_id: string }>`
    select m.employee_id, (select t.id from tasks t where t.project_id = min(m.project_id::text)::uuid and t.deleted_at is null limit 1) as task_id
    from project_members m join employees e on e.id = m.employee_id join projects p on p.id = m.project_id
    where e.status = 'Active' and p.deleted_at is null and exists (select from tasks t where t.project_id = m.project_id and t.deleted_at is null)
    group by m.employee_id order by m.employee_id limit ${MANY_PEOPLE}`.execute(database);
  const ids = rows.map((row) => row.employee_id);
  await database.updateTable('employees').set({ joined_on: null }).where('id', 'in', ids).execute();
  const people: { taskId: string; token: string }[] = [];
  for (const row of rows) people.push({ taskId: row.task_id, token: await openTokenFor(database, row.employee_id) });
  return people;
}

/** Entries of some people that do not overlap; no request is sent twice. */
const timeEntries = (people: readonly { taskId: string; token: string }[], fromMs: number): string[] =>
  Array.from({ length: ENTRIES }, (_, place) => {
    const person = people[place % people.length];
    if (person === undefined) throw new Error('There are no people with tasks');
    const start = fromMs + place * ENTRY_MINUTES * 60_000;
    const form = {
      Task_id: person.taskId,
      Check_In: new Date(start).toISOString(),
      Check_Out: new Date(start + ENTRY_MINUTES * 60_000).toISOString(),
      Reason: 'Measured',
    };
    return toRequest({ method: 'POST', path: '/api/auth/task/my-hour-logs/add', form }, person.token);
  });

/** Every request changes a status: the tasks get one status after the other. */
async function statusChanges(database: Kysely<Schema>, token: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from tasks where deleted_at is null order by md5(id::text) limit ${CHANGED_TASKS}`.execute(database);
  return ['IN PROGRESS', 'DEVELOPMENT DONE', 'READY FOR QA', 'REOPEN'].flatMap((status) =>
    rows.map(({ id }) =>
      toRequest({ method: 'POST', path: '/api/auth/tasks/edit', form: { id, Status: status } }, token),
    ),
  );
}

export interface LimitCalls {
  readonly health: HttpKind;
  readonly listOfOne: HttpKind;
  readonly projectList: HttpKind;
  readonly allProjectsList: HttpKind;
  readonly task: HttpKind;
  readonly statusChange: HttpKind;
  readonly entriesOfOne: HttpKind;
  readonly entriesOfMany: HttpKind;
}

export async function limitCalls(database: Kysely<Schema>): Promise<LimitCalls> {
  const kinds = await taskCalls(database);
  const read = async (name: string, change = (path: string) => path): Promise<HttpKind> => {
    const kind = kinds.find((found) => found.name === name);
    if (kind === undefined) throw new Error(`There are no calls with the name ${name}`);
    const token = await createSessionToken(database, kind.email);
    return { name, requests: kind.calls.map((call) => toRequest({ ...call, path: change(call.path) }, token)) };
  };
  const projectList = 'list of 100, one project, latest change first';
  const people = await peopleWithTasks(database);
  return {
    health: { name: 'health', requests: [toRequest({ method: 'GET', path: '/api/health' }, undefined)] },
    listOfOne: {
      ...(await read(projectList, (path) => path.replace('limit=100', 'limit=1'))),
      name: 'list of 1, one project, latest change first',
    },
    projectList: await read(projectList),
    allProjectsList: await read('list of 100, all projects, by due date'),
    task: await read('one task'),
    statusChange: {
      name: 'status change',
      requests: await statusChanges(database, await createSessionToken(database, 'hr@daybook.example')),
    },
    entriesOfOne: { name: 'time entries by one person', requests: timeEntries(people.slice(0, 1), ENTRIES_FROM) },
    entriesOfMany: {
      name: `time entries by ${people.length} persons`,
      requests: timeEntries(people, ENTRIES_FROM + ENTRIES * ENTRY_MINUTES * 60_000),
    },
  };
}
