/** The smallest value that at least this share of all values does not exceed; null without values. */
export function percentile(values: readonly number[], share: number): number | null {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(Math.ceil(share * sorted.length) - 1, 0)] ?? null;
}

/** 50, 85 and 95 per cent of the values are not larger; null without values. */
export interface Percentiles {
  readonly p50: number | null;
  readonly p85: number | null;
  readonly p95: number | null;
}

export const commonPercentiles = (values: readonly number[]): Percentiles => ({
  p50: percentile(values, 0.5),
  p85: percentile(values, 0.85),
  p95: percentile(values, 0.95),
});
