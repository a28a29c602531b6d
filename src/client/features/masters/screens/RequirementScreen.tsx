import { requirementProblems } from '../../../../domain/masters/masterRules';
import {
  useDeleteRequirementMutation,
  useListRequirementMasterQuery,
  useSaveRequirementMutation,
  type NamedMaster,
} from '../../../api/api';
import { byName, nameColumn, statusColumn, usedByColumn } from './masterColumns';
import { MasterScreen } from './MasterScreen';
import { NamedEntryDialog } from './NamedEntryDialog';

const columns = [
  nameColumn<NamedMaster>('Requirement', (row) => row.Name),
  statusColumn<NamedMaster>(),
  usedByColumn<NamedMaster>(),
];

/** /requirements: the choices of the client requirement of projects (C-31). */
export default function RequirementScreen() {
  const list = useListRequirementMasterQuery(undefined, { refetchOnMountOrArgChange: true });
  const [save] = useSaveRequirementMutation();
  const [remove] = useDeleteRequirementMutation();
  return (
    <MasterScreen
      title="Requirement"
      noun="requirement"
      master="Requirement"
      columns={columns}
      list={list}
      base={byName}
      getName={(row) => row.Name}
      remove={(id) => remove({ id }).unwrap()}
      deletedMessage="Requirement deleted successfully"
      form={(opened) => (
        <NamedEntryDialog
          {...opened}
          noun="Requirement"
          label="Requirement Name"
          nameField="Name"
          getName={(entry) => entry.Name}
          problems={(Name, Status) => requirementProblems({ Name, Status })}
          save={({ name, ...entry }) => save({ ...entry, Name: name }).unwrap()}
          savedMessage="Requirement added / updated Successfully"
        />
      )}
    />
  );
}
