import type { PendingItem } from '../../../api/api';
import { useArraySource } from '../../../table/windows/useArraySource';
import type { TableView } from '../../../table/view/tableView';
import { FramedTable } from '../../../table/view/FramedTable';
import { pendingColumns } from './pendingColumns';

export interface PendingTableProps {
  readonly items: readonly PendingItem[];
  readonly view: TableView;
  readonly onViewChange: (view: TableView) => void;
  readonly chosenId: string | undefined;
  readonly onChoose: (item: PendingItem) => void;
}

const alreadyThere = { state: 'ready', retry: () => undefined } as const;

/** The queue, the oldest first; one row is chosen, and its detail stands beside it. */
export function PendingTable({ items, view, onViewChange, chosenId, onChoose }: PendingTableProps) {
  const source = useArraySource(items);
  return (
    <FramedTable
      name="Queue"
      columns={pendingColumns}
      rows={{ source, ...alreadyThere }}
      view={view}
      onViewChange={onViewChange}
      currentKey={chosenId}
      onRowFocus={onChoose}
      onOpenRow={onChoose}
      exportName="Pending"
    />
  );
}
