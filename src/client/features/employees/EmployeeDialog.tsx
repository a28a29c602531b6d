import { useState } from 'react';
import { employeeProblems } from '../../../domain/employees/employeeRules';
import { isApiFailure } from '../../api/apiFailure';
import { useAddEmployeeMutation, useEditEmployeeMutation, useGetEmployeeFormChoicesQuery, type EmployeeRecord } from '../../api/api';
import { ConflictDialog } from '../../ui/dialogs/ConflictDialog';
import { showSuccess } from '../../ui/dialogs/toaster';
import { choicesOf } from '../../ui/form/choice';
import { DayField } from '../../ui/form/DayField';
import { FormDialog } from '../../ui/form/FormDialog';
import { SelectField } from '../../ui/form/SelectField';
import { TextField } from '../../ui/form/TextField';
import { useForm } from '../../ui/form/useForm';
import { useToday } from '../../widgets/useToday';
import { conflictFields, employeeValues, offered, settledValues, type EmployeeConflict, type EmployeeValues } from './employeeForm';

export interface EmployeeDialogProps {
  /** null: somebody is added. */
  readonly stored: EmployeeRecord | null;
  readonly onClose: () => void;
}

/** Adds or edits an employee. Who edits against a newer record decides field by field. */
export function EmployeeDialog({ stored, onClose }: EmployeeDialogProps) {
  const today = useToday();
  // What was opened stays the base, also when the list is read again meanwhile.
  const [opened] = useState(stored);
  const [base] = useState(() => employeeValues(opened));
  const [conflict, setConflict] = useState<EmployeeConflict | null>(null);
  const [add] = useAddEmployeeMutation();
  const [edit] = useEditEmployeeMutation();
  const { data: choices, isLoading } = useGetEmployeeFormChoicesQuery();

  const save = async (values: EmployeeValues, version: number | undefined): Promise<void> => {
    if (opened && version !== undefined) await edit({ ...values, id: opened._id, Version: version }).unwrap();
    else await add(values).unwrap();
    onClose();
    await showSuccess(opened ? 'Employee updated Successfully' : 'Employee added: the link to set a password is on its way');
  };
  const form = useForm<EmployeeValues>({
    initial: base,
    problems: employeeProblems,
    submit: async (values) => {
      try {
        await save(values, opened?.Version);
      } catch (error) {
        if (!isApiFailure(error) || !error.current) throw error;
        setConflict({ base, mine: values, stored: error.current as unknown as EmployeeRecord });
      }
    },
  });
  const { values } = form;
  const select = { emptyValue: '', isSearchable: true, isLoading } as const;
  return (
    <>
      <FormDialog title={opened ? 'Edit Employee' : 'Add Employee'} form={form} submitLabel={opened ? 'Update' : 'Add'} onClose={onClose} width={760}>
        <div className="db-form-columns">
          <TextField field={form.field('Employee_code')} label="Code" maxLength={20} isRequired autoFocus={!opened} />
          <DayField field={form.field('Joined')} label="Joined" today={today} />
          <TextField field={form.field('First_name')} label="First name" maxLength={60} isRequired />
          <TextField field={form.field('Middle_name')} label="Middle name" maxLength={60} />
          <TextField field={form.field('Last_name')} label="Last name" maxLength={60} isRequired />
          <SelectField field={form.field('Role_id')} label="Role permission" choices={offered(choices?.Roles, base.Role_id)} placeholder="Select a role" isRequired {...select} />
          <TextField field={form.field('Email')} label="E-mail" type="email" maxLength={254} isRequired />
          <TextField field={form.field('Mobile')} label="Mobile" type="tel" maxLength={30} />
          <SelectField field={form.field('Position_id')} label="Position" choices={offered(choices?.Positions, base.Position_id)} placeholder="No position" {...select} />
          <SelectField field={form.field('Department_id')} label="Department" choices={offered(choices?.Departments, base.Department_id)} placeholder="No department" {...select} />
          <SelectField field={form.field('Team_leader_id')} label="Team leader" choices={offered(choices?.Leaders, base.Team_leader_id, opened?._id)} placeholder="No team leader" {...select} />
          <SelectField field={form.field('Shift_type')} label="Shift" choices={choicesOf(choices?.Shifts ?? (values.Shift_type === '' ? [] : [values.Shift_type]))} placeholder="The company's shift" {...select} />
          <SelectField field={form.field('Location_id')} label="Location" choices={offered(choices?.Locations, base.Location_id)} placeholder="No location" {...select} />
          <SelectField field={form.field('Vertical_id')} label="Vertical" choices={offered(choices?.Verticals, base.Vertical_id)} placeholder="No vertical" {...select} />
        </div>
      </FormDialog>
      {conflict && (
        <ConflictDialog
          fields={conflictFields(conflict, choices)}
          onSave={(picked) => save(settledValues(conflict, picked), conflict.stored.Version)}
          onCancel={() => setConflict(null)}
        />
      )}
    </>
  );
}
