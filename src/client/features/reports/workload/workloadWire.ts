import type { WorkingPlanTask } from '../../../api/api';

export interface NamedTask {
  readonly id: string;
  readonly key: string;
  readonly projectId: string;
  readonly summary: string;
  readonly hours: number;
}

/** The tasks that the viewer may see. */
export const toNamedTasks = (tasks: readonly WorkingPlanTask[]): readonly NamedTask[] =>
  tasks.flatMap(({ Task_id, Task_key, Project_id, Short_summary, Hours }) =>
    Task_id !== null && Task_key !== null && Project_id !== null
      ? [{ id: Task_id, key: Task_key, projectId: Project_id, summary: Short_summary ?? '', hours: Hours }]
      : [],
  );

/** Key and summary. */
export const taskTitle = ({ Task_key, Short_summary }: WorkingPlanTask): string =>
  `${Task_key ?? ''} ${Short_summary ?? ''}`;
