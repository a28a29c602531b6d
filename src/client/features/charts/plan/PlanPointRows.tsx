import { useMemo } from 'react';
import { planPointTasks, type PlanPointTask } from '../../../../domain/charts/planChart';
import { counted } from '../../../../domain/wording/counted';
import type { PlanChart } from '../../../api/api';
import { Button } from '../../../ui/controls/Button';
import { pointKey, pointLabel } from './planLines';
import { ChartTaskTable, toStates } from './ChartTaskTable';

const changesFirst = (rows: readonly PlanPointTask[]): PlanPointTask[] =>
  [...rows].sort((a, b) => Number(a.event === null) - Number(b.event === null));

/** The tasks that a point of the chart counts, and those that left the scope since the point before it; changes first. */
export function PlanPointRows({
  chart,
  point,
  onClose,
}: {
  readonly chart: PlanChart;
  readonly point: string;
  readonly onClose: () => void;
}) {
  const index = chart.Points.findIndex((known) => pointKey(known) === point);
  const opened = chart.Points[index];
  const rows = useMemo(() => {
    const [at, before] = [chart.Points[index], chart.Points[index - 1]].map(
      (known) => known && { untilMs: Date.parse(known.Until) },
    );
    return at === undefined ? undefined : planPointTasks(toStates(chart), at, before);
  }, [chart, index]);
  if (opened === undefined || rows === undefined) return null;
  const title = opened.Day === null ? 'Tasks at the start of the first day' : `Tasks on ${pointLabel(opened)}`;
  const { Figures: figures } = opened;
  return (
    <section className="db-chart-rows" aria-label={title}>
      <header>
        <strong>{figures === null ? `${pointLabel(opened)} is still to come` : title}</strong>
        <Button size="small" variant="minimal" text="Close" onClick={onClose} />
      </header>
      {figures !== null && (
        <p className="db-muted">
          {figures.Scope.Tasks === 0
            ? 'No tasks were in the scope.'
            : `${counted(figures.Scope.Tasks, 'task')} in the scope: ${figures.Open.Tasks} open, ${figures.Finished.Tasks} finished`}
        </p>
      )}
      {figures !== null && rows.scope.length > 0 && (
        <ChartTaskTable chart={chart} name={title} rows={changesFirst(rows.scope)} />
      )}
      {figures !== null && rows.left.length > 0 && (
        <>
          <p className="db-muted">{counted(rows.left.length, 'task')} left the scope since the point before</p>
          <ChartTaskTable chart={chart} name="Left the scope" rows={rows.left} />
        </>
      )}
    </section>
  );
}
