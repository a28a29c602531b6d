import { addDays, dayIn } from '../../../../domain/calendar/day';
import { lostTime, nothingLost, type LostTime } from '../../../../domain/schedule/schedule';
import { holidaysWithLocations } from '../../../calendar/calendarReadModel';
import { isRecordId } from '../../../database/isRecordId';
import { sendTogether } from '../../../database/sendTogether';
import { failures } from '../../../errors/failure';
import type { Handler, Schemas } from '../../../operations/call';
import { assigneeTimes, toTask } from '../../../schedule/assigneeTimes';
import { seenAssignees } from '../../../schedule/assigneeTimesReadModel';
import { mapWithPauses } from '../../../operations/mapWithPauses';
import { sendOfVisibleProject, visibleTaskStatement } from '../../../visibility/visibilityReadModel';
import { timelineDependencies, timelinePlans, timelineTasks } from './timelineReadModel';
import { maxTimelineTasks } from './maxTimelineTasks';
import { timelineTaskWire } from './timelineWire';
import { daysOffWire } from '../../../schedule/daysOffWire';

const daysBefore = 365;
const daysAfter = 730;
/** Five years. */
const maxDays = 1826;

/**
 * The tasks over time of one project or of all that the caller may see. Leaves of others are for users who may see the
 * members of projects with their leaves.
 * @throws Failure 404 for a project or task that the caller may not see, 422 naming `To` for a range that is too long or ends before
 * it starts
 */
export const getTimeline: Handler<'getTimeline'> = async ({ caller, database, now, query, services }) => {
  const today = dayIn(services.companyTimeZone, now);
  const from = query.From ?? addDays(today, -daysBefore);
  const to = query.To ?? addDays(from > today ? from : today, daysAfter);
  if (to < from || to > addDays(from, maxDays))
    throw failures.invalid([{ field: 'To', message: 'Please choose a range of at most five years' }]);
  const projectId = query.Project_id;
  const taskId = query.Task_id;
  if (taskId !== undefined && !isRecordId(taskId)) throw failures.notFound('Task');
  const [visibleTasks, tasks, dependencies, milestones, sprints] = await sendOfVisibleProject(
    database,
    caller,
    projectId,
    [
      taskId === undefined ? undefined : visibleTaskStatement(database, caller, taskId),
      timelineTasks(
        database,
        caller,
        { projectId, taskId, from, to, finishedFrom: query.Finished_from },
        maxTimelineTasks,
      ),
      timelineDependencies(database, caller, { projectId, taskId }),
      timelinePlans(database, caller, 'milestones', { projectId, taskId }),
      timelinePlans(database, caller, 'sprints', { projectId, taskId }),
    ],
  );
  if (taskId !== undefined && visibleTasks.length === 0) throw failures.notFound('Task');
  const shownIds = new Set(tasks.map(({ id }) => id));
  const [people, leaves, holidays] = await sendTogether(database, [
    ...seenAssignees(database, caller, tasks, { from, timeZone: services.companyTimeZone }),
    holidaysWithLocations(database, from, to),
  ]);
  const times = await assigneeTimes(database, tasks, { people, leaves, holidays });
  const lost = (task: (typeof tasks)[number]): LostTime =>
    (task.due_on !== null && task.due_on < today) || !times.hasLaterDaysOff(task.id)
      ? nothingLost
      : lostTime(toTask(task), times);
  const sprintOrMilestone = (row: (typeof milestones)[number]): Schemas['TimelinePlan'] => ({
    _id: row.id,
    Project_id: row.project_id,
    Name: row.name,
    Start_date: row.starts_on,
    Due_date: row.due_on,
    Status: row.status,
  });
  return {
    From: from,
    To: to,
    Total: tasks[0]?.total ?? 0,
    Tasks: await mapWithPauses(tasks, (task) => timelineTaskWire(task, lost(task))),
    Dependencies: dependencies
      .filter(({ task_id, blocker_id }) => shownIds.has(task_id) && shownIds.has(blocker_id))
      .map(({ task_id, blocker_id, lag_days }) => ({ Task_id: task_id, Blocker_id: blocker_id, Lag_days: lag_days })),
    Milestones: milestones.map(sprintOrMilestone),
    Sprints: sprints.map(sprintOrMilestone),
    ...daysOffWire({ people, leaves, holidays }, from),
  };
};
