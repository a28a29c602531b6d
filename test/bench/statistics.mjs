/** The value below which the given share (0 to 1) of the values lies. */
export function quantile(values, share) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(Math.floor(sorted.length * share), sorted.length - 1)];
}

export const median = (values) => quantile(values, 0.5);
