import { halfCodes, type HalfCode } from '../../../../domain/attendance/attendanceLegend';
import { totalFormulas } from '../../../../domain/attendance/attendanceMonth';
import { daysOfRange } from '../../../../domain/calendar/day';
import { daysOfMonth, type Month } from '../../../../domain/calendar/month';
import { weekdayName } from '../../../../domain/calendar/weekday';
import type { MusterRow } from '../../../api/api';
import type { ColumnDefinition } from '../../../table/view/columnDefinition';
import { workplaceCell } from '../workplaceCell';
import { codeTones } from '../attendanceTexts';

type MusterColumn = ColumnDefinition<MusterRow>;

const isCode = (text: string | undefined): text is HalfCode => halfCodes.some((code) => code === text);
const noTone = 'none';

/** The colour of a code in the sheet: being present is the rule, and has none. */
export const musterTone = (code: HalfCode): string => (code === 'DP' ? noTone : codeTones[code]);

/** A whole day has the colour of its code, otherwise each half has its own. */
function dayClass(text: string): { readonly className?: string } {
  const [first, second = first] = text.split('/');
  const tone = isCode(first) ? musterTone(first) : noTone;
  // One that is not over has no code yet.
  const other = isCode(second) ? musterTone(second) : noTone;
  if (tone !== other)
    return { className: `db-attendance-halves db-attendance-first-${tone} db-attendance-second-${other}` };
  return tone === noTone ? {} : { className: `db-attendance-${tone}` };
}

const text = (
  key: 'Name' | 'Code' | 'Department' | 'Location',
  width: number,
  more: Partial<MusterColumn> = {},
): MusterColumn => ({ key, header: key, type: 'text', width, filterable: false, value: (row) => row[key], ...more });

const total = (
  key: 'Working_days' | 'Present' | 'Absent' | 'Paid_leave' | 'Holiday',
  header: string,
  explanation: string,
): MusterColumn => ({
  key,
  header,
  explanation,
  type: 'number',
  width: 76,
  sortable: false,
  filterable: false,
  value: (row) => row[key],
});

/** People, the days of the month with the codes of their halves, and the totals. Keys of words are the server's sort keys. */
export function musterColumns(month: Month): readonly MusterColumn[] {
  const { first, last } = daysOfMonth(month);
  return [
    text('Name', 170, { type: 'person', frozen: true, hideable: false }),
    text('Code', 80, { frozen: true }),
    text('Department', 130, { isHiddenAtFirst: true }),
    text('Location', 110, {
      isHiddenAtFirst: true,
      cell: ({ Location, Workplace_since }) => workplaceCell(Location, Workplace_since),
    }),
    ...daysOfRange(first, last).map((day, index): MusterColumn => {
      return {
        key: `day-${index + 1}`,
        header: `${weekdayName(day).slice(0, 2)} ${index + 1}`,
        explanation: weekdayName(day),
        type: 'text',
        width: 64,
        sortable: false,
        filterable: false,
        value: (row) => row.Days[index] ?? '',
        cell: (row) => ({ text: row.Days[index] ?? '', ...dayClass(row.Days[index] ?? '') }),
      };
    }),
    total('Working_days', 'TWD', totalFormulas.workingDays),
    total('Present', 'DP', totalFormulas.present),
    total('Absent', 'ABS', totalFormulas.absent),
    total('Paid_leave', 'PL', totalFormulas.paidLeave),
    total('Holiday', 'HD', totalFormulas.holiday),
  ];
}
