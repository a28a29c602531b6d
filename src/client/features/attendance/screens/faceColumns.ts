import { shownShift } from '../../../../domain/employees/employeeRules';
import { personName } from '../../../../domain/wording/personName';
import { attendanceLegend } from '../../../../domain/attendance/attendanceLegend';
import { dayKind, faceMark, type FaceMark } from '../../../../domain/attendance/faceMark';
import { formatTimeOfDay } from '../../../../domain/calendar/formatInstant';
import type { AttendanceEmployee, FaceLogin } from '../../../api/api';
import { shownOnly } from '../../../table/view/commonColumns';
import type { ColumnDefinition } from '../../../table/view/columnDefinition';

export const fullName = (employee: AttendanceEmployee): string => personName(employee);

type FaceColumn = ColumnDefinition<FaceLogin>;

const nameColumn: FaceColumn = {
  key: 'Employee_id',
  header: 'Name',
  type: 'person',
  width: 190,
  frozen: true,
  hideable: false,
  value: ({ Employee_id }) => fullName(Employee_id),
};
const codeColumn: FaceColumn = {
  key: 'Employee_code',
  header: 'Code',
  type: 'text',
  width: 90,
  value: ({ Employee_id }) => Employee_id.Employee_code,
};
const inColumn: FaceColumn = {
  key: 'check_in_time',
  header: 'Check In',
  type: 'time',
  width: 100,
  value: (row) => row.check_in_time,
};
const outColumn: FaceColumn = {
  key: 'check_out_time',
  header: 'Check Out',
  type: 'time',
  width: 104,
  value: (row) => row.check_out_time,
};
const aboutColumns: readonly FaceColumn[] = [
  {
    key: 'shift',
    header: 'Shift',
    type: 'text',
    width: 140,
    value: ({ Employee_id }) => shownShift(Employee_id.Shift_type),
  },
  {
    key: 'position',
    header: 'Position',
    type: 'text',
    width: 170,
    value: ({ Employee_id }) => Employee_id.Position_id?.Position_name,
  },
  {
    key: 'department',
    header: 'Department',
    type: 'text',
    width: 150,
    value: ({ Employee_id }) => Employee_id.Role_id?.Department_name,
  },
  { key: 'location', header: 'Location', type: 'text', width: 120, value: ({ Employee_id }) => Employee_id.Location },
  { key: 'email', header: 'Email', type: 'text', width: 220, value: ({ Employee_id }) => Employee_id.Email },
  { key: 'mobile', header: 'Mobile', type: 'text', width: 130, value: ({ Employee_id }) => Employee_id.Mobile },
];

const getCodes = ({ first_half = null, second_half = null }: FaceLogin) => [first_half, second_half] as const;
/** The meaning of a day's codes, as in the legend. */
const kindTitle = (row: FaceLogin): string =>
  attendanceLegend
    .filter(({ code }) => getCodes(row).some((one) => one === code))
    .map(({ label }) => label)
    .join(', ');
/**
 * The text when no device has recorded a check-in.
 * @param today the company's current working day
 */
export const getMark = (row: FaceLogin, today: string): FaceMark => faceMark(...getCodes(row), row.date === today);

/** SCR-067: all employees on a day. */
export const dailyFaceColumns = (timeZone: string, today: string): readonly FaceColumn[] => [
  nameColumn,
  codeColumn,
  {
    ...inColumn,
    cell: (row) => {
      if (row.check_in_time !== null) return { text: formatTimeOfDay(row.check_in_time, timeZone) };
      const { text, isAbsent } = getMark(row, today);
      return { text, tone: isAbsent ? 'danger' : 'neutral', title: kindTitle(row) };
    },
  },
  outColumn,
  {
    key: 'day',
    header: 'Day',
    type: 'text',
    width: 72,
    value: (row) => dayKind(getCodes(row)),
    cell: (row) => ({ text: dayKind(getCodes(row)), title: kindTitle(row) }),
  },
  ...aboutColumns,
];

/** SCR-068: a month by windows; the server sorts by the first five and filters by the search box alone. */
export const monthlyFaceColumns: readonly FaceColumn[] = [
  { ...nameColumn, filterable: false },
  { ...codeColumn, filterable: false },
  { key: 'date', header: 'Date', type: 'date', width: 100, filterable: false, value: (row) => row.date },
  inColumn,
  outColumn,
  ...aboutColumns.map((column): FaceColumn => ({ ...column, ...shownOnly })),
];
