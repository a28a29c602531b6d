import { memo } from 'react';
import type { Day } from '../../../../domain/calendar/day';
import { isWeekOff } from '../../../../domain/calendar/weekday';
import { barsOnDay, type CalendarView, type PackedSpan } from '../../../../domain/schedule/calendarWeeks';
import { monthName, toMonth } from '../../../../domain/calendar/month';
import type { LeaveHoliday } from '../../../api/api';
import { statusTone } from '../../../ui/badges/statusTone';
import { dayTitle } from '../../../ui/form/day/calendar';
import type { CalendarItem } from './calendarItem';
import { itemText, statusInitials } from './calendarModel';
import { mayResize } from './calendarMoves';
import { holidayText } from './calendarWire';

export interface CalendarWeekProps {
  readonly days: readonly Day[];
  readonly view: CalendarView;
  /** YYYY-MM; days of other months are dimmed. */
  readonly month: string;
  readonly today: Day;
  readonly bars: readonly PackedSpan<CalendarItem>[];
  readonly rows: number;
  readonly rowHeight: number;
  /** By day: the number of all items. */
  readonly totals: ReadonlyMap<Day, number>;
  readonly holidays: ReadonlyMap<Day, LeaveHoliday>;
  /** Where the keyboard is. */
  readonly currentDay: Day;
  readonly currentItem: string | null;
  readonly currentId: string;
  /** The day under a dragged item, and whether the item can be put there. */
  readonly target: { readonly day: Day; readonly isAllowed: boolean } | null;
}

/** Heights of the number of a day and of the line for those that are not drawn. */
export const dayNumberHeight = 22;
export const moreHeight = 17;

const dayNumber = (day: Day, isFirst: boolean): string => {
  const number = String(Number(day.slice(8)));
  return day.endsWith('-01') || isFirst ? `${number} ${monthName(toMonth(day)).slice(0, 3)}` : number;
};

/** The title of the bar has its days. */
const ContinuesMark = ({ text }: { readonly text: string }) => (
  <span className="db-calendar-continues" aria-hidden>
    {text}
  </span>
);

function Bar({
  bar,
  id,
  isCurrent,
}: {
  readonly bar: PackedSpan<CalendarItem>;
  readonly id: string | undefined;
  readonly isCurrent: boolean;
}) {
  const { item, firstColumn, lastColumn, beginsBefore, endsAfter } = bar;
  const columns = lastColumn - firstColumn + 1;
  const { movable } = item;
  const look = [
    'db-calendar-bar',
    `db-calendar-${item.kind}`,
    `db-tone-${item.kind === 'leave' && item.status === null ? 'stopped' : statusTone(item.status ?? '')}`,
    ...(beginsBefore ? ['db-calendar-begins-before'] : []),
    ...(endsAfter ? ['db-calendar-ends-after'] : []),
    ...(item.isDraft ? ['db-calendar-draft'] : []),
    ...(isCurrent ? ['db-calendar-current-item'] : []),
  ].join(' ');
  const text = itemText(item);
  return (
    <div
      role="gridcell"
      id={id}
      aria-description={text}
      aria-colindex={firstColumn + 1}
      aria-colspan={columns}
      title={text}
      className={look}
      data-item={item.key}
      data-movable={movable !== null || undefined}
      style={{
        gridColumn: `${firstColumn + 1} / ${lastColumn + 2}`,
        gridRow: bar.row + 2,
        // Half a day of the first and the last column.
        marginLeft: item.startsAtNoon && !beginsBefore ? `${50 / columns}%` : undefined,
        marginRight: item.endsAtNoon && !endsAfter ? `${50 / columns}%` : undefined,
      }}
    >
      {beginsBefore && <ContinuesMark text="◂" />}
      {item.kind === 'milestones' && <span aria-hidden>◆</span>}
      {item.status !== null && (
        <span className="db-calendar-status" aria-hidden>
          <span className="db-calendar-initials">{statusInitials(item.status)}</span>
          <span className="db-calendar-words">{item.status}</span>
        </span>
      )}
      <span className="db-calendar-title">{item.title}</span>
      <span className="db-calendar-detail">{item.detail}</span>
      {endsAfter && <ContinuesMark text="▸" />}
      {movable && mayResize(movable, 'start') && !beginsBefore && <span className="db-calendar-end" data-end="start" />}
      {movable && mayResize(movable, 'end') && !endsAfter && <span className="db-calendar-end" data-end="end" />}
    </div>
  );
}

/** A week: its days, and above them the bars. */
export const CalendarWeek = memo(function CalendarWeek(props: CalendarWeekProps) {
  const { days, view, month, today, bars, rows, rowHeight, totals, holidays, currentDay, currentItem, target } = props;
  return (
    <div
      role="row"
      className={`db-calendar-week db-calendar-of-${view}`}
      style={{ gridTemplateRows: `${dayNumberHeight}px repeat(${rows}, ${rowHeight}px) minmax(${moreHeight}px, 1fr)` }}
    >
      {days.map((day, column) => {
        const holiday = holidays.get(day);
        const isOff = isWeekOff(day);
        const drawn = barsOnDay(days, bars, day).length;
        const total = Math.max(totals.get(day) ?? drawn, drawn);
        const isCurrent = day === currentDay;
        const look = [
          'db-calendar-day',
          ...(isOff || holiday?.Half === null ? ['db-calendar-off'] : []),
          ...(holiday && holiday.Half !== null
            ? [holiday.Half === 'First Half' ? 'db-calendar-off-morning' : 'db-calendar-off-afternoon']
            : []),
          ...(day === today ? ['db-calendar-today'] : []),
          ...(view === 'month' && toMonth(day) !== month ? ['db-calendar-other-month'] : []),
          ...(isCurrent ? ['db-calendar-current'] : []),
          ...(target?.day === day ? [target.isAllowed ? 'db-calendar-target' : 'db-calendar-rejected'] : []),
        ].join(' ');
        const text = [
          dayTitle(day),
          ...(day === today ? ['today'] : []),
          ...(isOff ? ['week-off'] : []),
          ...(holiday ? [holidayText(holiday)] : []),
          total === 0 ? 'nothing planned' : total === 1 ? '1 item' : `${total} items`,
        ].join(', ');
        return (
          <div
            key={day}
            role="gridcell"
            id={isCurrent && currentItem === null ? props.currentId : undefined}
            aria-description={text}
            aria-colindex={column + 1}
            aria-current={day === today ? 'date' : undefined}
            className={look}
            data-day={day}
            style={{ gridColumn: column + 1 }}
          >
            <span className="db-calendar-number">{dayNumber(day, column === 0 && view === 'week')}</span>
            {holiday && (
              <span className="db-calendar-holiday" title={holidayText(holiday)}>
                {holidayText(holiday)}
              </span>
            )}
            {total > drawn && (
              <span className="db-calendar-more" data-short={`+${total - drawn}`}>
                <span className="db-calendar-more-words">and {total - drawn} more</span>
              </span>
            )}
          </div>
        );
      })}
      {bars.map((bar) => {
        const isCurrent = bar.item.key === currentItem && days.includes(currentDay);
        return <Bar key={bar.item.key} bar={bar} id={isCurrent ? props.currentId : undefined} isCurrent={isCurrent} />;
      })}
    </div>
  );
});
