import { ChevronLeftIcon, ChevronRightIcon } from '@blueprintjs/icons';
import { useMemo } from 'react';
import { ReasonButton } from '../../../ui/controls/ReasonButton';
import { toMonth } from '../../../../domain/calendar/month';
import { halfKind } from '../../../../domain/calendar/workingHalf';
import { dayHalves } from '../../../../domain/leave/leaveChoices';
import { coveredHalves } from '../../../../domain/leave/leavePeriod';
import type { Day } from '../../../../domain/calendar/day';
import { groupedBy } from '../../../../domain/collections/groupedBy';
import {
  api,
  useGetLeaveCalendarQuery,
  type GetLeaveCalendarApiResponse,
  type LeaveCalendarEntry,
} from '../../../api/api';
import { shownFailure } from '../../../api/apiFailure';
import { EmptyState } from '../../../ui/states/EmptyState';
import { LoadFailed } from '../../../ui/states/LoadFailed';
import { PanelSkeleton } from '../../../ui/states/PanelSkeleton';
import { SmallTable, type SmallColumn } from '../../../ui/layout/SmallTable';
import { daysInMonth, monthTitle, stepMonth } from '../../../ui/form/day/calendar';
import { MonthPicker } from '../../../ui/form/day/MonthPicker';
import { SearchBox } from '../../../table/grid/toolbar/SearchBox';
import { personName } from '../../../../domain/wording/personName';
import { firstMonth } from '../../../widgets/url-state/useUrlMonth';
import { useAnsweredArguments } from '../../../widgets/useAnsweredArguments';
import { useToday } from '../../../widgets/useToday';
import { LeaveMark } from '../screens/LeaveMark';
import { periodOfLeave } from '../screens/shownLeave';
import { useCalendarUrl } from './useCalendarUrl';
import { Button } from '../../../ui/controls/Button';

export interface LeaveCalendarProps {
  readonly scope: 'team' | 'all';
  readonly onOpen: (leaveId: string) => void;
}

type CalendarPerson = GetLeaveCalendarApiResponse['People'][number];

const holidayNames = (holidays: readonly { readonly Name: string }[]): string | undefined =>
  holidays.length === 0 ? undefined : [...new Set(holidays.map(({ Name }) => Name))].join(', ');

/** Leaves can be filed this far ahead. */
const monthsAhead = 12;

/** Rows per page. */
const peopleOfPage = 50;

/**
 * The leaves of a month: a row per person, a column per day, half days as halves. Month, search and page are in the
 * URL.
 */
export function LeaveCalendar({ scope, onOpen }: LeaveCalendarProps) {
  const today = useToday();
  const [{ month, text, page }, show] = useCalendarUrl(toMonth(today));
  const asked = {
    scope,
    month,
    ...(text === '' ? {} : { q: text }),
    offset: (page - 1) * peopleOfPage,
    limit: peopleOfPage,
  };
  const { currentData, error, isFetching, refetch } = useGetLeaveCalendarQuery(asked);
  // While another page or search is loading, the previous rows stay visible.
  const answered = useAnsweredArguments('calendar', asked, currentData !== undefined);
  const { currentData: previous } = api.endpoints.getLeaveCalendar.useQueryState(answered);
  const calendar = currentData ?? (error === undefined ? previous : undefined);
  const failure = shownFailure(error);
  const total = calendar?.People_total ?? 0;
  const pages = Math.max(1, Math.ceil(total / peopleOfPage));
  const days = useMemo(() => daysInMonth(month), [month]);
  const byPerson = useMemo(() => groupedBy(calendar?.Leaves ?? [], (leave) => leave.Employee_ID), [calendar]);
  const holidaysByDay = useMemo(() => groupedBy(calendar?.Holidays ?? [], (holiday) => holiday.Day), [calendar]);
  const getHolidays = (day: Day, person: CalendarPerson) =>
    (holidaysByDay.get(day) ?? []).filter(({ Employee_IDs }) => Employee_IDs.includes(person._id));
  const isOff = (day: Day, person: CalendarPerson): boolean => {
    const holidays = getHolidays(day, person).map(({ Half: half }) => ({ half }));
    return dayHalves.every((half) => halfKind(day, half, holidays) !== 'work');
  };
  const covers = (leave: LeaveCalendarEntry, day: Day): boolean => {
    const { first, second } = coveredHalves(periodOfLeave(leave), day);
    return first || second;
  };
  return (
    <>
      <div className="db-leave-figures">
        <MonthPicker
          month={month}
          min={firstMonth}
          max={stepMonth(toMonth(today), monthsAhead)}
          current={toMonth(today)}
          onPick={(next) => show({ month: next })}
        />
        <SearchBox value={text} searched="name or code" onSearch={(next) => show({ text: next })} />
        {pages > 1 && (
          <span className="db-table-pager">
            <ReasonButton
              size="small"
              variant="minimal"
              icon={<ChevronLeftIcon />}
              aria-label="Previous people"
              disabledReason={page <= 1 ? 'These are the first people' : undefined}
              onClick={() => show({ page: Math.min(page - 1, pages) })}
            />
            <span aria-live="polite">
              {total.toLocaleString('en')} people, page {page} of {pages}
            </span>
            <ReasonButton
              size="small"
              variant="minimal"
              icon={<ChevronRightIcon />}
              aria-label="Next people"
              disabledReason={page >= pages ? 'These are the last people' : undefined}
              onClick={() => show({ page: page + 1 })}
            />
          </span>
        )}
        <span className="db-muted">C Casual Leave, S Sick Leave, ? pending, grey: Saturday, Sunday, holiday</span>
      </div>
      {!calendar && failure && (
        <LoadFailed what="the calendar" failure={failure} onRetry={refetch} isRetrying={isFetching} />
      )}
      {!calendar && !failure && <PanelSkeleton lines={10} label="Loading the calendar" />}
      {calendar?.People.length === 0 && (
        <EmptyState
          title={
            total > 0
              ? 'No more people'
              : text !== ''
                ? 'No match'
                : scope === 'team'
                  ? 'No one reports to you'
                  : 'No one is on leave in this month'
          }
          action={
            total > 0 ? (
              <Button text="To the first people" onClick={() => show({})} />
            ) : text !== '' ? (
              <Button text="Clear the search" onClick={() => show({ text: '' })} />
            ) : undefined
          }
        />
      )}
      {calendar && calendar.People.length > 0 && (
        <SmallTable
          name={`Leaves of ${monthTitle(month)}`}
          columns={[
            { header: 'Employee', isRowHeader: true, cell: personName },
            ...days.map(({ day, weekday, dayOfMonth }): SmallColumn<CalendarPerson> => ({
              header: day,
              headerContent: (
                <>
                  {weekday}
                  <br />
                  {dayOfMonth}
                </>
              ),
              headerClassName: day === today ? 'db-leave-today' : undefined,
              headerTitle: holidayNames(holidaysByDay.get(day) ?? []),
              cellClassName: (person) => (isOff(day, person) ? 'db-leave-off' : undefined),
              cellTitle: (person) => holidayNames(getHolidays(day, person)),
              cell: (person) =>
                (byPerson.get(person._id) ?? [])
                  .filter((leave) => covers(leave, day))
                  .map((leave) => <LeaveMark key={leave._id} leave={leave} day={day} onOpen={onOpen} />),
            })),
          ]}
          rows={calendar.People}
          rowKey={({ _id }) => _id}
          className="db-leave-calendar"
          frame="db-leave-calendar-frame"
          looks="bare"
        />
      )}
    </>
  );
}
