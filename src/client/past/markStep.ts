export interface MarkedStep {
  /** The number of the last step of the shown state. */
  readonly step: number;
  readonly count: number;
  /** Default: the shown step is not the newest. */
  readonly isPast?: boolean;
}

/**
 * For tests and for QA: `<html data-step>` is the number of the shown step, `data-past` is there while it is not the
 * newest.
 */
export function markStep({ step, count, isPast = step < count }: MarkedStep): void {
  const { documentElement } = document;
  documentElement.dataset.step = String(step);
  documentElement.toggleAttribute('data-past', isPast);
}
