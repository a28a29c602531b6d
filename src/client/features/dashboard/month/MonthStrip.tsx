import { AddIcon } from '@blueprintjs/icons';
import { memo } from 'react';
import { formatDay } from '../../../../domain/calendar/formatDay';
import type { Gap } from '../../../../domain/my-month/dayStrip';
import { dayTitle } from '../../../ui/form/day/calendar';
import { loggedText } from '../../../../domain/timer/timeEntry';
import { ReasonButton } from '../../../ui/controls/ReasonButton';
import { axisHours, barText, dayAsText, dayKindText, gapText, type OwnDay } from './ownDays';

interface Remedy {
  readonly label: string;
  readonly open: () => void;
  readonly disabledReason: string | undefined;
}

export interface MonthStripProps {
  readonly days: readonly OwnDay[];
  readonly timeZone: string;
  readonly today: string;
  /** Opens the remedy for a gap; undefined without one. */
  readonly findRemedy: (day: OwnDay, gap: Gap) => Remedy | undefined;
}

const hourMs = 3_600_000;
const twoDigits = (number: number): string => String(number % 24).padStart(2, '0');

const legend = [
  ['presence', 'Present'],
  ['manual', 'Corrected by hand'],
  ['timer', 'Task timer'],
  ['leave', 'Leave'],
  ['overtime', 'Overtime'],
  ['untracked', 'Present without a timer'],
  ['punch', 'Missing punch'],
] as const;

const DayRow = memo(function DayRow({
  day,
  timeZone,
  today,
  findRemedy,
  axis,
}: Omit<MonthStripProps, 'days'> & {
  readonly day: OwnDay;
  readonly axis: { readonly first: number; readonly last: number };
}) {
  const begin = day.startsAt + axis.first * hourMs;
  const whole = (axis.last - axis.first) * hourMs;
  const getSpanStyle = ({ from, to }: { from: number; to: number }) => ({
    left: `${Math.max(0, ((from - begin) / whole) * 100)}%`,
    width: `${Math.max(0.2, Math.min(100, ((to - from) / whole) * 100))}%`,
  });
  const isOff = day.attendance.weekOff || day.attendance.holiday !== null;
  return (
    <tr
      className={
        [day.day === today && 'db-strip-today', isOff && 'db-strip-off'].filter(Boolean).join(' ') || undefined
      }
    >
      <th scope="row">{dayTitle(day.day)}</th>
      <td className="db-strip-figure">
        {day.attendance.worked_minutes === 0 ? '-' : loggedText(day.attendance.worked_minutes * 60_000)}
      </td>
      <td className="db-strip-figure">{day.loggedMs === 0 ? '-' : loggedText(day.loggedMs)}</td>
      <td className="db-strip-cell">
        <span className="db-for-screen-readers">{dayAsText(day, timeZone)}</span>
        <div className="db-strip" aria-hidden>
          <span className="db-strip-kind">{dayKindText(day)}</span>
          {day.strip.gaps.map((gap) => (
            <span
              key={`${gap.kind} ${gap.from}`}
              className={`db-bar db-bar-${gap.kind}`}
              style={getSpanStyle(gap)}
              title={gapText(gap, timeZone)}
            />
          ))}
          {day.strip.bars.map((bar, index) => (
            <span
              key={`${bar.kind} ${bar.from} ${index}`}
              className={`db-bar db-bar-${bar.kind}`}
              style={getSpanStyle(bar)}
              title={barText(bar, timeZone)}
            />
          ))}
        </div>
      </td>
      <td className="db-strip-remedy">
        {day.strip.gaps.slice(0, 1).map((gap) => {
          const remedy = findRemedy(day, gap);
          const text = gapText(gap, timeZone);
          return (
            remedy && (
              <ReasonButton
                key={gap.kind}
                size="small"
                variant="minimal"
                icon={<AddIcon />}
                text={remedy.label}
                title={text}
                aria-label={`${remedy.label} on ${formatDay(day.day)}: ${text}`}
                disabledReason={remedy.disabledReason}
                onClick={remedy.open}
              />
            )
          );
        })}
      </td>
    </tr>
  );
});

/** The days of a month on one time axis; each row has a text for screen readers. */
export function MonthStrip({ days, ...row }: MonthStripProps) {
  const axis = axisHours(days);
  const span = axis.last - axis.first;
  // A long day has room for every second hour only.
  const step = span > 14 ? 2 : 1;
  const hours = Array.from({ length: Math.ceil(span / step) }, (_, index) => axis.first + index * step);
  return (
    <>
      <ul className="db-strip-legend" aria-label="Colours of the bars">
        {legend.map(([kind, label]) => (
          <li key={kind}>
            <span className={`db-strip-mark db-bar-${kind}`} aria-hidden /> {label}
          </li>
        ))}
      </ul>
      <div className="db-strip-frame" role="region" aria-label="Days of the month" tabIndex={0}>
        <table className="db-strip-table">
          <caption className="db-for-screen-readers">
            The month by days: presence, timers, leave, corrections and overtime
          </caption>
          <thead>
            <tr>
              <th scope="col">Day</th>
              <th scope="col">Worked</th>
              <th scope="col">Logged</th>
              <th scope="col">
                <span className="db-for-screen-readers">Records</span>
                <div className="db-strip-hours" aria-hidden>
                  {hours.map((hour) => (
                    <span key={hour} style={{ flexGrow: Math.min(step, axis.last - hour) }}>
                      {twoDigits(hour)}
                    </span>
                  ))}
                </div>
              </th>
              <th scope="col">Gap</th>
            </tr>
          </thead>
          <tbody>
            {days.map((day) => (
              <DayRow key={day.day} day={day} axis={axis} {...row} />
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
