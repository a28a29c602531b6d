import { notificationLinks } from '../../domain/notifications/notificationLinks';
import type { Kysely } from 'kysely';
import { groupedBy } from '../../domain/collections/groupedBy';
import type { Schema } from '../database/schema';
import type { NewHistoryEntry } from '../history/historyEntry';
import { addHistoryEntries } from '../history/historyRepository';
import { notifyAll } from '../notifications/notify';
import type { Caller } from '../operations/caller';
import { projectNames, reassignOpenTasks } from './handOverRepository';

interface Person {
  readonly id: string;
  readonly full_name: string;
}

export interface ProjectHandOver {
  readonly projectId: string;
  readonly successor: Person;
}

/**
 * Assigns the open tasks of an employee who leaves projects or the company to a successor in each project: a history
 * entry for each task, one notification for each project.
 */
export async function handOverTasks(
  { caller, database, now }: { caller: Caller; database: Kysely<Schema>; now: Date },
  leaving: Person,
  projects: readonly ProjectHandOver[],
): Promise<void> {
  const tasks = await reassignOpenTasks(
    database,
    leaving.id,
    projects.map(({ projectId, successor }) => ({ project_id: projectId, assignee_id: successor.id })),
    now,
  );
  const byProject = groupedBy(tasks, (task) => task.project_id);
  const touched = projects.flatMap(({ projectId, successor }) => {
    const own = byProject.get(projectId);
    return own === undefined ? [] : [{ projectId, successor, tasks: own }];
  });
  if (touched.length === 0) return;
  await addHistoryEntries(
    database,
    touched.flatMap(({ successor, tasks: own }) =>
      own.map(({ id }): NewHistoryEntry => ({
        subject: { kind: 'task', id },
        actorId: caller.employeeId,
        happenedAt: now,
        change: { field: 'assignee', previous: leaving.full_name, current: successor.full_name },
      })),
    ),
  );
  const { record, several } = notificationLinks['task-assigned'];
  const names = await projectNames(
    database,
    touched.map(({ projectId }) => projectId),
  );
  await notifyAll(
    database,
    touched.map(({ projectId, successor, tasks: own }) => ({
      recipientIds: [successor.id],
      actorId: caller.employeeId,
      kind: 'task-assigned',
      text: `${caller.fullName} handed ${own.length === 1 ? 'a task' : `${own.length} tasks`} of ${leaving.full_name} in ${names.get(projectId) ?? ''} over to you`,
      path: own.length === 1 && own[0] ? record.task(own[0].id) : several.tasksOfProject(projectId, successor.id),
      happenedAt: now,
    })),
  );
}
