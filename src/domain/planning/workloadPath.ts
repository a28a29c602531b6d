import type { Day } from '../calendar/day';

/** Address of the working plan of a person from a day on. */
export const workloadPath = (personId: string, from: Day): string =>
  `/workload?${new URLSearchParams({ person: personId, from }).toString()}`;
