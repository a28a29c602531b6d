import { locationProblems } from '../../../../domain/masters/masterRules';
import {
  useDeleteLocationMutation,
  useListLocationsQuery,
  useSaveLocationMutation,
  type Location,
} from '../../../api/api';
import { byName, nameColumn, statusColumn, usedByColumn } from './masterColumns';
import { MasterScreen } from './MasterScreen';
import { NamedEntryDialog } from './NamedEntryDialog';

const columns = [
  nameColumn<Location>('Location', (row) => row.Location_name),
  statusColumn<Location>(),
  usedByColumn<Location>(),
];
const base = { ...byName, pageSize: 10 } as const;

/** /location: the Location Master (SCR-079 to SCR-082). */
export default function LocationScreen() {
  const list = useListLocationsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [save] = useSaveLocationMutation();
  const [remove] = useDeleteLocationMutation();
  return (
    <MasterScreen
      title="Location"
      noun="location"
      master="Location"
      columns={columns}
      list={list}
      base={base}
      getName={(row) => row.Location_name}
      remove={(id) => remove({ id }).unwrap()}
      deletedMessage="Location deleted successfully"
      form={(opened) => (
        <NamedEntryDialog
          {...opened}
          noun="Location"
          label="Location Name"
          nameField="Location_name"
          getName={(entry) => entry.Location_name}
          problems={(Location_name, Status) => locationProblems({ Location_name, Status })}
          save={({ name, ...entry }) => save({ ...entry, Location_name: name }).unwrap()}
          savedMessage="Location added / updated Successfully"
        />
      )}
    />
  );
}
