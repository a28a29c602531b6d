import { weekdayName } from '../../../domain/calendar/weekday';
import { ownManualRequestPath } from '../../../domain/attendance/attendancePath';
import type { HalfCode } from '../../../domain/attendance/attendanceLegend';
import { hoursOfMinutes } from '../../../domain/tasks/variance';
import type { CellContent, Choice, ColumnDefinition } from '../../table/view/columnDefinition';
import { hoursAndMinutes, timesText, codeTones, requestText } from './attendanceTexts';
import { pendingRequest, whyNotRequestable, type ShownDay } from './countedDay';

type DayColumn = ColumnDefinition<ShownDay>;

/** CONST-019, F-17: the same shift is shown for all employees. */
const shift = { code: 'GS', from: '10:00 AM', to: '07:15 PM' } as const;
const codes = (Object.keys(codeTones) as HalfCode[]).map((code): Choice => ({
  value: code,
  label: code,
  tone: codeTones[code],
}));

const getReason = ({ wire }: ShownDay): string | undefined =>
  wire.holiday ?? (wire.leave === null ? undefined : `Leave ${wire.leave.status}`);
const codeColumn = (key: string, header: string, getCode: (day: ShownDay) => HalfCode | null): DayColumn => ({
  key,
  header,
  type: 'status',
  width: key === 'first' ? 80 : 94,
  choices: codes,
  value: getCode,
  cell: (day): CellContent => {
    const code = getCode(day);
    return code === null ? { text: '' } : { text: code, tone: codeTones[code], title: getReason(day) };
  },
});

const dateColumn: DayColumn = {
  key: 'date',
  header: 'Date',
  type: 'date',
  width: 90,
  hideable: false,
  value: ({ day }) => day,
};
const weekdayColumn: DayColumn = {
  key: 'day',
  header: 'Day',
  type: 'text',
  width: 90,
  value: ({ day }) => weekdayName(day),
};
const inColumn: DayColumn = { key: 'in', header: 'InTime', type: 'time', width: 77, value: ({ wire }) => wire.checkIn };
const outColumn: DayColumn = {
  key: 'out',
  header: 'OutTime',
  type: 'time',
  width: 77,
  value: ({ wire }) => wire.checkOut,
};
const halfColumns: readonly DayColumn[] = [
  codeColumn('first', 'First Half', ({ codes: { first } }) => first),
  codeColumn('second', 'Second Half', ({ codes: { second } }) => second),
];
const portionColumn: DayColumn = {
  key: 'portion',
  header: 'Portion',
  type: 'number',
  width: 66,
  value: ({ wire }) => wire.present_count,
};
const hoursColumn: DayColumn = {
  key: 'hours',
  header: 'Tot. Hrs',
  type: 'hours',
  width: 70,
  value: ({ wire }) => (wire.worked_minutes === 0 ? null : hoursOfMinutes(wire.worked_minutes)),
  cell: ({ wire }) => ({ text: hoursAndMinutes(wire.worked_minutes) }),
};

/** COL-025 to COL-035: the month of any employee. */
export const shownDayColumns: readonly DayColumn[] = [
  dateColumn,
  weekdayColumn,
  {
    key: 'shift',
    header: 'Shift Code',
    type: 'text',
    width: 78,
    value: () => shift.code,
    cell: () => ({ text: shift.code, title: 'General shift' }),
  },
  { key: 'shift_in', header: 'Shift inTime', type: 'text', width: 88, value: () => shift.from },
  { key: 'shift_out', header: 'Shift outTime', type: 'text', width: 96, value: () => shift.to },
  inColumn,
  outColumn,
  ...halfColumns,
  portionColumn,
  hoursColumn,
];

/**
 * COL-025 to COL-036: the user's own month, whose days can be corrected. Together they are not wider than a window of
 * 1280 pixels leaves them: the last one is the only way to a correction.
 */
export const ownDayColumns = (today: string, request: (day: ShownDay) => void): readonly DayColumn[] => [
  ...shownDayColumns,
  {
    key: 'action',
    header: 'Action',
    type: 'text',
    width: 70,
    sortable: false,
    hideable: false,
    value: () => '',
    // VAL-042.
    cell: ({ wire }) => {
      const pending = pendingRequest(wire);
      if (pending) return { text: 'Pending', title: requestText(pending), href: ownManualRequestPath(pending._id) };
      const disabledReason = whyNotRequestable(wire, today);
      return { text: 'Request', ...(disabledReason !== undefined && { disabledReason }) };
    },
    onPress: (row) => {
      if (whyNotRequestable(row.wire, today) === undefined) request(row);
    },
  },
];

/** COL-037 to COL-039. */
export const ownLogColumns = (timeZone: string): readonly DayColumn[] => [
  dateColumn,
  {
    key: 'ins',
    header: 'Face In Logs',
    type: 'text',
    width: 360,
    value: ({ wire }) => timesText(wire.face_in_logs, timeZone),
  },
  {
    key: 'outs',
    header: 'Face Out Logs',
    type: 'text',
    width: 360,
    value: ({ wire }) => timesText(wire.face_out_logs, timeZone),
  },
];

/** The first columns for viewers of another employee's month. */
export const drawerColumns = (timeZone: string): readonly DayColumn[] => [
  dateColumn,
  weekdayColumn,
  inColumn,
  outColumn,
  ...halfColumns,
  portionColumn,
  hoursColumn,
  ...ownLogColumns(timeZone)
    .slice(1)
    .map((column) => ({ ...column, width: 220 })),
];
