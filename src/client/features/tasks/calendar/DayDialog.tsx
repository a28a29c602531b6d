import { DialogBody } from '@blueprintjs/core';
import { Link } from 'react-router-dom';
import type { Day } from '../../../../domain/calendar/day';
import { useGetCalendarQuery, type GetCalendarApiArg } from '../../../api/api';
import { shownFailure } from '../../../api/apiFailure';
import { StatusBadge } from '../../../ui/badges/StatusBadge';
import { Button } from '../../../ui/controls/Button';
import { Dialog } from '../../../ui/dialogs/Dialog';
import { dayTitle } from '../../../ui/form/day/calendar';
import { EmptyState } from '../../../ui/states/EmptyState';
import { LoadFailed } from '../../../ui/states/LoadFailed';
import { PanelSkeleton } from '../../../ui/states/PanelSkeleton';
import { calendarKinds, kindNames, type CalendarKind } from './calendarItem';
import { daysText, toItems } from './calendarModel';
import { settledReason, type Movable } from './calendarMoves';
import { holidayText, totalOn } from './calendarWire';
import { useOpenableKinds } from './ItemDialog';
import { useShownCalendar } from './useShownCalendar';

/** The most that a call gives. */
const maxPerKind = 200;

export interface DayDialogProps {
  readonly day: Day;
  /** That of the calendar; its days are replaced. */
  readonly query: GetCalendarApiArg;
  readonly hidden: readonly CalendarKind[];
  /** The kinds that the user may move. */
  readonly movable: readonly CalendarKind[];
  readonly onMoveTo: (movable: Movable) => void;
  readonly onClose: () => void;
}

/** All that a day has. */
export function DayDialog({ day, query, hidden, movable, onMoveTo, onClose }: DayDialogProps) {
  const { currentData, error, isFetching, refetch } = useGetCalendarQuery({
    ...query,
    from: day,
    to: day,
    perDay: maxPerKind,
  });
  const calendar = useShownCalendar(currentData);
  const isOpenable = useOpenableKinds();
  const failure = shownFailure(error);
  const items = calendar ? toItems(calendar, { hidden, movable, draft: null }) : [];
  const totals = currentData?.Totals[0];
  return (
    <Dialog isOpen title={dayTitle(day)} onClose={onClose} style={{ width: 760 }}>
      <DialogBody>
        {!currentData && failure && (
          <LoadFailed what="the day" failure={failure} onRetry={refetch} isRetrying={isFetching} />
        )}
        {!currentData && !failure && <PanelSkeleton lines={6} label="Loading the day" />}
        {currentData?.Holidays.map((holiday) => (
          <p key={holiday.Name}>Holiday: {holidayText(holiday)}</p>
        ))}
        {currentData && items.length === 0 && <EmptyState isLarge={false} title="Nothing is planned on this day" />}
        {calendarKinds.map((kind) => {
          const own = items.filter((item) => item.kind === kind);
          const total = totals ? totalOn(totals, kind) : own.length;
          return own.length === 0 ? null : (
            <section key={kind}>
              <h3 className="db-calendar-heading">
                {kindNames[kind]} <span className="db-muted">{total}</span>
              </h3>
              <ul className="db-calendar-list">
                {own.map((item) => (
                  <li key={item.key}>
                    <span className="db-calendar-list-title">
                      {item.path !== null && isOpenable(kind) ? <Link to={item.path}>{item.title}</Link> : item.title}
                    </span>
                    <span>{item.detail}</span>
                    <span className="db-muted">{daysText(item)}</span>
                    <StatusBadge status={item.status ?? ''} />
                    {item.movable && settledReason(item.movable) === undefined && (
                      <Button
                        size="small"
                        text="Move to…"
                        aria-label={`Move to…: ${item.title}`}
                        onClick={() => item.movable && onMoveTo(item.movable)}
                      />
                    )}
                  </li>
                ))}
              </ul>
              {total > own.length && <p className="db-muted">and {total - own.length} more</p>}
            </section>
          );
        })}
      </DialogBody>
    </Dialog>
  );
}
