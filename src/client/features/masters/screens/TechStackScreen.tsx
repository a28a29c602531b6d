import { techStackProblems } from '../../../../domain/masters/masterRules';
import {
  useDeleteTechStackMutation,
  useListTechStackMasterQuery,
  useSaveTechStackMutation,
  type NamedMaster,
} from '../../../api/api';
import { byName, nameColumn, statusColumn, usedByColumn } from './masterColumns';
import { MasterScreen } from './MasterScreen';
import { NamedEntryDialog } from './NamedEntryDialog';

const columns = [
  nameColumn<NamedMaster>('Tech stack', (row) => row.Name),
  statusColumn<NamedMaster>(),
  usedByColumn<NamedMaster>(),
];

/** /techStack: the choices of the tech stack of projects (C-32). */
export default function TechStackScreen() {
  const list = useListTechStackMasterQuery(undefined, { refetchOnMountOrArgChange: true });
  const [save] = useSaveTechStackMutation();
  const [remove] = useDeleteTechStackMutation();
  return (
    <MasterScreen
      title="Tech stack"
      noun="tech stack"
      master="Tech_Stack"
      columns={columns}
      list={list}
      base={byName}
      getName={(row) => row.Name}
      remove={(id) => remove({ id }).unwrap()}
      deletedMessage="Tech stack deleted successfully"
      form={(opened) => (
        <NamedEntryDialog
          {...opened}
          noun="Tech Stack"
          label="Tech Stack Name"
          nameField="Name"
          getName={(entry) => entry.Name}
          problems={(Name, Status) => techStackProblems({ Name, Status })}
          save={({ name, ...entry }) => save({ ...entry, Name: name }).unwrap()}
          savedMessage="Tech stack added / updated Successfully"
        />
      )}
    />
  );
}
