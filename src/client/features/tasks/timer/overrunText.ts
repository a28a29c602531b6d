import { dayOfInstant, formatInstant, formatTimeOfDay } from '../../../../domain/calendar/formatInstant';
import { formatDay } from '../../../../domain/calendar/formatDay';
import type { TimerOverrun } from '../../../api/api';

const sources: Readonly<Record<TimerOverrun['Ended_by'], string>> = {
  Face: 'Check-out',
  Manual: 'Manual check-out',
  Midnight: 'No check-out, the day ended',
};

/** The end of an overrun timer as text: 'Check-out 07:04 PM on 02/03/2026, timer ran to 11:10 PM.' */
export function overrunText(overrun: TimerOverrun, timeZone: string): string {
  const workday = dayOfInstant(overrun.Check_In, timeZone);
  const end = `${sources[overrun.Ended_by]} ${formatTimeOfDay(overrun.Day_end, timeZone)}${overrun.Ended_by === 'Midnight' ? '' : ` on ${formatDay(workday)}`}`;
  const began = overrun.Ended_by === 'Midnight' ? `, timer of ${formatDay(workday)}` : ', timer';
  if (overrun.Check_Out === null) return `${end}${began} is still running.`;
  const isSameDay = dayOfInstant(overrun.Check_Out, timeZone) === workday;
  return `${end}${began} ran to ${isSameDay ? formatTimeOfDay(overrun.Check_Out, timeZone) : formatInstant(overrun.Check_Out, timeZone)}.`;
}
