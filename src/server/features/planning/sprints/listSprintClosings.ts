import { countWork } from '../../../../domain/tasks/workState';
import { allInOrder } from '../../../database/transactions/allInOrder';
import type { Handler, Schemas } from '../../../operations/call';
import { taskNameWire } from '../../../work-figures/taskNameWire';
import { workWire } from '../../../work-figures/workWire';
import { mustSeeSprint } from '../planAnswer';
import { sprintClosings, readClosingTasks } from './sprintClosingsReadModel';

type ClosingTask = Awaited<ReturnType<typeof readClosingTasks>>[number];

const taskWire = (task: ClosingTask): Schemas['SprintClosingTask'] => ({
  ...taskNameWire({ ...task, id: task.task_id }),
  Issue_type: task.issue_type,
  Priority: task.priority,
  Status: task.status as Schemas['PlanStatus'],
  Assignees: task.assignee_name,
  Task_duration: task.duration_hours,
  Logged_minutes: task.logged_minutes,
  Carried: task.was_carried,
});

/**
 * The tasks of a sprint at each of its closings, newest first; keys and statuses as they were then.
 * @throws Failure 404 when the caller may not see it
 */
export const listSprintClosings: Handler<'listSprintClosings'> = async ({ body, caller, database }) => {
  const [, tasks, closings] = await allInOrder([
    mustSeeSprint(database, caller, body.id),
    readClosingTasks(database, body.id),
    sprintClosings(database, body.id),
  ]);
  return closings.map((closing) => {
    const own = tasks.filter((task) => task.closing_id === closing.id);
    return {
      _id: closing.id,
      Closed_at: closing.closed_at.toISOString(),
      Closed_by: closing.closed_by_name,
      Carried_to: closing.carried_to_name,
      Work: workWire(countWork(own.map((task) => task.status))),
      Carried_over: own.filter((task) => task.was_carried).length,
      Tasks: own.map(taskWire),
    };
  });
};
