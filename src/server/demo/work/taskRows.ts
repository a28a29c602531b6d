import { creationAction } from '../../../domain/history/historyFields';
import type { CompanyRows, Row, TaskRow } from '../companyRows';
import type { CompanyCalendar } from '../seed/companyCalendar';
import { baselineRows } from '../baselines/baselineRows';
import { identifier } from '../seed/identifier';
import type { SeededRandom } from '../seed/seededRandom';
import type { WorkDone } from './simulateWork';
import { isUnassigned, keyOf, lastMs, type Task } from './task';

/** Tasks with links, timers, comments and history; the history of a task ends at its status and its assignee. */
export function taskRows({ tasks, timers }: WorkDone, calendar: CompanyCalendar, seed: SeededRandom): CompanyRows {
  const random = seed.fork(`task rows/${tasks[0]?.project.outline.shortName ?? ''}`);
  const loggedMs = new Map<Task, number>();
  for (const { task, startedMs, stoppedMs } of timers)
    if (stoppedMs !== null) loggedMs.set(task, (loggedMs.get(task) ?? 0) + stoppedMs - startedMs);
  return {
    tasks: tasks.map((task) => ({
      ...taskRow(task, calendar),
      ...taskFigures(task, loggedMs.get(task) ?? 0, calendar),
    })),
    task_links: tasks.flatMap((task) =>
      task.linked === null ? [] : { task_id: task.id, linked_task_id: task.linked.id },
    ),
    task_dependencies: tasks.flatMap((task) =>
      task.blocker === null
        ? []
        : { task_id: task.id, blocker_id: task.blocker.task.id, lag_days: task.blocker.lagDays },
    ),
    ...baselineRows(tasks, (task) => plannedStart(task, calendar), calendar, seed),
    task_timers: timers.map(({ id, task, person, startedMs, stoppedMs }) => ({
      id,
      task_id: task.id,
      project_id: task.project.id,
      employee_id: person.id,
      started_at: new Date(startedMs),
      stopped_at: stoppedMs === null ? null : new Date(stoppedMs),
    })),
    comments: tasks.flatMap((task) =>
      task.remarks
        .filter(({ atMs }) => atMs <= calendar.nowMs)
        .map(({ atMs, by, text }) => ({
          id: identifier(random, atMs),
          task_id: task.id,
          project_id: null,
          author_id: by.id,
          body: `<p>${text}</p>`,
          created_at: new Date(atMs),
        })),
    ),
    history_entries: tasks.flatMap((task) => historyRows(task, random)),
  };
}

type Figures = Pick<TaskRow, 'closed_at' | 'status_since' | 'logged_seconds' | 'reopen_count' | 'comment_count'>;

/** Columns that triggers would otherwise maintain. */
function taskFigures(
  { changes, createdMs, remarks, status }: Task,
  loggedMs: number,
  calendar: CompanyCalendar,
): Figures {
  const ofStatus = changes.filter(({ field }) => field === 'status');
  const since = new Date(ofStatus[ofStatus.length - 1]?.atMs ?? createdMs);
  return {
    closed_at: status === 'CLOSE' ? since : null,
    status_since: since,
    logged_seconds: Math.floor(loggedMs / 1000),
    reopen_count: ofStatus.filter(({ current }) => current === 'REOPEN').length,
    comment_count: remarks.filter(({ atMs }) => atMs <= calendar.nowMs).length,
  };
}

/** The planned work begins when the task is assigned; not all tasks are planned. */
function plannedStart(
  { assignedOn, dueOn, durationHours, number }: Task,
  calendar: CompanyCalendar,
): Required<Pick<TaskRow, 'starts_on' | 'start_half' | 'due_half'>> {
  const isPlanned = assignedOn !== null && durationHours !== null && (dueOn === null || dueOn >= assignedOn);
  const isFromMidday = isPlanned && number % 5 === 0 && dueOn !== assignedOn;
  return {
    starts_on: isPlanned ? calendar.day(assignedOn) : null,
    start_half: isFromMidday ? 'Second Half' : 'First Half',
    due_half: 'Second Half',
  };
}

function taskRow(task: Task, calendar: CompanyCalendar): Omit<TaskRow, keyof Figures> {
  const assignee = isUnassigned(task) ? null : task.assignee;
  return {
    id: task.id,
    project_id: task.project.id,
    number: task.number,
    key: keyOf(task),
    issue_type: task.type,
    summary: task.summary,
    description: task.description,
    reporter_id: task.reporter.id,
    assignee_id: assignee?.id ?? null,
    sprint_id: task.sprint?.id ?? null,
    assigned_on: task.assignedOn === null || assignee === null ? null : calendar.day(task.assignedOn),
    due_on: task.dueOn === null ? null : calendar.day(task.dueOn),
    ...plannedStart(task, calendar),
    duration_hours: task.durationHours,
    priority: task.priority,
    status: task.status,
    version: task.changes.length + 1,
    created_at: new Date(task.createdMs),
    updated_at: new Date(lastMs(task)),
    deletion_id: null,
    deleted_at: null,
    deleted_by_id: null,
    assignee_name: assignee?.fullName ?? null,
    reporter_name: task.reporter.fullName,
    sprint_name: task.sprint?.name ?? null,
    milestone_id: task.sprint?.milestone?.id ?? null,
    milestone_name: task.sprint?.milestone?.name ?? null,
  };
}

function historyRows(task: Task, random: SeededRandom): Row<'history_entries'>[] {
  const creation: Row<'history_entries'> = {
    id: identifier(random, task.createdMs),
    task_id: task.id,
    project_id: null,
    actor_id: task.reporter.id,
    field: null,
    previous_value: null,
    current_value: null,
    action: creationAction,
    remark: null,
    happened_at: new Date(task.createdMs),
  };
  return [
    creation,
    ...task.changes.map(({ atMs, by, field, previous, current }) => ({
      ...creation,
      id: identifier(random, atMs),
      actor_id: by.id,
      field,
      previous_value: previous,
      current_value: current,
      action: null,
      happened_at: new Date(atMs),
    })),
  ];
}
