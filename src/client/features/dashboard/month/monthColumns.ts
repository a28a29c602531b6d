import { hundredths } from '../../../../domain/figures/hundredths';
import { hoursOfMinutes } from '../../../../domain/tasks/variance';
import type { ColumnDefinition } from '../../../table/view/columnDefinition';
import { barText, dayKindText, gapText, type OwnDay } from './ownDays';
import { hourMs } from '../../../../domain/calendar/duration';

const toTexts = (day: OwnDay, kinds: readonly string[], timeZone: string): string =>
  day.strip.bars
    .filter((bar) => kinds.includes(bar.kind))
    .map((bar) => barText(bar, timeZone))
    .join('; ');

/** The days of a month as rows: the content of the strip as text and figures. */
export const monthColumns = (timeZone: string): readonly ColumnDefinition<OwnDay>[] => [
  { key: 'date', header: 'Date', type: 'date', width: 100, frozen: true, value: ({ day }) => day },
  { key: 'kind', header: 'Day', type: 'text', width: 170, value: dayKindText },
  { key: 'in', header: 'In', type: 'time', width: 90, value: ({ attendance }) => attendance.checkIn },
  { key: 'out', header: 'Out', type: 'time', width: 90, value: ({ attendance }) => attendance.checkOut },
  {
    key: 'worked',
    header: 'Worked',
    type: 'hours',
    width: 90,
    value: ({ attendance }) => hoursOfMinutes(attendance.worked_minutes),
  },
  { key: 'logged', header: 'Logged', type: 'hours', width: 90, value: ({ loggedMs }) => hundredths(loggedMs / hourMs) },
  {
    key: 'leave',
    header: 'Leave',
    type: 'text',
    width: 110,
    value: ({ strip }) => strip.bars.find((bar) => bar.kind === 'leave')?.label ?? '',
  },
  { key: 'timers', header: 'Timers', type: 'text', width: 320, value: (day) => toTexts(day, ['timer'], timeZone) },
  {
    key: 'corrections',
    header: 'Corrections',
    type: 'text',
    width: 200,
    value: (day) => toTexts(day, ['manual'], timeZone),
  },
  {
    key: 'overtime',
    header: 'Overtime',
    type: 'text',
    width: 200,
    value: (day) => toTexts(day, ['overtime'], timeZone),
  },
  {
    key: 'gaps',
    header: 'Gaps',
    type: 'text',
    width: 260,
    value: (day) => day.strip.gaps.map((gap) => gapText(gap, timeZone)).join('; '),
  },
];
