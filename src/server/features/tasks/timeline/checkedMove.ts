import { hundredths } from '../../../../domain/figures/hundredths';
import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Day } from '../../../../domain/calendar/day';
import { isDay } from '../../../../domain/calendar/isDay';
import { groupedBy } from '../../../../domain/collections/groupedBy';
import { dayHalves } from '../../../../domain/leave/leaveChoices';
import { fromHalfDay, toHalfDay, type HalfDay } from '../../../../domain/calendar/halfDays';
import { changedMilestoneEnds } from '../../../../domain/schedule/milestoneEnds';
import { newOverloads } from '../../../../domain/schedule/overloads';
import {
  getPlacement,
  schedule,
  type Placement,
  type FirstWorkingTime,
  type WorkingTime,
} from '../../../../domain/schedule/schedule';
import { settledTaskMessage } from '../../../../domain/schedule/taskMove';
import { taskMessages } from '../../../../domain/tasks/taskRules';
import { isOpenStatus } from '../../../../domain/tasks/workState';
import { holidaysWithLocations } from '../../../calendar/calendarReadModel';
import { isRecordId } from '../../../database/isRecordId';
import type { Schema } from '../../../database/schema';
import { sendTogether } from '../../../database/sendTogether';
import { allInOrder } from '../../../database/transactions/allInOrder';
import { failures } from '../../../errors/failure';
import type { Schemas } from '../../../operations/call';
import type { Caller } from '../../../operations/caller';
import { taskToSpread } from '../../../schedule/taskToSpread';
import { firstDayOff, assigneeTimes, toTask, type AssigneeTimes } from '../../../schedule/assigneeTimes';
import { grantedLeaves, plannedPeople, type PlacedRow } from '../../../schedule/assigneeTimesReadModel';
import { lockDependenciesAround } from '../dependencies/dependenciesRepository';
import { checkTaskEdits, type CheckedEdit } from '../edit/checkedEdits';
import { parsePatch, type TaskPatch } from '../edit/taskPatch';
import { lockVisibleTasks } from '../taskReadModel';
import {
  dependenciesAround,
  milestonesOfTasks,
  openTasksOfAssignees,
  openTasksOfMilestones,
  placedTasks,
  sprintsOfTasks,
  visibleTaskIds,
} from './timelineReadModel';
import { moveWire } from './timelineWire';

/** Tasks that one move may change. */
const maxMoved = 500;

interface Move {
  readonly start: HalfDay;
  readonly end?: HalfDay;
}

const malformed = (message: string) => failures.malformed([{ field: 'moves', message }]);

function readHalfDay(day: string, half: string): HalfDay {
  const known = dayHalves.find((one) => one === half);
  if (!isDay(day)) throw malformed(taskMessages.notADay);
  if (known === undefined) throw malformed(taskMessages.half);
  return toHalfDay(day, known);
}

function readMove({ Start_date, Start_half, Due_date, Due_half, ...others }: TaskPatch): Move {
  if (Start_date === undefined || Object.keys(others).length > 0)
    throw malformed('A move has an id, a start and, for another length, an end');
  const start = readHalfDay(Start_date, Start_half ?? 'First Half');
  if (Due_date === undefined) return { start };
  const end = readHalfDay(Due_date, Due_half ?? 'Second Half');
  if (end < start) throw failures.invalid([{ field: 'moves', message: taskMessages.dueBeforeStart }]);
  return { start, end };
}

function readMoves(texts: readonly string[]): Map<string, Move> {
  const moves = texts.map((text) => {
    const { id, ...patch } = parsePatch(text) ?? {};
    if (id === undefined) throw malformed('A move cannot be read');
    return [id, readMove(patch)] as const;
  });
  if (moves.length === 0) throw failures.invalid([{ field: 'moves', message: 'There is nothing to move' }]);
  return new Map(moves);
}

/** The working times of the assignees of some tasks. */
async function readTimes(
  database: Kysely<Schema>,
  rows: readonly PlacedRow[],
  {
    first,
    scheduled,
    timeZone,
  }: { readonly first: Day; readonly scheduled: readonly PlacedRow[]; readonly timeZone: string },
): Promise<{ times: AssigneeTimes; names: ReadonlyMap<string, string> }> {
  const employeeIds = [...new Set(rows.flatMap(({ assignee_id }) => assignee_id ?? []))];
  const [people, leaves, holidays] = await sendTogether(database, [
    plannedPeople(database, employeeIds, timeZone),
    grantedLeaves(database, employeeIds, { from: first, timeZone }),
    holidaysWithLocations(database, first),
  ]);
  return {
    times: await assigneeTimes(database, scheduled, { people, leaves, holidays }),
    names: new Map(people.map(({ id, full_name }) => [id, full_name])),
  };
}

/** The moved tasks, those that wait for them, directly or not, and the blockers of all these. */
function concernedTasks(movedIds: Iterable<string>, dependencies: readonly { taskId: string; blockerId: string }[]) {
  const waiting = groupedBy(dependencies, ({ blockerId }) => blockerId);
  const following = new Set(movedIds);
  // A Set iterates over what is added while it is iterated.
  for (const id of following) for (const { taskId } of waiting.get(id) ?? []) following.add(taskId);
  const blockers = dependencies.filter(({ taskId }) => following.has(taskId)).map(({ blockerId }) => blockerId);
  return { following: [...following].sort(), all: [...new Set([...following, ...blockers])] };
}

const patchFor = ({ start, end }: Placement): TaskPatch => ({
  Start_date: fromHalfDay(start).day,
  Start_half: fromHalfDay(start).half,
  Due_date: fromHalfDay(end).day,
  Due_half: fromHalfDay(end).half,
});

const endWire = (end: HalfDay | undefined) => (end === undefined ? null : fromHalfDay(end).day);

export interface CheckedMove {
  readonly preview: Schemas['TimelinePreview'];
  readonly edits: readonly CheckedEdit[];
}

interface MoveRequest {
  readonly moves: readonly string[];
  readonly today: Day;
  readonly timeZone: string;
  /** Locks the tasks and the dependencies of their projects until the transaction ends. */
  readonly isForSaving: boolean;
}

/**
 * What a move of tasks changes, by the rule of scheduling and those of editing a task.
 * @throws Failure 400 for moves that cannot be read, 404 for a task that the caller may not see, 422 for finished tasks and
 * for more tasks than can be changed together
 */
export async function checkMove(
  database: Kysely<Schema>,
  caller: Caller,
  { moves: texts, today, timeZone, isForSaving }: MoveRequest,
): Promise<CheckedMove> {
  const moves = readMoves(texts);
  const ids = [...moves.keys()];
  if (!ids.every(isRecordId)) throw failures.notFound('Task');
  const [visible, , around] = await allInOrder([
    visibleTaskIds(database, caller, ids),
    isForSaving && lockDependenciesAround(database, caller, ids),
    dependenciesAround(database, ids),
  ]);
  if (visible.length < ids.length) throw failures.notFound('Task');
  const dependencies = around.map((row) => ({ taskId: row.task_id, blockerId: row.blocker_id, lagDays: row.lag_days }));
  const concerned = concernedTasks(ids, dependencies);
  const [locked, [rows, load, milestoneTasks, milestones, sprints]] = await allInOrder([
    isForSaving ? lockVisibleTasks(database, caller, concerned.following) : undefined,
    sendTogether(database, [
      placedTasks(database, concerned.all),
      openTasksOfAssignees(database, concerned.following),
      openTasksOfMilestones(database, concerned.following),
      milestonesOfTasks(database, concerned.following),
      sprintsOfTasks(database, concerned.following),
    ]),
  ]);
  if (rows.some(({ id, status }) => moves.has(id) && !isOpenStatus(status)))
    throw failures.invalid([{ field: 'moves', message: settledTaskMessage }]);

  const followers = new Set(concerned.following);
  const first = firstDayOff([...rows, ...load, ...milestoneTasks], today);
  const { times, names } = await readTimes(database, [...rows, ...milestoneTasks], {
    first,
    scheduled: rows.filter(({ id }) => followers.has(id)),
    timeZone,
  });
  const { calendar } = times;
  const assignees = new Map([...rows, ...load, ...milestoneTasks].map((row) => [row.id, row.assignee_id]));
  const isWorking: WorkingTime = (id, halfDay) => calendar.isPlanned(assignees.get(id) ?? null, halfDay);
  const firstWorking: FirstWorkingTime = (id) => calendar.firstPlanned(assignees.get(id) ?? null);
  const changed = schedule({
    tasks: rows.map(toTask),
    dependencies,
    moves,
    isWorking,
    // Days off that came after the days were set do not shorten the work: the task ends later.
    ...(concerned.following.some(times.hasLaterDaysOff) && {
      wasWorking: (id, halfDay) => (followers.has(id) ? times.wasWorking(id, halfDay) : isWorking(id, halfDay)),
    }),
    isWorkingDay: (id, halfDay) => calendar.isWorkingDay(assignees.get(id) ?? null, halfDay),
    firstWorking,
  });
  if (changed.size > maxMoved)
    throw failures.invalid([
      { field: 'moves', message: `This moves ${changed.size} tasks. At most ${maxMoved} can be moved together` },
    ]);
  const edits = await checkTaskEdits(
    database,
    caller,
    [...changed].map(([id, placement]) => ({ id, patch: patchFor(placement) })),
    { today, isPreview: !isForSaving, ...(locked !== undefined && { locked }) },
  );
  const overloads = newOverloads(
    load.flatMap((row) =>
      row.assignee_id === null
        ? []
        : [
            {
              id: row.id,
              employeeId: row.assignee_id,
              ...taskToSpread(row),
            },
          ],
    ),
    changed,
    today,
    calendar,
  );
  const ends = new Map(
    changedMilestoneEnds(
      milestoneTasks.flatMap((row) =>
        row.milestone_id === null
          ? []
          : [
              {
                id: row.id,
                milestoneId: row.milestone_id,
                placement: getPlacement(toTask(row), isWorking, firstWorking),
              },
            ],
      ),
      changed,
    ).map((end) => [end.milestoneId, end]),
  );
  const sprintById = new Map(sprints.map((sprint) => [sprint.id, sprint]));
  const shown = {
    Moves: edits.flatMap(({ task, problems }): Schemas['TimelineMove'][] => {
      const placement = task && changed.get(task.id);
      if (!task || !placement) return [];
      return [
        moveWire(task, placement, {
          isChosen: moves.has(task.id),
          problem: problems[0]?.message ?? null,
          sprint: sprintById.get(task.sprint_id ?? ''),
        }),
      ];
    }),
    Overloads: overloads.map(({ employeeId, days: overloaded }) => ({
      Employee_id: employeeId,
      Name: names.get(employeeId) ?? '',
      Days: overloaded.map(({ day, hours, capacityHours }) => ({
        Day: day,
        Hours: hundredths(hours),
        Capacity_hours: capacityHours,
      })),
    })),
    Milestones: milestones.flatMap((milestone) => {
      const end = ends.get(milestone.id);
      return end === undefined
        ? []
        : [
            {
              _id: milestone.id,
              Name: milestone.name,
              Project_name: milestone.project_name,
              Due_date: milestone.due_on,
              Ends_before: endWire(end.before),
              Ends_after: endWire(end.after),
            },
          ];
    }),
  };
  return {
    // All that is read above has an order: what is shown does not depend on where the database keeps the rows.
    preview: { ...shown, Fingerprint: createHash('sha256').update(JSON.stringify(shown)).digest('hex') },
    edits,
  };
}
