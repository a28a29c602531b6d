import type { HistoryField } from '../../../domain/history/historyFields';
import type { IssueType, TaskPriority, TaskStatus } from '../../../domain/tasks/taskChoices';
import type { Person } from '../people/person';
import type { Area } from './projectOutline';
import type { Project, Sprint } from './project';
import type { TaskDiscipline } from './taskWording';

/** An entry of a task's history, with readable values: names instead of ids. */
export interface Change {
  readonly atMs: number;
  readonly by: Person;
  readonly field: HistoryField;
  readonly previous: string | null;
  readonly current: string | null;
}

/** A comment at a step of the task. */
export interface Remark {
  readonly atMs: number;
  readonly by: Person;
  readonly text: string;
}

/** A task during the simulation; days are numbers of the calendar. */
export interface Task {
  readonly id: string;
  readonly project: Project;
  number: number;
  readonly type: IssueType;
  readonly discipline: TaskDiscipline;
  readonly area: Area;
  readonly summary: string;
  readonly description: string;
  readonly reporter: Person;
  readonly tester: Person | null;
  readonly createdMs: number;
  sprint: Sprint | null;
  readonly assignedOn: number | null;
  readonly durationHours: number | null;
  readonly changes: Change[];
  readonly remarks: Remark[];
  assignee: Person;
  dueOn: number | null;
  priority: TaskPriority;
  status: TaskStatus;
  /** Minutes of work until it is done; chosen again when it is reopened. */
  minutesLeft: number;
  /** From when on the next assignee may start it. */
  availableMs: number;
  linked: Task | null;
  /** The earlier task that it waits for. */
  blocker: { readonly task: Task; readonly lagDays: number } | null;
}

/** Key, for example HBR-17. */
export const keyOf = (task: Task): string => `${task.project.outline.shortName}-${task.number}`;

/** A task of the backlog that was planned, but that no one got: every second one outside sprints. */
export const isUnassigned = ({ assignee, changes, number, sprint, status }: Task): boolean =>
  status === 'OPEN' && changes.length === 0 && sprint === null && assignee.account === null && number % 2 === 0;

/** Instant of the last event of the task. */
export const lastMs = (task: Task): number => task.changes[task.changes.length - 1]?.atMs ?? task.createdMs;
