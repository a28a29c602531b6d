import { useDeletePositionMutation, useListPositionsQuery, type PositionEntry } from '../../../api/api';
import type { ColumnDefinition } from '../../../table/view/columnDefinition';
import { byName, nameColumn, statusColumn, usedByColumn } from './masterColumns';
import { MasterScreen } from './MasterScreen';
import { PositionDialog } from './PositionDialog';

const offeredAs = (row: PositionEntry): string =>
  [row.Is_project_manager && 'PM', row.Is_technical_project_manager && 'TPM'].filter(Boolean).join(', ');

const columns: readonly ColumnDefinition<PositionEntry>[] = [
  nameColumn('Position', (row) => row.Position_name),
  { key: 'department', header: 'Department', type: 'text', width: 220, value: (row) => row.Department?.Name },
  { key: 'offered', header: 'Offered as', type: 'text', width: 120, value: offeredAs },
  statusColumn(),
  usedByColumn(),
];

/** /positions (C-26). */
export default function PositionScreen() {
  const list = useListPositionsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [remove] = useDeletePositionMutation();
  return (
    <MasterScreen
      title="Position"
      noun="position"
      master="Position"
      columns={columns}
      list={list}
      base={byName}
      getName={(row) => row.Position_name}
      remove={(id) => remove({ id }).unwrap()}
      deletedMessage="Position deleted successfully"
      form={(opened) => <PositionDialog {...opened} />}
    />
  );
}
