import type { ColumnDefinition } from '../../ui/table/columnDefinition';

interface Figures {
  readonly Project_id: string;
  readonly Task_count: number;
  readonly Done_count: number;
  readonly Estimated_hours: number;
  readonly Logged_minutes: number;
}
type FigureColumn = ColumnDefinition<Figures>;

const wholePercent = 100;

/** CLOSE and REJECTED tasks of all, rounded; 0 without tasks. */
export const donePercent = ({ Task_count, Done_count }: Pick<Figures, 'Task_count' | 'Done_count'>): number => (Task_count === 0 ? 0 : Math.round((Done_count / Task_count) * wholePercent));

/** 'All Tasks' of the project, filtered by these sprints. */
export const tasksPath = (projectId: string, sprintIds: readonly string[]): string =>
  `/project/tasks/${encodeURIComponent(projectId)}?${new URLSearchParams({ 'f.Sprint': `in:${sprintIds.join('|')}` }).toString()}`;

export const percentColumn: FigureColumn = { key: 'done_percent', header: '% done', type: 'progress', width: 112, value: donePercent };
export const estimatedColumn: FigureColumn = { key: 'estimated', header: 'Estimated', type: 'hours', width: 96, value: (row) => row.Estimated_hours };
const minutesPerHour = 60;
export const loggedColumn: FigureColumn = { key: 'logged', header: 'Logged', type: 'hours', width: 88, value: (row) => row.Logged_minutes / minutesPerHour };

/** '3 of 8', leading to the tasks behind the figure. */
export const doneColumn = <Row extends Figures>(sprintIds: (row: Row) => readonly string[]): ColumnDefinition<Row> => ({
  key: 'tasks',
  header: 'Tasks done',
  type: 'number',
  width: 108,
  value: (row) => row.Task_count,
  cell: (row) => ({ text: `${row.Done_count} of ${row.Task_count}`, ...(row.Task_count > 0 && { href: tasksPath(row.Project_id, sprintIds(row)) }) }),
});
