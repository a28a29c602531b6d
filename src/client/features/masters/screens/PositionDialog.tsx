import { positionProblems } from '../../../../domain/masters/masterRules';
import { useListDepartmentsQuery, useSavePositionMutation, type PositionEntry } from '../../../api/api';
import { CheckField } from '../../../ui/form/CheckField';
import { FormDialog } from '../../../ui/form/FormDialog';
import { SelectField } from '../../../ui/form/select/SelectField';
import { TextField } from '../../../ui/form/TextField';
import { entryChoices } from './entryChoices';
import { StatusField, type ChosenStatus } from './StatusField';
import { useMasterForm, type OpenedEntry } from './useMasterForm';

interface PositionValues {
  Position_name: string;
  Department_id: string;
  Is_project_manager: boolean;
  Is_technical_project_manager: boolean;
  Status: ChosenStatus;
}

const positionValues = (stored: PositionEntry | null): PositionValues => ({
  Position_name: stored?.Position_name ?? '',
  Department_id: stored?.Department?._id ?? '',
  Is_project_manager: stored?.Is_project_manager ?? false,
  Is_technical_project_manager: stored?.Is_technical_project_manager ?? false,
  Status: stored?.Status ?? '',
});

export function PositionDialog({ stored, isDeleted, onClose }: OpenedEntry<PositionEntry>) {
  const { data: departments = [], isFetching } = useListDepartmentsQuery();
  const [save] = useSavePositionMutation();
  const { form, isNew, notice, conflict } = useMasterForm<PositionValues, PositionEntry>({
    noun: 'position',
    stored,
    isDeleted,
    toValues: positionValues,
    compared: [
      { key: 'Position_name', label: 'Position Name' },
      {
        key: 'Department_id',
        label: 'Department',
        text: ({ Department_id }) =>
          departments.find(({ _id }) => _id === Department_id)?.Department_name ?? Department_id,
      },
      { key: 'Is_project_manager', label: 'Offered as Project Manager' },
      { key: 'Is_technical_project_manager', label: 'Offered as Technical Project Manager' },
      { key: 'Status', label: 'Status' },
    ],
    problems: positionProblems,
    save: ({ Status, ...values }, about) =>
      save({
        ...values,
        ...about,
        Is_project_manager: values.Is_project_manager ? 'true' : 'false',
        Is_technical_project_manager: values.Is_technical_project_manager ? 'true' : 'false',
        Status: Status === '' ? 'Active' : Status,
      }).unwrap(),
    savedMessage: 'Position added / updated Successfully',
    onClose,
  });
  const choices = entryChoices(
    departments.map(({ _id, Department_name, Status }) => ({
      id: _id,
      name: Department_name,
      isOffered: Status === 'Active',
    })),
    stored?.Department ? [stored.Department] : [],
  );
  return (
    <>
      <FormDialog
        title={isNew ? 'Add Position' : 'Edit Position'}
        form={form}
        submitLabel={isNew ? 'Add' : 'Update'}
        onClose={onClose}
        width={460}
      >
        {notice}
        <TextField field={form.field('Position_name')} label="Position Name" autoFocus isRequired />
        <SelectField
          field={form.field('Department_id')}
          label="Department"
          choices={choices}
          emptyValue=""
          placeholder="No department"
          isSearchable
          isLoading={isFetching && departments.length === 0}
        />
        <CheckField field={form.field('Is_project_manager')} label="Offered as Project Manager" />
        <CheckField field={form.field('Is_technical_project_manager')} label="Offered as Technical Project Manager" />
        <StatusField field={form.field('Status')} />
      </FormDialog>
      {conflict}
    </>
  );
}
