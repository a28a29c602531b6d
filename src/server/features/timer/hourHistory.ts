import { dayOfInstant, formatInstant, formatTimeOfDay } from '../../../domain/calendar/formatInstant';
import type { NewHistoryEntry } from '../../history/historyEntry';
import { addHistoryEntries } from '../../history/historyRepository';
import type { Call } from '../../operations/call';

type HoursCall = Pick<Call<'addTimeEntry'>, 'caller' | 'database' | 'now' | 'services'>;

/** A time entry of the history; null while it runs. */
interface LoggedTime {
  started_at: Date;
  stopped_at: Date | null;
}

/** The changed time entries of one task. */
export interface HoursChange {
  taskId: string;
  before: readonly LoggedTime[];
  after: readonly LoggedTime[];
  reason: string;
}

function timeText({ started_at, stopped_at }: LoggedTime, timeZone: string): string {
  const start = started_at.toISOString();
  const stop = stopped_at?.toISOString();
  if (stop === undefined) return `${formatInstant(start, timeZone)} - running`;
  const isSameDay = dayOfInstant(start, timeZone) === dayOfInstant(stop, timeZone);
  return `${formatInstant(start, timeZone)} - ${isSameDay ? formatTimeOfDay(stop, timeZone) : formatInstant(stop, timeZone)}`;
}

/** Adds entries to the histories of the changed tasks: old and new times, and the reason. */
export async function recordHours(call: HoursCall, changes: readonly HoursChange[]): Promise<void> {
  await addHistoryEntries(
    call.database,
    changes.map((change) => hoursEntry(call, change)),
  );
}

/** The entry of one change in the history of its task. */
export function hoursEntry(
  { caller, now, services }: HoursCall,
  { taskId, before, after, reason }: HoursChange,
): NewHistoryEntry {
  const written = (entries: readonly LoggedTime[]): string | null =>
    entries.length === 0 ? null : entries.map((entry) => timeText(entry, services.companyTimeZone)).join(', ');
  return {
    subject: { kind: 'task', id: taskId },
    actorId: caller.employeeId,
    happenedAt: now,
    change: { field: 'hours', previous: written(before), current: written(after) },
    remark: reason,
  };
}
