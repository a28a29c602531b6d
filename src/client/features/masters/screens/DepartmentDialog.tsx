import { useMemo } from 'react';
import { departmentProblems, isDepartmentCycle } from '../../../../domain/masters/masterRules';
import { useSaveDepartmentMutation, type Department } from '../../../api/api';
import { FormDialog } from '../../../ui/form/FormDialog';
import { SelectField } from '../../../ui/form/select/SelectField';
import { TextField } from '../../../ui/form/TextField';
import { entryChoices } from './entryChoices';
import { StatusField, type ChosenStatus } from './StatusField';
import { useEmployeeChoices } from './useEmployeeChoices';
import { useMasterForm, type OpenedEntry } from './useMasterForm';

interface DepartmentValues {
  Department_name: string;
  Head_id: string;
  Parent_id: string;
  Status: ChosenStatus;
}

export interface DepartmentDialogProps extends OpenedEntry<Department> {
  readonly departments: readonly Department[];
}

const departmentValues = (stored: Department | null): DepartmentValues => ({
  Department_name: stored?.Department_name ?? '',
  Head_id: stored?.Head?._id ?? '',
  Parent_id: stored?.Parent?._id ?? '',
  Status: stored?.Status ?? '',
});

/** Adds or edits a department. Its descendants are not offered as its parent. */
export function DepartmentDialog({ stored, isDeleted, departments, onClose }: DepartmentDialogProps) {
  const [save] = useSaveDepartmentMutation();
  const heads = useEmployeeChoices(useMemo(() => (stored?.Head ? [stored.Head] : []), [stored]));
  const getName = (id: string): string => departments.find(({ _id }) => _id === id)?.Department_name ?? id;
  const { form, isNew, notice, conflict } = useMasterForm<DepartmentValues, Department>({
    noun: 'department',
    stored,
    isDeleted,
    toValues: departmentValues,
    compared: [
      { key: 'Department_name', label: 'Department Name' },
      { key: 'Head_id', label: 'Head', text: ({ Head_id }) => heads.getName(Head_id) },
      { key: 'Parent_id', label: 'Parent', text: ({ Parent_id }) => getName(Parent_id) },
      { key: 'Status', label: 'Status' },
    ],
    problems: departmentProblems,
    save: ({ Status, ...values }, about) =>
      save({ ...values, ...about, Status: Status === '' ? 'Active' : Status }).unwrap(),
    savedMessage: 'Department added / updated Successfully',
    onClose,
  });
  const parents = new Map(departments.map(({ _id, Parent }) => [_id, Parent?._id ?? null]));
  const possible = departments.filter(({ _id }) => !stored || !isDepartmentCycle(parents, stored._id, _id));
  const choices = entryChoices(
    possible.map(({ _id, Department_name, Status }) => ({
      id: _id,
      name: Department_name,
      isOffered: Status === 'Active',
    })),
    stored?.Parent ? [stored.Parent] : [],
  );
  return (
    <>
      <FormDialog
        title={isNew ? 'Add Department' : 'Edit Department'}
        form={form}
        submitLabel={isNew ? 'Add' : 'Update'}
        onClose={onClose}
        width={460}
      >
        {notice}
        <TextField field={form.field('Department_name')} label="Department Name" autoFocus isRequired />
        <SelectField
          field={form.field('Head_id')}
          label="Head"
          choices={heads.choices}
          emptyValue=""
          placeholder="No head"
          isSearchable
          isLoading={heads.isLoading}
        />
        <SelectField
          field={form.field('Parent_id')}
          label="Parent"
          choices={choices}
          emptyValue=""
          placeholder="None"
          isSearchable
        />
        <StatusField field={form.field('Status')} />
      </FormDialog>
      {conflict}
    </>
  );
}
