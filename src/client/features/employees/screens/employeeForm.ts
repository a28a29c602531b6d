import type { Day } from '../../../../domain/calendar/day';
import { formatDay } from '../../../../domain/calendar/formatDay';
import type { AddEmployeeForm, EmployeeFormChoices, EmployeeRecord } from '../../../api/api';
import type { Choice } from '../../../ui/form/select/choice';
import { comparedFields, type Comparison } from '../../../widgets/competing-edit/comparedFields';

/** '' for no value. */
export interface EmployeeValues extends Required<AddEmployeeForm> {
  /** From when on the location and the shift apply; '' for all days. */
  readonly Workplace_since: string;
}

export const employeeValues = (stored: EmployeeRecord | null): EmployeeValues => ({
  Employee_code: stored?.Employee_code ?? '',
  First_name: stored?.First_name ?? '',
  Middle_name: stored?.Middle_name ?? '',
  Last_name: stored?.Last_name ?? '',
  Email: stored?.Email ?? '',
  Mobile: stored?.Mobile ?? '',
  Role_id: stored?.Role._id ?? '',
  Position_id: stored?.Position?._id ?? '',
  Department_id: stored?.Department?._id ?? '',
  Team_leader_id: stored?.Team_leader?._id ?? '',
  Location_id: stored?.Location?._id ?? '',
  Vertical_id: stored?.Vertical?._id ?? '',
  Shift_type: stored?.Shift_type ?? '',
  Joined: stored?.Joined ?? '',
  Workplace_since: stored?.Workplace_since ?? '',
});

type PickedWorkplace = Pick<EmployeeValues, 'Location_id' | 'Shift_type'>;

export const isOtherWorkplace = (base: PickedWorkplace, picked: PickedWorkplace): boolean =>
  base.Location_id !== picked.Location_id || base.Shift_type !== picked.Shift_type;

/**
 * The day from which a picked location or shift applies: today, until the user chooses another; as before when both are the
 * former ones again.
 */
export function sinceAfterPick(
  base: EmployeeValues,
  before: EmployeeValues,
  after: EmployeeValues,
  workDate: Day,
): string {
  const [wasOther, isOther] = [isOtherWorkplace(base, before), isOtherWorkplace(base, after)];
  if (wasOther === isOther) return after.Workplace_since;
  return isOther ? workDate : base.Workplace_since;
}

type Entry = EmployeeFormChoices['Positions'][number];

/** The offered entries, and those that the employee already has. */
export const offered = (entries: readonly Entry[] = [], pickedId = '', exceptId = ''): Choice[] =>
  entries
    .filter(({ _id, Is_offered }) => _id !== exceptId && (Is_offered || _id === pickedId))
    .map(({ _id, Name }) => ({ value: _id, label: Name }));

type EntryList = Exclude<keyof EmployeeFormChoices, 'Shifts'>;
const labels: Readonly<Record<keyof EmployeeValues, string>> = {
  Employee_code: 'Code',
  First_name: 'First name',
  Middle_name: 'Middle name',
  Last_name: 'Last name',
  Email: 'E-mail',
  Mobile: 'Mobile',
  Role_id: 'Role permission',
  Position_id: 'Position',
  Department_id: 'Department',
  Team_leader_id: 'Team leader',
  Location_id: 'Location',
  Vertical_id: 'Vertical',
  Shift_type: 'Shift',
  Joined: 'Joined',
  Workplace_since: 'Location and shift since',
};
const toList: Partial<Readonly<Record<keyof EmployeeValues, EntryList>>> = {
  Role_id: 'Roles',
  Position_id: 'Positions',
  Department_id: 'Departments',
  Team_leader_id: 'Leaders',
  Location_id: 'Locations',
  Vertical_id: 'Verticals',
};
const fields = Object.keys(labels) as (keyof EmployeeValues)[];

/** The two versions of a record side by side, as display texts. */
export function comparedEmployee(choices: EmployeeFormChoices | undefined): Comparison<EmployeeValues> {
  const readable = (values: EmployeeValues, field: keyof EmployeeValues): string => {
    const list = toList[field];
    if (field === 'Joined' || field === 'Workplace_since') return formatDay(values[field]);
    return list === undefined
      ? values[field]
      : (choices?.[list].find(({ _id }) => _id === values[field])?.Name ?? values[field]);
  };
  return comparedFields(fields.map((key) => ({ key, label: labels[key], text: (values) => readable(values, key) })));
}
