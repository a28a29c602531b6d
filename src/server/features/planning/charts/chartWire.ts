import type { Amount, TaskState } from '../../../../domain/charts/scopeStates';
import type { Schemas } from '../../../operations/call';

export const amountWire = ({ tasks, hours }: Amount): Schemas['ChartAmount'] => ({ Tasks: tasks, Hours: hours });

interface StateRow {
  readonly task_id: string;
  readonly status: string;
  readonly duration_hours: number | null;
  readonly valid_from: Date;
  readonly valid_to: Date | null;
}

export const toTaskState = (row: StateRow): TaskState => ({
  taskId: row.task_id,
  status: row.status,
  hours: row.duration_hours,
  fromMs: row.valid_from.getTime(),
  toMs: row.valid_to?.getTime() ?? null,
});
