import { estimateRatio } from '../../../../domain/charts/estimates';
import type { ProjectCharts } from '../../../api/api';

export type FinishedTask = ProjectCharts['Finished'][number];

/** Values up to a limit that are above the one before it. */
export interface Bucket {
  readonly value: string;
  readonly label: string;
  readonly contains: (figure: number) => boolean;
}

const bucketsUpTo = (limits: readonly number[], label: (from: number, to: number | null) => string): Bucket[] =>
  [...limits, null].map((to, index) => {
    const from = limits[index - 1] ?? 0;
    return {
      value: String(index),
      label: label(from, to),
      contains: (figure) => (index === 0 || figure > from) && (to === null || figure <= to),
    };
  });

export const dayBuckets = bucketsUpTo([1, 2, 3, 5, 8, 13, 21, 34], (from, to) =>
  to === null ? `over ${from}` : from === 0 ? `up to ${to}` : `${from} to ${to}`,
);
export const ratioBuckets = bucketsUpTo([0.5, 0.8, 1.2, 1.5, 2], (from, to) =>
  to === null ? `over ${from}` : from === 0 ? `up to ${to}` : `${from} to ${to}`,
);

export const taskRatio = ({ Estimated_hours, Logged_hours }: FinishedTask): number | null =>
  estimateRatio({ estimatedHours: Estimated_hours, loggedHours: Logged_hours });

/** Number of tasks in each bucket. */
export const countBuckets = (
  buckets: readonly Bucket[],
  tasks: readonly FinishedTask[],
  figure: (task: FinishedTask) => number | null,
): number[] =>
  buckets.map(({ contains }) =>
    tasks.reduce((count, task) => {
      const found = figure(task);
      return found !== null && contains(found) ? count + 1 : count;
    }, 0),
  );
