import { dependencyProblems } from '../../../../domain/schedule/dependencies';
import { allInOrder } from '../../../database/transactions/allInOrder';
import { failures, mustBeValid } from '../../../errors/failure';
import type { Handler } from '../../../operations/call';
import { lastRead } from '../../../operations/lastRead';
import { storedTask, taskAnswer } from '../edit/taskAnswer';
import { lockEnds, recordDependency } from './changeDependency';
import { projectDependencies } from './dependenciesReadModel';
import { saveDependency, storedLag } from './dependenciesRepository';

/**
 * Lets a task wait for another one of its project, or changes the lag. An equal one changes nothing. With Former_lag_days, or
 * for a new dependency, a concurrent change is not overwritten.
 * @throws Failure 404 when the caller may not see the task, 409 with the stored task when another lag is stored than the
 * caller was shown, 422 naming `blocker_id` for a cycle, another project or a task that does not exist
 */
export const saveTaskDependency: Handler<'saveTaskDependency'> = async (call) => {
  const { body, caller, database, now } = call;
  const lagDays = body.Lag_days ?? 0;
  const references = { task: body.task_id, blocker: body.blocker_id };
  const [ends, [known, before]] = await lockEnds(database, caller, references, ({ task, blocker }) =>
    allInOrder([
      projectDependencies(database, task.projectId),
      storedLag(database, { taskId: task.id, blockerId: blocker.id }),
    ]),
  );
  const keys = new Map(known.map(({ taskId, key }) => [taskId, key]));
  mustBeValid(dependencyProblems(ends.task, ends.blocker, known, (id) => keys.get(id) ?? ''));
  if (before !== lagDays) {
    if (before !== body.Former_lag_days && before !== undefined)
      throw failures.competingEdit({ ...(await storedTask(database, ends.task.id, call)) });
    await saveDependency(database, { taskId: ends.task.id, blockerId: ends.blocker.id }, lagDays);
    await recordDependency(database, caller, now, ends, { before, after: lagDays });
  }
  return lastRead(() => taskAnswer(database, ends.task.id, call));
};
