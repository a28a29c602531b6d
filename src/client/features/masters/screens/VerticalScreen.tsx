import { verticalProblems } from '../../../../domain/masters/masterRules';
import {
  useDeleteVerticalMutation,
  useListVerticalsQuery,
  useSaveVerticalMutation,
  type Vertical,
} from '../../../api/api';
import { byName, nameColumn, statusColumn, usedByColumn } from './masterColumns';
import { MasterScreen } from './MasterScreen';
import { NamedEntryDialog } from './NamedEntryDialog';

const columns = [
  nameColumn<Vertical>('Vertical', (row) => row.Vertical_name),
  statusColumn<Vertical>(),
  usedByColumn<Vertical>(),
];
const base = { ...byName, pageSize: 10 } as const;

/** /vertical: the Vertical Master (SCR-083 to SCR-086). */
export default function VerticalScreen() {
  const list = useListVerticalsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [save] = useSaveVerticalMutation();
  const [remove] = useDeleteVerticalMutation();
  return (
    <MasterScreen
      title="Vertical"
      noun="vertical"
      master="Vertical"
      columns={columns}
      list={list}
      base={base}
      getName={(row) => row.Vertical_name}
      remove={(id) => remove({ id }).unwrap()}
      deletedMessage="Vertical deleted Successfully"
      form={(opened) => (
        <NamedEntryDialog
          {...opened}
          noun="Vertical"
          label="Vertical Name"
          nameField="Vertical_name"
          getName={(entry) => entry.Vertical_name}
          problems={(Vertical_name, Status) => verticalProblems({ Vertical_name, Status })}
          save={({ name, ...entry }) => save({ ...entry, Vertical_name: name }).unwrap()}
          savedMessage="Vertical Added / Updated Successfully"
        />
      )}
    />
  );
}
