import { SegmentedControl } from '@blueprintjs/core';
import { ChevronLeftIcon, ChevronRightIcon } from '@blueprintjs/icons';
import { addDays, type Day } from '../../../../domain/calendar/day';
import { addMonths, firstDayOfMonth, toMonth } from '../../../../domain/calendar/month';
import { Button } from '../../../ui/controls/Button';
import { ReasonButton } from '../../../ui/controls/ReasonButton';
import { MonthPicker } from '../../../ui/form/day/MonthPicker';
import { firstMonth } from '../../../widgets/url-state/useUrlMonth';
import type { CalendarUrl } from './useCalendarUrl';

/** Plans can be made this far ahead. */
const monthsAhead = 36;

export interface CalendarShiftProps {
  readonly shown: CalendarUrl;
  readonly show: (change: Partial<CalendarUrl>) => void;
  readonly today: Day;
}

export function CalendarShift({ shown: { view, day }, show, today }: CalendarShiftProps) {
  return (
    <>
      {view === 'week' && (
        <>
          <Button
            size="small"
            icon={<ChevronLeftIcon />}
            aria-label="Previous week"
            onClick={() => show({ day: addDays(day, -7) })}
          />
          <Button
            size="small"
            icon={<ChevronRightIcon />}
            aria-label="Next week"
            onClick={() => show({ day: addDays(day, 7) })}
          />
        </>
      )}
      <ReasonButton
        size="small"
        text="Today"
        disabledReason={day === today ? 'Today is shown' : undefined}
        onClick={() => show({ day: today })}
      />
      <MonthPicker
        month={toMonth(day)}
        min={firstMonth}
        max={addMonths(toMonth(today), monthsAhead)}
        onPick={(month) => show({ day: month === toMonth(today) ? today : firstDayOfMonth(month) })}
      />
      <SegmentedControl
        size="small"
        aria-label="View"
        options={[
          { label: 'Month', value: 'month' },
          { label: 'Week', value: 'week' },
        ]}
        value={view}
        onValueChange={(next) => show({ view: next === 'week' ? 'week' : 'month' })}
      />
    </>
  );
}
