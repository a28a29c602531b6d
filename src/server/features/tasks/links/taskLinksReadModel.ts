import { expressionBuilder, type Kysely } from 'kysely';
import { isRecordId } from '../../../database/isRecordId';
import type { Schema } from '../../../database/schema';
import type { Caller } from '../../../operations/caller';
import { isVisibleTask } from '../../../visibility/visibleProjectsReadModel';
import { isLinkedWith, tasksWithProject, type TaskRow } from '../taskReadModel';

/** The visible tasks linked with a task, in either direction, by key. */
export const visibleLinkedTasks = (database: Kysely<Schema>, caller: Caller, id: string): Promise<TaskRow[]> =>
  tasksWithProject(database, caller)
    .where(isLinkedWith(id))
    .where(isVisibleTask(caller))
    .orderBy('projects.short_name')
    .orderBy('tasks.number')
    .execute();

export interface LinkedTask {
  id: string;
  key: string;
}

/** The visible tasks with these ids or keys. */
export async function tasksByReference(
  database: Kysely<Schema>,
  caller: Caller,
  references: readonly string[],
): Promise<LinkedTask[]> {
  if (references.length === 0) return [];
  const ids = references.filter(isRecordId);
  const keys = references.filter((reference) => !isRecordId(reference)).map((key) => key.toUpperCase());
  const eb = expressionBuilder<Schema, 'tasks'>();
  return database
    .selectFrom('tasks')
    .select(['tasks.id', 'tasks.key'])
    .where(
      eb.or([
        ...(ids.length > 0 ? [eb('tasks.id', 'in', ids)] : []),
        ...(keys.length > 0 ? [eb(eb.fn<string>('upper', ['tasks.key']), 'in', keys)] : []),
      ]),
    )
    .where(isVisibleTask(caller))
    .execute();
}
