import { shownShift } from '../../../../domain/employees/employeeRules';
import { employeePath } from '../../../../domain/employees/employeePath';
import { formatDay } from '../../../../domain/calendar/formatDay';
import { personName } from '../../../../domain/wording/personName';
import type { EmployeeRecord } from '../../../api/api';
import type { ColumnDefinition } from '../../../table/view/columnDefinition';

type Column = ColumnDefinition<EmployeeRecord>;

export const fullName = (employee: Pick<EmployeeRecord, 'First_name' | 'Last_name'>): string => personName(employee);

const statusChoices = [
  { value: 'Active', label: 'Active', tone: 'success' },
  { value: 'DeActive', label: 'DeActive', tone: 'neutral' },
] as const;
const text = (
  key: string,
  header: string,
  width: number,
  value: (row: EmployeeRecord) => string | null | undefined,
): Column => ({ key, header, type: 'text', width, value });

/** A person whose first day is still to come is active, but the figures of HR do not count them as employed yet. */
const joinsLater = ({ Status, Joined }: Pick<EmployeeRecord, 'Status' | 'Joined'>, today: string): boolean =>
  Status === 'Active' && Joined !== null && Joined > today;

/**
 * C-22. Exported files have the headings that the import reads.
 * @param today YYYY-MM-DD
 */
export const employeeColumns = (today: string): readonly Column[] => [
  { ...text('code', 'Code', 88, (row) => row.Employee_code), frozen: true, hideable: false },
  {
    key: 'name',
    header: 'Name',
    type: 'person',
    width: 190,
    frozen: true,
    hideable: false,
    value: fullName,
    cell: (row) => ({ text: fullName(row), imageUrl: row.Profile_pic || null, href: employeePath(row._id) }),
  },
  text('position', 'Position', 170, (row) => row.Position?.Name),
  text('department', 'Department', 140, (row) => row.Department?.Name),
  { key: 'leader', header: 'Team leader', type: 'person', width: 150, value: (row) => row.Team_leader?.Name },
  text('location', 'Location', 126, (row) => row.Location?.Name),
  text('vertical', 'Vertical', 120, (row) => row.Vertical?.Name),
  text('shift', 'Shift', 140, (row) => shownShift(row.Shift_type)),
  text('role', 'Role permission', 150, (row) => row.Role.Name),
  text('email', 'E-mail', 210, (row) => row.Email),
  text('mobile', 'Mobile', 130, (row) => row.Mobile),
  { key: 'joined', header: 'Joined', type: 'date', width: 96, value: (row) => row.Joined },
  {
    key: 'status',
    header: 'Status',
    type: 'status',
    width: 170,
    value: (row) => row.Status,
    choices: statusChoices,
    cell: (row) => ({
      text: row.Status,
      tone: row.Status === 'Active' ? 'success' : 'neutral',
      ...(joinsLater(row, today) && { suffix: `joins ${formatDay(row.Joined)}` }),
    }),
  },
  {
    key: 'account',
    header: 'Account',
    type: 'text',
    width: 120,
    isHiddenAtFirst: true,
    value: (row) => (row.Has_password ? 'Password set' : 'Not set up yet'),
  },
];
