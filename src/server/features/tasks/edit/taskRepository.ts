import { sql, type Insertable, type Kysely } from 'kysely';
import { v7 as newId } from 'uuid';
import { isRecordId } from '../../../database/isRecordId';
import { preparedQuery, type Values } from '../../../database/preparedQuery';
import type { Schema } from '../../../database/schema';
import type { TasksTable } from '../../../database/tables/workTables';
import type { Sendable } from '../../../database/sendTogether';
import { insertRows, jsonRows } from '../../../database/rowsRepository';
import { failures } from '../../../errors/failure';

/** The columns of a task that users set. */
export type TaskValues = Required<
  Pick<
    Insertable<TasksTable>,
    | 'issue_type'
    | 'summary'
    | 'description'
    | 'reporter_id'
    | 'assignee_id'
    | 'sprint_id'
    | 'assigned_on'
    | 'due_on'
    | 'starts_on'
    | 'start_half'
    | 'due_half'
    | 'duration_hours'
    | 'priority'
    | 'status'
  >
>;

/** The running number of a new task in its project, and the key that is made of it. */
export interface TaskNumber {
  readonly number: number;
  readonly key: string;
}

/**
 * Takes the next keys of a project: short name and running number (F-25). Creations in one project wait for each other,
 * so that keys are unique.
 * @throws Failure 404 when the project has been deleted in the meantime
 */
export async function takeTaskNumbers(
  database: Kysely<Schema>,
  projectId: string,
  count: number,
): Promise<TaskNumber[]> {
  const project = await database
    .updateTable('projects')
    .set((eb) => ({ last_task_number: eb('last_task_number', '+', count) }))
    .where('id', '=', projectId)
    .where('deleted_at', 'is', null)
    .returning(['short_name', 'last_task_number'])
    .executeTakeFirst();
  if (project === undefined) throw failures.notFound('Project');
  const first = project.last_task_number - count + 1;
  return Array.from({ length: count }, (_, index) => ({
    number: first + index,
    key: `${project.short_name}-${first + index}`,
  }));
}

const newRow = (projectId: string, values: TaskValues & TaskNumber, now: Date) => ({
  ...values,
  id: newId(),
  project_id: projectId,
  created_at: now,
  updated_at: now,
});

/**
 * Stores new tasks of one project under its next keys, in their order (F-25).
 * @returns their ids
 * @throws Failure 404 when the project has been deleted in the meantime
 */
export async function insertTasks(
  database: Kysely<Schema>,
  projectId: string,
  tasks: readonly TaskValues[],
  now: Date,
): Promise<string[]> {
  if (tasks.length === 0) return [];
  const numbers = await takeTaskNumbers(database, projectId, tasks.length);
  const rows = numbers.flatMap((number, index) => {
    const values = tasks[index];
    return values === undefined ? [] : [newRow(projectId, { ...values, ...number }, now)];
  });
  await insertRows(database, 'tasks', rows);
  return rows.map((row) => row.id);
}

/** Locks the project of new tasks, for transactions that lock tasks before they store them. */
export async function lockForNewTasks(database: Kysely<Schema>, projectId: string): Promise<void> {
  if (!isRecordId(projectId)) return;
  await database.selectFrom('projects').select('id').where('id', '=', projectId).forNoKeyUpdate().execute();
}

/**
 * Stores a new task under a key that was taken for it.
 * @returns the id of the task
 */
export async function insertTask(
  database: Kysely<Schema>,
  projectId: string,
  values: TaskValues & TaskNumber,
  now: Date,
): Promise<string> {
  const row = newRow(projectId, values, now);
  await insertRows(database, 'tasks', [row]);
  return row.id;
}

/**
 * Locks the task until the transaction ends, so that saves wait for each other.
 * @throws Failure 404 when it has been deleted in the meantime
 */
export async function lockTask(database: Kysely<Schema>, id: string): Promise<void> {
  const task = await database
    .selectFrom('tasks')
    .select('id')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (task === undefined) throw failures.notFound('Task');
}

/** Saves values of a task and increments its version. */
export async function saveTask(
  database: Kysely<Schema>,
  id: string,
  values: Partial<TaskValues>,
  now: Date,
): Promise<void> {
  await database
    .updateTable('tasks')
    .set(values)
    .set((eb) => ({ version: eb('version', '+', 1), updated_at: now }))
    .where('id', '=', id)
    .execute();
}

/** The changed columns of a task with their new values. */
export interface TaskColumnEdit {
  readonly id: string;
  /** All of its values after the change. */
  readonly values: TaskValues;
  readonly changed: readonly (keyof TaskValues)[];
}

/** Saves one value of a task; by column, because each is a statement of its own. */
const saveOneValue = new Map<string, ReturnType<typeof oneValueQuery>>();
const oneValueQuery = (column: keyof TaskValues) =>
  preparedQuery((database, { id, value, now }: Values<{ id: string; value: string | number | null; now: Date }>) =>
    database
      .updateTable('tasks')
      .set((eb) => ({ [column]: value, version: eb('version', '+', 1), updated_at: now }))
      .where('id', '=', id),
  );

function oneValueStatement(
  database: Kysely<Schema>,
  { id, values }: TaskColumnEdit,
  column: keyof TaskValues,
  now: Date,
): Sendable<unknown> {
  const query = saveOneValue.get(column) ?? oneValueQuery(column);
  saveOneValue.set(column, query);
  return query(database, { id, value: values[column], now });
}

/** Statements that save values of several locked tasks, each its own, and increment their versions. */
export function saveStatements(
  database: Kysely<Schema>,
  edits: readonly TaskColumnEdit[],
  now: Date,
): Sendable<unknown>[] {
  // Columns that no task changes are not named: their triggers and indexes have nothing to do.
  const columns = [...new Set(edits.flatMap(({ changed }) => changed))];
  const [first] = edits;
  const [column] = columns;
  if (first === undefined || column === undefined) return [];
  if (edits.length === 1 && columns.length === 1) return [oneValueStatement(database, first, column, now)];
  const rows = edits.map(({ id, values }) => ({
    id,
    ...Object.fromEntries(Object.entries(values).filter(([name]) => columns.includes(name as keyof TaskValues))),
  }));
  const assignments = columns.map((name) => sql`${sql.ref(name)} = edited.${sql.ref(name)}`);
  const update = sql`
    update tasks set ${sql.join(assignments)}, version = tasks.version + 1, updated_at = ${now}
    from ${jsonRows('tasks', rows)} edited where tasks.id = edited.id`;
  return [{ compile: () => update.compile(database) }];
}

export async function changeTaskFiles(
  database: Kysely<Schema>,
  id: string,
  droppedIds: readonly string[],
  addedIds: readonly string[],
): Promise<void> {
  if (droppedIds.length > 0)
    await database
      .deleteFrom('task_files')
      .where('task_id', '=', id)
      .where('file_id', 'in', [...droppedIds])
      .execute();
  if (addedIds.length > 0)
    await database
      .insertInto('task_files')
      .values(addedIds.map((file_id) => ({ task_id: id, file_id })))
      .execute();
}
