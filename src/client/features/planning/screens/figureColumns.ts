import { projectTasksPath } from '../../../../domain/projects/projectTasksPath';
import { closingText, laterText, shownCounts } from '../../../../domain/planning/sprintClosing';
import {
  countedStatuses,
  countedTasks,
  noTasksText,
  progressPercent,
  progressText,
  type WorkCounts,
} from '../../../../domain/tasks/workState';
import { hoursOfMinutes, plannedWorkRule } from '../../../../domain/tasks/variance';
import type { MilestoneSprint, ProjectSprint, WorkFigures } from '../../../api/api';
import { getClosing, getCounts } from '../../../entities/workFigures';
import type { ColumnDefinition } from '../../../table/view/columnDefinition';

interface Figures {
  readonly Project_id: string;
  readonly Status: string;
  readonly Work: WorkFigures;
  readonly Estimated_hours: number;
  readonly Logged_minutes: number;
  readonly Closing?: ProjectSprint['Closing'];
}
type FigureColumn = ColumnDefinition<Figures>;
type Counted = Pick<Figures, 'Status' | 'Work' | 'Closing'> | MilestoneSprint;

/** The figures of a milestone or sprint; for a closed sprint those of its closing. */
export const countsShown = ({ Status, Work, Closing = null }: Counted): WorkCounts =>
  shownCounts(Status, getCounts(Work), getClosing(Closing));

/** '4 of 25 done, 21 carried over to Sprint 15' for a closed sprint, otherwise '4 of 25 done'. */
export function workText({ Status, Work, Closing = null }: Counted): string {
  const closing = getClosing(Closing);
  return closing === null ? progressText(shownCounts(Status, getCounts(Work), null)) : closingText(closing);
}

/** 'Now in it: 4 of 4 done' for a closed sprint whose tasks have changed since; otherwise null. */
export function laterWorkText({ Status, Work, Closing = null }: Counted): string | null {
  const later = laterText(Status, getCounts(Work), getClosing(Closing));
  return later === null ? null : `Now in it: ${later.toLowerCase()}`;
}

/** The tasks of sprints that their progress counts: all but rejected ones. */
export const countedTasksPath = (projectId: string, sprintIds: readonly string[]): string =>
  projectTasksPath(projectId, { Sprint: sprintIds, Status: countedStatuses });

export const progressColumn: FigureColumn = {
  key: 'done_percent',
  header: 'Progress',
  type: 'progress',
  width: 112,
  value: (row) => progressPercent(countsShown(row)),
  absent: (row) => noTasksText(countsShown(row)),
};
export const rejectedColumn: FigureColumn = {
  key: 'rejected',
  header: 'Rejected',
  type: 'number',
  width: 92,
  value: (row) => countsShown(row).rejected,
};
export const estimatedColumn: FigureColumn = {
  key: 'estimated',
  header: 'Estimated',
  explanation: plannedWorkRule,
  type: 'hours',
  width: 96,
  value: (row) => (row.Closing ?? row).Estimated_hours,
};
export const loggedColumn: FigureColumn = {
  key: 'logged',
  header: 'Logged',
  explanation: plannedWorkRule,
  type: 'hours',
  width: 88,
  value: (row) => hoursOfMinutes((row.Closing ?? row).Logged_minutes),
};

/** Open tasks that were carried over when the sprint was closed. */
export const carriedColumn: ColumnDefinition<ProjectSprint> = {
  key: 'carried',
  header: 'Carried over',
  type: 'number',
  width: 116,
  value: (row) => row.Closing?.Carried_over,
  cell: ({ Closing }) =>
    Closing === null
      ? { text: '' }
      : {
          text: String(Closing.Carried_over),
          title: Closing.Carried_to === null ? undefined : `To ${Closing.Carried_to}`,
        },
};

/** For the Excel file, where '3 of 8' is the figure 3. */
export const plannedColumn: FigureColumn = {
  key: 'planned',
  header: 'Planned',
  type: 'number',
  width: 92,
  isHiddenAtFirst: true,
  isExportedHidden: true,
  value: (row) => countedTasks(countsShown(row)),
};

/** '3 of 8', linked to the tasks that are counted; the tasks of a closed sprint that have changed since are not those. */
export const finishedColumn = <Row extends Figures>(
  sprintIds: (row: Row) => readonly string[],
): ColumnDefinition<Row> => ({
  key: 'tasks',
  header: 'Finished',
  type: 'number',
  width: 108,
  value: (row) => countsShown(row).finished,
  cell: (row) => {
    const counts = countsShown(row);
    const later = laterWorkText(row);
    return {
      text: countedTasks(counts) === 0 ? noTasksText(counts) : `${counts.finished} of ${countedTasks(counts)}`,
      title: [workText(row), ...(later === null ? [] : [later])].join('\n'),
      ...(later === null && row.Work.All > 0 && { href: countedTasksPath(row.Project_id, sprintIds(row)) }),
    };
  },
});
