import { counted } from '../../../../domain/wording/counted';
import type { UnstaffedWork, WorkingPlanRow, WorkingPlanTask } from '../../../api/api';

/** A row of the workload: a person, or work that no active employee has. */
export interface WorkloadRow extends Pick<WorkingPlanRow, '_id' | 'Name' | 'Position' | 'Planned_hours' | 'Days'> {
  /** null without a person: no one can take more work there. */
  readonly Capacity_hours: number | null;
}

const unstaffedNames: Readonly<Record<UnstaffedWork['Kind'], string>> = {
  unassigned: 'Unassigned',
  former: 'Former employees',
};

/** Work that no active employee has, as a row. */
export const toWorkloadRow = ({ Kind, Task_count, Planned_hours, Days }: UnstaffedWork): WorkloadRow => ({
  _id: Kind,
  Name: unstaffedNames[Kind],
  Position: counted(Task_count, 'task'),
  Planned_hours,
  Capacity_hours: null,
  Days,
});

export interface NamedTask {
  readonly id: string;
  readonly key: string;
  readonly projectId: string;
  readonly summary: string;
  readonly hours: number;
  readonly hasEstimate: boolean;
  /** undefined unless the assignee has left. */
  readonly formerAssignee: { readonly id: string; readonly name: string } | undefined;
}

export const toNamedTasks = (tasks: readonly WorkingPlanTask[]): readonly NamedTask[] =>
  tasks.map(({ Former_assignee: name, Former_assignee_id: id, ...task }) => ({
    id: task.Task_id,
    key: task.Task_key,
    projectId: task.Project_id,
    summary: task.Short_summary,
    hours: task.Hours,
    hasEstimate: task.Has_estimate,
    formerAssignee: id === undefined ? undefined : { id, name: name ?? '' },
  }));

export const taskTitle = ({ Task_key, Short_summary }: WorkingPlanTask): string => `${Task_key} ${Short_summary}`;
