import { taskStatuses, type IssueType, type TaskPriority, type TaskStatus } from '../tasks/taskChoices';
import { wholePercentage } from '../tasks/workState';

/** Number of tasks of a project with this status, type and priority. */
export interface IssueCount {
  status: string;
  issueType: string;
  priority: string;
  count: number;
}

/** The figures of a part of a project's tasks. */
export interface IssueFigures {
  /** As the specification writes it, for example 'InProgress'. */
  label: string;
  count: number;
  /** Share of all tasks of the project, a rounded whole number; 0 when there are none (E-27). */
  percentage: number;
  task: number;
  bugs: number;
  story: number;
}

/** A row of the table 'Issue Statistics'. */
export interface IssueStatisticsRow extends IssueFigures {
  status: TaskStatus;
}

/** A row of status by priority: every task status has one, so that the total is the project's. */
export interface PriorityStatisticsRow {
  status: TaskStatus;
  high: number;
  medium: number;
  low: number;
  total: number;
}

/** CONST-003: labels letter for letter, in order. READY FOR UAT has no row; its tasks count in the total (B-06). */
export const issueStatisticsLabels: readonly { label: string; status: TaskStatus }[] = [
  { label: 'Open', status: 'OPEN' },
  { label: 'InProgress', status: 'IN PROGRESS' },
  { label: 'Development Done', status: 'DEVELOPMENT DONE' },
  { label: 'Reopen', status: 'REOPEN' },
  { label: 'close', status: 'CLOSE' },
  { label: 'Rejected', status: 'REJECTED' },
  { label: 'ReadyForQA', status: 'READY FOR QA' },
  { label: 'On Hold', status: 'ON HOLD' },
];

const sum = (counts: readonly IssueCount[]): number => counts.reduce((total, { count }) => total + count, 0);

function statisticsRow(label: string, own: readonly IssueCount[], counts: readonly IssueCount[]): IssueFigures {
  const ofType = (type: IssueType): number => sum(own.filter((entry) => entry.issueType === type));
  const count = sum(own);
  return {
    label,
    count,
    percentage: wholePercentage(count, sum(counts)),
    task: ofType('Task'),
    bugs: ofType('Bug'),
    story: ofType('Story'),
  };
}

const ofStatus = (counts: readonly IssueCount[], status: TaskStatus): IssueCount[] =>
  counts.filter((entry) => entry.status === status);

export function issueStatistics(counts: readonly IssueCount[]): IssueStatisticsRow[] {
  return issueStatisticsLabels.map(({ label, status }) => ({
    status,
    ...statisticsRow(label, ofStatus(counts, status), counts),
  }));
}

const unlisted: TaskStatus = 'READY FOR UAT';

/** Rows added below, so that the table adds up: the status without a row, and all tasks. */
export function issueStatisticsSums(counts: readonly IssueCount[]): {
  readonly rest: IssueStatisticsRow;
  readonly whole: IssueFigures;
} {
  return {
    rest: { status: unlisted, ...statisticsRow(unlisted, ofStatus(counts, unlisted), counts) },
    whole: statisticsRow('All', counts, counts),
  };
}

/** Status by priority (SCR-056), with live figures (B-04). */
export function priorityStatistics(counts: readonly IssueCount[]): PriorityStatisticsRow[] {
  return taskStatuses.map((status) => {
    const own = counts.filter((entry) => entry.status === status);
    const ofPriority = (priority: TaskPriority): number => sum(own.filter((entry) => entry.priority === priority));
    return { status, high: ofPriority('HIGH'), medium: ofPriority('MEDIUM'), low: ofPriority('LOW'), total: sum(own) };
  });
}

/** Slices of the pie 'Project Ratio' (SCR-018, F-47). */
export function projectRatio(
  counts: readonly IssueCount[],
): { label: 'Task' | 'Story' | 'Bugs'; issueType: IssueType; count: number }[] {
  const ofType = (type: IssueType): number => sum(counts.filter((entry) => entry.issueType === type));
  return [
    { label: 'Task', issueType: 'Task', count: ofType('Task') },
    { label: 'Story', issueType: 'Story', count: ofType('Story') },
    { label: 'Bugs', issueType: 'Bug', count: ofType('Bug') },
  ];
}
