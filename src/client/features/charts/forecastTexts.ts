import { formatDay } from '../../../domain/calendar/formatDay';
import type { PlanChart } from '../../api/api';

/** By when open tasks are done with a chance of 50 and of 85 per cent. */
export type ForecastDays = NonNullable<PlanChart['Forecast']>;

/** A milestone without open tasks has no forecast: what is due of it does not depend on them. */
export const forecastDayText = ({ Open }: ForecastDays, day: string | null): string =>
  Open === 0 ? 'None open' : formatDay(day) || '-';

/** The colour of each chance to be done by the due day; the words are its values. */
export const chanceTones = { Likely: 'success', Uncertain: 'warning', Unlikely: 'danger' } as const;
export type Chance = keyof typeof chanceTones;

/** The chance to be done by the due day; null where nothing is known. */
export function getChance({ Open, P50, P85 }: ForecastDays, dueDay: string | null): Chance | null {
  if (Open === 0 || dueDay === null || P50 === null || P85 === null) return null;
  if (P85 <= dueDay) return 'Likely';
  return P50 <= dueDay ? 'Uncertain' : 'Unlikely';
}

/** '12 open tasks are done by 18/12/2026 with a chance of 50%, by 02/01/2027 with 85%; due on 05/12/2026'. */
export function forecastSentence({ Open, P50, P85 }: ForecastDays, dueDay: string | null): string {
  if (Open === 0) return 'No open tasks';
  if (P50 === null || P85 === null) return 'What was done in the last twelve weeks does not say';
  const due = dueDay === null ? '' : `; due on ${formatDay(dueDay)}`;
  return `${Open} open ${Open === 1 ? 'task is' : 'tasks are'} done by ${formatDay(P50)} with a chance of 50%, by ${formatDay(P85)} with 85%${due}`;
}
