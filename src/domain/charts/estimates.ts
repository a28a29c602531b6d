import { percentile } from './percentiles';

export interface EstimatedTask {
  /** null without an estimate. */
  readonly estimatedHours: number | null;
  readonly loggedHours: number;
}

export interface EstimateAccuracy {
  /** Finished tasks with an estimate and logged time. */
  readonly tasks: number;
  /** Logged per estimated hour of the middle task: 1 is exact, 1.5 half as much again. */
  readonly middleRatio: number | null;
  /** Share of tasks whose logged hours differ from the estimate by a fifth at most, in per cent. */
  readonly nearPercent: number | null;
}

const nearShare = 0.2;

/** Logged per estimated hour; null where one of them is missing. */
export const estimateRatio = ({ estimatedHours, loggedHours }: EstimatedTask): number | null =>
  estimatedHours === null || estimatedHours <= 0 || loggedHours <= 0
    ? null
    : Math.round((loggedHours / estimatedHours) * 100) / 100;

export function estimateAccuracy(tasks: readonly EstimatedTask[]): EstimateAccuracy {
  const ratios = tasks.flatMap((task) => estimateRatio(task) ?? []);
  const near = ratios.filter((ratio) => Math.abs(ratio - 1) <= nearShare).length;
  return {
    tasks: ratios.length,
    middleRatio: percentile(ratios, 0.5),
    nearPercent: ratios.length === 0 ? null : Math.round((near / ratios.length) * 100),
  };
}
