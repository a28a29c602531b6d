import type { Kysely } from 'kysely';
import { projectTasksPath } from '../../domain/projects/projectTasksPath';
import type { Schema } from '../database/schema';
import { addHistoryEntries } from '../history/historyRepository';
import { notify } from '../notifications/notify';
import type { Caller } from '../operations/call';
import { projectName, reassignOpenTasks } from './handOverRepository';

interface Person {
  readonly id: string;
  readonly full_name: string;
}

export interface HandOver {
  readonly projectId: string;
  readonly leaving: Person;
  readonly successor: Person;
}

/**
 * Assigns the open tasks of an employee who leaves a project or the company to a successor: a history entry for each
 * task, one notification for the successor.
 */
export async function handOverTasks(
  { caller, database, now }: { caller: Caller; database: Kysely<Schema>; now: Date },
  { projectId, leaving, successor }: HandOver,
): Promise<void> {
  const taskIds = await reassignOpenTasks(database, projectId, leaving.id, successor.id, now);
  if (taskIds.length === 0) return;
  const change = { field: 'assignee', previous: leaving.full_name, current: successor.full_name } as const;
  await addHistoryEntries(
    database,
    taskIds.map((id) => ({ subject: { kind: 'task', id }, actorId: caller.employeeId, happenedAt: now, change })),
  );
  await notify(database, {
    recipientIds: [successor.id],
    actorId: caller.employeeId,
    kind: 'task-assigned',
    text: `${caller.fullName} handed ${taskIds.length === 1 ? 'a task' : `${taskIds.length} tasks`} of ${leaving.full_name} in ${await projectName(database, projectId)} over to you`,
    path: projectTasksPath(projectId, { Assignees: [successor.id] }),
    happenedAt: now,
  });
}
