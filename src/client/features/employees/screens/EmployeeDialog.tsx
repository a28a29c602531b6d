import { employeeProblems, joiningDayProblems } from '../../../../domain/employees/employeeRules';
import { sinceProblems } from '../../../../domain/employees/workplaces';
import {
  useAddEmployeeMutation,
  useEditEmployeeMutation,
  useGetEmployeeFormChoicesQuery,
  type EmployeeRecord,
} from '../../../api/api';
import { ConcurrentChangeNotice } from '../../../ui/dialogs/ConcurrentChangeNotice';
import { showSuccess } from '../../../ui/dialogs/toaster';
import { DayField } from '../../../ui/form/day/DayField';
import { FormDialog } from '../../../ui/form/FormDialog';
import { SelectField } from '../../../ui/form/select/SelectField';
import { TextField } from '../../../ui/form/TextField';
import { useForm } from '../../../ui/form/useForm';
import { useCompetingEdit } from '../../../widgets/competing-edit/useCompetingEdit';
import { useToday } from '../../../widgets/useToday';
import { useWorkDate } from '../../../widgets/useWorkDate';
import { comparedEmployee, employeeValues, offered, type EmployeeValues } from './employeeForm';
import { WorkplaceFields } from './WorkplaceFields';

export interface EmployeeDialogProps {
  /** null: an employee is added. */
  readonly stored: EmployeeRecord | null;
  readonly onClose: () => void;
}

/** Adds or edits an employee. Conflicts with a newer version are resolved field by field. */
export function EmployeeDialog({ stored, onClose }: EmployeeDialogProps) {
  const today = useToday();
  const workDate = useWorkDate();
  const [add] = useAddEmployeeMutation();
  const [change] = useEditEmployeeMutation();
  const { data: choices, isFetching } = useGetEmployeeFormChoicesQuery();

  const edit = useCompetingEdit<EmployeeValues, EmployeeRecord, unknown>({
    noun: 'employee',
    stored,
    toValues: employeeValues,
    ...comparedEmployee(choices),
    send: ({ Workplace_since, ...values }, from) =>
      (from ? change({ ...values, Workplace_since, id: from._id, Version: from.Version }) : add(values)).unwrap(),
    onSaved: async () => {
      onClose();
      await showSuccess(
        opened
          ? 'Employee updated Successfully'
          : 'Employee added. They will receive an email with a link to set a password.',
      );
    },
  });
  // The opened record stays the base, even when the list is read again.
  const { opened } = edit;
  const base = employeeValues(opened);
  const form = useForm<EmployeeValues>({
    name: 'employee',
    initial: base,
    problems: (values) => [
      ...employeeProblems(values),
      ...joiningDayProblems(values.Joined, today, opened?.Joined ?? undefined),
      ...sinceProblems(values.Workplace_since, workDate),
    ],
    submit: edit.save,
  });
  const select = { emptyValue: '', isSearchable: true, isLoading: isFetching && !choices } as const;
  return (
    <>
      <FormDialog
        title={opened ? 'Edit Employee' : 'Add Employee'}
        form={form}
        submitLabel={opened ? 'Update' : 'Add'}
        onClose={onClose}
        width={760}
      >
        <ConcurrentChangeNotice noun="employee" openedVersion={opened?.Version} newestVersion={stored?.Version} />
        <div className="db-form-columns">
          <TextField field={form.field('Employee_code')} label="Code" maxLength={20} isRequired autoFocus={!opened} />
          <DayField field={form.field('Joined')} label="Joined" today={today} />
          <SelectField
            field={form.field('Role_id')}
            label="Role permission"
            choices={offered(choices?.Roles, base.Role_id)}
            placeholder="Select a role"
            isRequired
            {...select}
          />
          <TextField field={form.field('First_name')} label="First name" maxLength={60} isRequired />
          <TextField field={form.field('Middle_name')} label="Middle name" maxLength={60} />
          <TextField field={form.field('Last_name')} label="Last name" maxLength={60} isRequired />
          <TextField field={form.field('Email')} label="E-mail" type="email" maxLength={254} isRequired />
          <TextField field={form.field('Mobile')} label="Mobile" type="tel" maxLength={30} />
          <SelectField
            field={form.field('Position_id')}
            label="Position"
            choices={offered(choices?.Positions, base.Position_id)}
            placeholder="No position"
            {...select}
          />
          <SelectField
            field={form.field('Department_id')}
            label="Department"
            choices={offered(choices?.Departments, base.Department_id)}
            placeholder="No department"
            {...select}
          />
          <SelectField
            field={form.field('Team_leader_id')}
            label="Team leader"
            choices={offered(choices?.Leaders, base.Team_leader_id, opened?._id)}
            placeholder="No team leader"
            {...select}
          />
          <WorkplaceFields form={form} base={opened && base} choices={choices} isLoading={isFetching && !choices} />
          <SelectField
            field={form.field('Vertical_id')}
            label="Vertical"
            choices={offered(choices?.Verticals, base.Vertical_id)}
            placeholder="No vertical"
            {...select}
          />
        </div>
      </FormDialog>
      {edit.dialog}
    </>
  );
}
