import type { Amount, TaskState } from '../../../../domain/charts/scopeStates';
import type { PlanPoint } from '../../../../domain/charts/planChart';
import type { Day } from '../../../../domain/calendar/day';
import type { PlanForecast } from './forecastReadModel';
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

const pointWire = ({ day, workShare, untilMs, ideal, figures }: PlanPoint): Schemas['PlanChartPoint'] => ({
  Day: day,
  Work_share: workShare,
  Until: new Date(untilMs).toISOString(),
  Ideal: ideal && amountWire(ideal),
  Figures: figures && {
    Scope: amountWire(figures.scope),
    Open: amountWire(figures.open),
    Finished: amountWire(figures.finished),
    Added: figures.added,
    Removed: figures.removed,
  },
});

export const forecastWire = ({ open, p50, p85 }: PlanForecast): NonNullable<Schemas['PlanForecast']> => ({
  Open: open,
  P50: p50,
  P85: p85,
});

interface PlanRow {
  readonly id: string;
  readonly project_id: string;
  readonly name: string;
  readonly starts_on: Day | null;
  readonly due_on: Day | null;
}

interface PlanTaskRow {
  readonly id: string;
  readonly key: string;
  readonly summary: string;
  readonly assignee_name: string | null;
}

/** The chart of a sprint or milestone, with the states from which its points are computed. */
export const planChartWire = (
  plan: PlanRow,
  {
    closedAtMs,
    forecast,
    points,
    states,
    tasks,
  }: {
    readonly closedAtMs: number | null;
    /** undefined for a closed one. */
    readonly forecast: PlanForecast | undefined;
    readonly points: readonly PlanPoint[];
    readonly states: readonly TaskState[];
    readonly tasks: readonly PlanTaskRow[];
  },
): Schemas['PlanChart'] => ({
  _id: plan.id,
  Project_id: plan.project_id,
  Name: plan.name,
  StartDate: plan.starts_on,
  DueDate: plan.due_on,
  Closed_at: closedAtMs === null ? null : new Date(closedAtMs).toISOString(),
  Forecast: forecast ? forecastWire(forecast) : null,
  Points: points.map(pointWire),
  States: states.map(({ taskId, status, hours, fromMs, toMs }) => ({
    Task_id: taskId,
    Status: status as Schemas['PlanStatus'],
    Hours: hours,
    From: new Date(fromMs).toISOString(),
    To: toMs === null ? null : new Date(toMs).toISOString(),
  })),
  Tasks: tasks.map(({ id, key, summary, assignee_name }) => ({
    _id: id,
    Task_key: key,
    Summary: summary,
    Assignees: assignee_name,
  })),
});
