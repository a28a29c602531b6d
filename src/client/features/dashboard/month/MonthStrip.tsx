import { AddIcon } from '@blueprintjs/icons';
import { useLayoutEffect, useRef, type CSSProperties } from 'react';
import { Link } from 'react-router-dom';
import { formatDay } from '../../../../domain/calendar/formatDay';
import { shortWeekdayName } from '../../../../domain/calendar/weekday';
import type { Gap } from '../../../../domain/my-month/dayStrip';
import { loggedText } from '../../../../domain/timer/timeEntry';
import { SmallTable } from '../../../ui/layout/SmallTable';
import { ReasonButton } from '../../../ui/controls/ReasonButton';
import { axisHours, barText, dayAsText, dayKindText, gapText, widestFreePart, type OwnDay } from './ownDays';
import { hourMs, minuteMs } from '../../../../domain/calendar/duration';

/** It is on its way: where it is shown, and what it is. */
interface RemedyBegun {
  readonly label: string;
  readonly address: string;
  readonly text: string;
}

interface Remedy {
  readonly label: string;
  readonly open: () => void;
  readonly disabledReason: string | undefined;
}

export interface MonthStripProps {
  readonly days: readonly OwnDay[];
  readonly timeZone: string;
  readonly today: string;
  /** The remedy for a gap; undefined without one. */
  readonly findRemedy: (day: OwnDay, gap: Gap) => Remedy | RemedyBegun | undefined;
}

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

interface Axis {
  readonly first: number;
  readonly last: number;
}

/** Next to bars the text is where it covers least of them. */
function getKindStyle(day: OwnDay, axis: Axis): CSSProperties | undefined {
  if (day.strip.bars.length + day.strip.gaps.length === 0) return undefined;
  const [from, to] = widestFreePart(day, axis);
  if (from === 0) return { left: 0 };
  return to === 1 ? { right: 0 } : { left: `${((from + to) / 2) * 100}%`, transform: 'translateX(-50%)' };
}

/** The bars of a day; screen readers get them as a text. */
function DayBars({ day, timeZone, axis }: { readonly day: OwnDay; readonly timeZone: string; readonly axis: Axis }) {
  const begin = day.startsAt + axis.first * hourMs;
  const whole = (axis.last - axis.first) * hourMs;
  const getSpanStyle = ({ from, to }: { from: number; to: number }) => ({
    left: `${Math.max(0, ((from - begin) / whole) * 100)}%`,
    width: `${Math.max(0.2, Math.min(100, ((to - from) / whole) * 100))}%`,
  });
  return (
    <>
      <span className="db-for-screen-readers">{dayAsText(day, timeZone)}</span>
      <div className="db-strip" aria-hidden>
        <span className="db-strip-kind" style={getKindStyle(day, axis)}>
          {dayKindText(day)}
        </span>
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
    </>
  );
}

/** The remedy for the first gap of a day. */
function GapRemedy({
  day,
  timeZone,
  findRemedy,
}: Pick<MonthStripProps, 'timeZone' | 'findRemedy'> & { readonly day: OwnDay }) {
  const gap = day.strip.gaps[0];
  const remedy = gap && findRemedy(day, gap);
  if (!remedy) return null;
  if ('address' in remedy)
    return (
      <Link
        to={remedy.address}
        title={remedy.text}
        aria-label={`${remedy.label} on ${formatDay(day.day)}: ${remedy.text}`}
      >
        {remedy.label}
      </Link>
    );
  const text = gapText(gap, timeZone);
  return (
    <ReasonButton
      size="small"
      variant="minimal"
      icon={<AddIcon />}
      text={remedy.label}
      title={text}
      aria-label={`${remedy.label} on ${formatDay(day.day)}: ${text}`}
      disabledReason={remedy.disabledReason}
      onClick={remedy.open}
    />
  );
}

const hoursText = (loggedMs: number): string => (loggedMs === 0 ? '-' : loggedText(loggedMs));

function getRowClass({ day, attendance }: OwnDay, today: string): string | undefined {
  const isOff = attendance.weekOff || attendance.holiday !== null;
  return [day === today && 'db-strip-today', isOff && 'db-strip-off'].filter(Boolean).join(' ') || undefined;
}

/**
 * Where the hours scroll, they begin where days usually do: those before are empty, but for a day that begins at night.
 */
function showWorkedHours(frame: Element): void {
  if (frame.scrollWidth <= frame.clientWidth) return;
  const starts = [...frame.querySelectorAll('.db-strip')]
    .map((day) => Math.min(...[...day.querySelectorAll('.db-bar')].map((bar) => bar.getBoundingClientRect().left)))
    .filter(Number.isFinite)
    .sort((one, other) => one - other);
  // Three of four days begin there or later.
  const usual = starts[Math.floor(starts.length / 4)];
  const names = frame.querySelector('th')?.getBoundingClientRect();
  if (usual !== undefined && names) frame.scrollLeft += usual - names.right - 8;
}

/** The days of a month on one time axis; each row has a text for screen readers. */
export function MonthStrip({ days, timeZone, today, findRemedy }: MonthStripProps) {
  const axis = axisHours(days);
  const span = axis.last - axis.first;
  // A long day has room for every second hour only.
  const step = span > 14 ? 2 : 1;
  const hours = Array.from({ length: Math.ceil(span / step) }, (_, index) => axis.first + index * step);
  const scale = (
    <>
      <span className="db-for-screen-readers">Records</span>
      <div className="db-strip-hours" aria-hidden>
        {hours.map((hour) => (
          <span key={hour} style={{ flexGrow: Math.min(step, axis.last - hour) }}>
            {twoDigits(hour)}
          </span>
        ))}
      </div>
    </>
  );
  const colours = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    if (colours.current?.nextElementSibling) showWorkedHours(colours.current.nextElementSibling);
  }, []);
  return (
    <>
      <ul ref={colours} className="db-strip-legend" aria-label="Colours of the bars">
        {legend.map(([kind, label]) => (
          <li key={kind}>
            <span className={`db-strip-mark db-bar-${kind}`} aria-hidden /> {label}
          </li>
        ))}
      </ul>
      <SmallTable
        name="The month by days: presence, timers, leave, corrections and overtime"
        columns={[
          { header: 'Day', isRowHeader: true, cell: ({ day }) => `${shortWeekdayName(day)} ${formatDay(day)}` },
          {
            header: 'Worked',
            cellClassName: 'db-strip-figure',
            cell: ({ attendance }) => hoursText(attendance.worked_minutes * minuteMs),
          },
          { header: 'Logged', cellClassName: 'db-strip-figure', cell: ({ loggedMs }) => hoursText(loggedMs) },
          {
            header: 'Records',
            headerContent: scale,
            cellClassName: 'db-strip-cell',
            cell: (day) => <DayBars day={day} timeZone={timeZone} axis={axis} />,
          },
          {
            header: 'Gap',
            cellClassName: 'db-strip-remedy',
            cell: (day) => <GapRemedy day={day} timeZone={timeZone} findRemedy={findRemedy} />,
          },
        ]}
        rows={days}
        rowKey={({ day }) => day}
        rowClassName={(day) => getRowClass(day, today)}
        className="db-strip-table"
        frame="db-strip-frame"
        looks="bare"
      />
    </>
  );
}
