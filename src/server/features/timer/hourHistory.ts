import { dayOfInstant, formatInstant, formatTimeOfDay } from '../../../domain/calendar/formatInstant';
import { addHistoryEntries } from '../../history/historyRepository';
import type { Call } from '../../operations/call';

type HoursCall = Pick<Call<'addHourLog'>, 'caller' | 'database' | 'now' | 'services'>;

/** A stretch as the history tells it; 'now' is what ran at that moment. */
interface ToldStretch {
  started_at: Date;
  stopped_at: Date | null;
}

/** What has become of the hours on one task. */
export interface HoursChange {
  taskId: string;
  before: readonly ToldStretch[];
  after: readonly ToldStretch[];
  reason: string;
}

function stretchText({ started_at, stopped_at }: ToldStretch, timeZone: string): string {
  const start = started_at.toISOString();
  const stop = stopped_at?.toISOString();
  if (stop === undefined) return `${formatInstant(start, timeZone)} - running`;
  const isSameDay = dayOfInstant(start, timeZone) === dayOfInstant(stop, timeZone);
  return `${formatInstant(start, timeZone)} - ${isSameDay ? formatTimeOfDay(stop, timeZone) : formatInstant(stop, timeZone)}`;
}

/** Writes into the histories of the tasks whose hours have changed: who, from what to what, and why. */
export async function recordHours(
  { caller, database, now, services }: HoursCall,
  changes: readonly HoursChange[],
): Promise<void> {
  const told = (stretches: readonly ToldStretch[]): string | null =>
    stretches.length === 0
      ? null
      : stretches.map((stretch) => stretchText(stretch, services.companyTimeZone)).join(', ');
  await addHistoryEntries(
    database,
    changes.map(({ taskId, before, after, reason }) => ({
      subject: { kind: 'task', id: taskId },
      actorId: caller.employeeId,
      happenedAt: now,
      change: { field: 'hours', previous: told(before), current: told(after) },
      remark: reason,
    })),
  );
}
