import { Button } from '@blueprintjs/core';
import { ChevronLeftIcon, ChevronRightIcon } from '@blueprintjs/icons';
import { useMemo } from 'react';
import { monthDays } from '../../../domain/leave/leaveQuarters';
import { coveredHalves, daysOfPeriod } from '../../../domain/leave/leavePeriod';
import type { Day } from '../../../domain/calendar/day';
import { useGetLeaveCalendarQuery, type LeaveCalendarEntry } from '../../api/api';
import { shownFailure } from '../../api/apiFailure';
import { EmptyState } from '../../ui/states/EmptyState';
import { LoadFailed } from '../../ui/states/LoadFailed';
import { PanelSkeleton } from '../../ui/states/PanelSkeleton';
import { useAddressRecord } from '../../widgets/address/useAddressRecord';
import { personName } from '../../widgets/people/personName';
import { useToday } from '../../widgets/useToday';
import { leaveDatesText, periodOfLeave } from './shownLeave';

export interface LeaveCalendarProps {
  readonly scope: 'team' | 'all';
  readonly onOpen: (leaveId: string) => void;
}

const monthPattern = /^\d{4}-(0[1-9]|1[0-2])$/;
const weekdays = ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'];
const weekdayOf = (day: Day): number => new Date(`${day}T00:00:00Z`).getUTCDay();
const monthName = (month: string): string => new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(`${month}-01T00:00:00Z`));

/** The month that lies so many months after the given one. */
function monthAfter(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
}

/** One leave on one day: the whole cell, or its first or second half. */
function LeaveMark({ leave, day, onOpen }: { readonly leave: LeaveCalendarEntry; readonly day: Day; readonly onOpen: (id: string) => void }) {
  const { first, second } = coveredHalves(periodOfLeave(leave), day);
  const part = first && second ? '' : first ? 'db-leave-mark-first' : 'db-leave-mark-second';
  const text = `${leave.Leave_type}, ${leave.Status}, ${leaveDatesText(leave)}`;
  return (
    <a
      href={`?logs=${encodeURIComponent(leave._id)}`}
      className={`db-leave-mark ${part} ${leave.Status === 'Pending' ? 'db-leave-pending' : 'db-leave-granted'}`}
      title={text}
      aria-label={text}
      onClick={(event) => {
        event.preventDefault();
        onOpen(leave._id);
      }}
    >
      {leave.Leave_type === 'Sick Leave' ? 'S' : 'C'}
      {leave.Status === 'Pending' ? '?' : ''}
    </a>
  );
}

/** Who is out when in a month: a row per person, a column per day, halves as halves. The month stands in the address. */
export function LeaveCalendar({ scope, onOpen }: LeaveCalendarProps) {
  const today = useToday();
  const [asked, showMonth] = useAddressRecord('month');
  const month = asked !== null && monthPattern.test(asked) ? asked : today.slice(0, 7);
  const { currentData: calendar, error, isFetching, refetch } = useGetLeaveCalendarQuery({ scope, month });
  const failure = shownFailure(error);
  const days = useMemo(() => {
    const { first, last } = monthDays(month);
    return daysOfPeriod({ from: first, to: last });
  }, [month]);
  const byPerson = useMemo(() => {
    const found = new Map<string, LeaveCalendarEntry[]>();
    calendar?.Leaves.forEach((leave) => found.set(leave.Employee_ID, [...(found.get(leave.Employee_ID) ?? []), leave]));
    return found;
  }, [calendar]);
  const holidayOf = (day: Day) => calendar?.Holidays.find((holiday) => holiday.Day === day);
  const isOff = (day: Day): boolean => [0, 6].includes(weekdayOf(day)) || holidayOf(day)?.Half === null;
  const covers = (leave: LeaveCalendarEntry, day: Day): boolean => {
    const { first, second } = coveredHalves(periodOfLeave(leave), day);
    return first || second;
  };
  return (
    <>
      <div className="db-leave-figures">
        <Button size="small" icon={<ChevronLeftIcon />} aria-label="Previous month" onClick={() => showMonth(monthAfter(month, -1))} />
        <strong aria-live="polite">{monthName(month)}</strong>
        <Button size="small" icon={<ChevronRightIcon />} aria-label="Next month" onClick={() => showMonth(monthAfter(month, 1))} />
        <Button size="small" variant="minimal" text="This month" disabled={month === today.slice(0, 7)} onClick={() => showMonth(null)} />
        <span className="db-muted">C Casual Leave, S Sick Leave, ? waits for a decision, grey: Saturday, Sunday, holiday</span>
      </div>
      {!calendar && failure && <LoadFailed what="the calendar" message={failure.message} requestId={failure.requestId} onRetry={() => void refetch()} isRetrying={isFetching} />}
      {!calendar && !failure && <PanelSkeleton lines={10} label="Loading the calendar" />}
      {calendar?.People.length === 0 && <EmptyState title={scope === 'team' ? 'Nobody reports to you' : 'Nobody is on leave in this month'} />}
      {calendar && calendar.People.length > 0 && (
        <div className="db-leave-calendar-frame">
          <table className="db-leave-calendar" aria-label={`Leaves of ${monthName(month)}`}>
            <thead>
              <tr>
                <th scope="col">Employee</th>
                {days.map((day) => (
                  <th key={day} scope="col" className={day === today ? 'db-leave-today' : ''} title={holidayOf(day)?.Name}>
                    {weekdays[weekdayOf(day)]}
                    <br />
                    {Number(day.slice(8))}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {calendar.People.map((person) => (
                <tr key={person._id}>
                  <th scope="row">{personName(person)}</th>
                  {days.map((day) => (
                    <td key={day} className={isOff(day) ? 'db-leave-off' : ''}>
                      {(byPerson.get(person._id) ?? []).filter((leave) => covers(leave, day)).map((leave) => <LeaveMark key={leave._id} leave={leave} day={day} onOpen={onOpen} />)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </>
  );
}
