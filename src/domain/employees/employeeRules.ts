import { addDays, type Day } from '../calendar/day';
import { formatDay } from '../calendar/formatDay';
import { isDay } from '../calendar/isDay';
import { dayProblem } from '../calendar/parseDisplayedDay';
import { isReadableShift } from '../overtime/shiftSpan';
import { isMailAddress, notMailAddressMessage } from '../session/mailAddress';
import type { FieldProblem } from '../validation/fieldProblem';
import { isBlank } from '../validation/isBlank';

/** The shifts of the company (CONST-019, CONST-028). */
export const shiftTypes = ['10 Am - 07.15 Pm', '10 Am - 07.30 Pm', '09 Am - 06.30 Pm'] as const;
const defaultShift = '10 Am - 07.30 Pm' satisfies (typeof shiftTypes)[number];

/** The shift that every screen and file shows; of employees without one of their own the usual one (B-03). */
export const shownShift = (shift: string | null): string => shift || defaultShift;

export const employeeMessages = {
  code: 'Please Enter Employee Code',
  codeLetters: 'A code has letters, digits, hyphens and slashes only',
  firstName: 'Please Enter First Name',
  lastName: 'Please Enter Last Name',
  email: 'Please Enter E-mail',
  emailForm: notMailAddressMessage,
  mobile: 'A phone number has 6 to 20 digits, blanks, brackets or hyphens',
  shift: `A shift has a begin and an end, for example ${defaultShift}`,
  role: 'Please Select Role Permission',
  codeTaken: 'Another employee has this code',
  emailTaken: 'Another employee has this mail address',
  leaderCycle: 'This team leader reports to the employee. Choose another team leader.',
  leaderGone: 'A team leader must be active',
} as const;

export interface EmployeeValues {
  readonly Employee_code?: string;
  readonly First_name?: string;
  readonly Last_name?: string;
  readonly Email?: string;
  readonly Mobile?: string;
  readonly Role_id?: string;
  readonly Joined?: string;
}

const when = (isWrong: boolean, field: string, message: string): FieldProblem[] =>
  isWrong ? [{ field, message }] : [];

/** Problems of the values of an employee that need no look at other records. */
export function employeeProblems({
  Employee_code,
  First_name,
  Last_name,
  Email,
  Mobile = '',
  Role_id,
  Joined = '',
}: EmployeeValues): FieldProblem[] {
  const code = Employee_code?.trim() ?? '';
  const email = Email?.trim() ?? '';
  const joined = dayProblem(Joined);
  return [
    ...when(code === '', 'Employee_code', employeeMessages.code),
    ...when(
      code !== '' && !/^[A-Za-z0-9][A-Za-z0-9/_-]{0,19}$/.test(code),
      'Employee_code',
      employeeMessages.codeLetters,
    ),
    ...when(isBlank(First_name), 'First_name', employeeMessages.firstName),
    ...when(isBlank(Last_name), 'Last_name', employeeMessages.lastName),
    ...when(email === '', 'Email', employeeMessages.email),
    ...when(email !== '' && !isMailAddress(email), 'Email', employeeMessages.emailForm),
    ...when(!/^$|^\+?[0-9 ()-]{6,20}$/.test(Mobile.trim()), 'Mobile', employeeMessages.mobile),
    ...when(isBlank(Role_id), 'Role_id', employeeMessages.role),
    ...(joined === undefined ? [] : [{ field: 'Joined', message: joined }]),
  ];
}

/** Days after today. Someone who joins in a mistyped year would have no attendance and no leave, and no one would see why. */
const maxDaysUntilJoining = 2 * 365;

/** Problems of a day of joining; that of a stored record stays valid. */
export function joiningDayProblems(joined: string, today: Day, stored: string | undefined): FieldProblem[] {
  const latest = addDays(today, maxDaysUntilJoining);
  return when(
    isDay(joined) && joined > latest && joined !== stored,
    'Joined',
    `Please choose ${formatDay(latest)} or an earlier day: employees join within two years`,
  );
}

/**
 * Problems of a new shift: late arrivals and overtime are computed from its begin and end.
 * @param offered by the form: the shifts of the company and those in use
 */
export const shiftProblems = (shift: string, offered: readonly string[]): FieldProblem[] =>
  when(!isReadableShift(shift) && !offered.includes(shift), 'Shift_type', employeeMessages.shift);

/** True when an employee would report to himself or herself, directly or indirectly. `leaders` maps each employee to the team leader. */
export function isLeaderCycle(
  leaders: { readonly get: (id: string) => string | null | undefined },
  employeeId: string,
  leaderId: string | null,
): boolean {
  const passed = new Set<string>();
  for (let above = leaderId; above !== null && !passed.has(above); above = leaders.get(above) ?? null) {
    if (above === employeeId) return true;
    passed.add(above);
  }
  return false;
}
