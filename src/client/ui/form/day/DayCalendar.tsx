import { DatePicker } from '@blueprintjs/datetime';
import '@blueprintjs/datetime/lib/css/blueprint-datetime.css';
import { ReasonButton } from '../../controls/ReasonButton';
import { isDay } from '../../../../domain/calendar/isDay';
import { dateText, dateToDay, dayToDate, weekdayText } from './calendar';
import { Button } from '../../controls/Button';

export interface DayCalendarProps {
  /** YYYY-MM-DD, '' for none. */
  readonly day: string;
  /** '' when the day was cleared. */
  readonly onPick: (day: string) => void;
  readonly minDay?: string;
  readonly maxDay?: string;
  /** In the company's time zone: this machine may be in another one. */
  readonly today: string;
}

// Birthdays and old projects on one side, planned days on the other.
const earliestDate = new Date(1950, 0, 1);
const latestDate = new Date(2100, 11, 31);

/** A bound may be another field of the form that is still empty. */
const boundAt = (day: string | undefined): Date | undefined =>
  day !== undefined && isDay(day) ? dayToDate(day) : undefined;

// The English of date-fns is built in.
const loadNoLocale = () => Promise.resolve(undefined);

/** A month to pick a day from. Large: load it lazily. */
export function DayCalendar({ day, onPick, minDay, maxDay, today }: DayCalendarProps) {
  const minDate = boundAt(minDay) ?? earliestDate;
  const maxDate = boundAt(maxDay) ?? latestDate;
  const chosen = day === '' ? null : dayToDate(day);
  // A stored day outside the bounds is not shown, and Blueprint rejects it as a value.
  const isWithin = chosen !== null && chosen >= minDate && chosen <= maxDate;
  const isTodayWithin = dayToDate(today) >= minDate && dayToDate(today) <= maxDate;
  // Blueprint would open the middle of bounds without today, decades away.
  const nearest = isTodayWithin ? dayToDate(today) : (boundAt(minDay) ?? boundAt(maxDay));
  return (
    <div>
      <DatePicker
        value={isWithin ? chosen : null}
        initialMonth={isWithin ? undefined : nearest}
        minDate={minDate}
        maxDate={maxDate}
        canClearSelection={false}
        highlightCurrentDay={false}
        dateFnsLocaleLoader={loadNoLocale}
        dayPickerProps={{
          initialFocus: true,
          weekStartsOn: 1,
          today: dayToDate(today),
          formatters: { formatWeekdayName: weekdayText },
          labels: { labelDay: dateText },
          modifiers: { companyToday: dayToDate(today) },
          modifiersClassNames: { companyToday: 'db-today' },
        }}
        onChange={(date, isUserChange) => {
          if (isUserChange && date) onPick(dateToDay(date));
        }}
      />
      <div className="db-day-actions">
        {isTodayWithin && <Button variant="minimal" size="small" text="Today" onClick={() => onPick(today)} />}
        <ReasonButton
          variant="minimal"
          size="small"
          text="Clear"
          disabledReason={day === '' ? 'No day is chosen' : undefined}
          onClick={() => onPick('')}
        />
      </div>
    </div>
  );
}
