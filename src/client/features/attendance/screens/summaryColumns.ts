import { shownShift } from '../../../../domain/employees/employeeRules';
import { totalFormulas } from '../../../../domain/attendance/attendanceMonth';
import type { AttendanceSummaryRow } from '../../../api/api';
import type { ColumnDefinition } from '../../../table/view/columnDefinition';
import { buttonColumn } from '../../../table/view/commonColumns';
import { workplaceCell } from '../workplaceCell';
import { fullName } from './faceColumns';

type SummaryColumn = ColumnDefinition<AttendanceSummaryRow>;
const nameAndCode = ({ Employee_id }: AttendanceSummaryRow): string =>
  `${fullName(Employee_id)} (${Employee_id.Employee_code})`;

/** COL-048 to COL-054; holiday and paid leave are hidden at first. */
export const summaryColumns = (onView: (row: AttendanceSummaryRow) => void): readonly SummaryColumn[] => [
  { key: 'name', header: 'Name', type: 'person', width: 240, frozen: true, hideable: false, value: nameAndCode },
  {
    key: 'shift',
    header: 'Shift Name',
    type: 'text',
    width: 160,
    value: ({ Employee_id }) => shownShift(Employee_id.Shift_type),
    cell: ({ Employee_id, Workplace_since }) => workplaceCell(shownShift(Employee_id.Shift_type), Workplace_since),
  },
  {
    key: 'location',
    header: 'Location',
    type: 'text',
    width: 140,
    value: ({ Employee_id }) => Employee_id.Location,
    cell: ({ Employee_id, Workplace_since }) => workplaceCell(Employee_id.Location, Workplace_since),
  },
  { key: 'working', header: 'Working Days', type: 'number', width: 126, value: (row) => row.workingDays },
  { key: 'present', header: 'Present', type: 'number', width: 100, value: (row) => row.present },
  { key: 'absent', header: 'Absent', type: 'number', width: 100, value: (row) => row.absent },
  {
    key: 'paid_leave',
    header: 'Paid Leave',
    explanation: totalFormulas.paidLeave,
    type: 'number',
    width: 104,
    isHiddenAtFirst: true,
    value: (row) => row.paidLeave,
  },
  { key: 'holiday', header: 'Holiday', type: 'number', width: 96, isHiddenAtFirst: true, value: (row) => row.holiday },
  {
    key: 'department',
    header: 'Department',
    type: 'text',
    width: 150,
    isHiddenAtFirst: true,
    value: ({ Employee_id }) => Employee_id.Role_id?.Department_name,
  },
  buttonColumn('View', { key: 'view', width: 80, onPress: onView }),
];
