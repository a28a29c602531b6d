import { useRef } from 'react';
import { useSelector } from 'react-redux';
import type { PendingItem } from '../../api/api';
import { selectTimeZone } from '../../session/sessionSelectors';
import { DataTable } from '../../ui/table/DataTable';
import { useArraySource } from '../../ui/table/useArraySource';
import type { TableView } from '../../ui/table/tableView';
import { useStretchedColumns } from '../../widgets/table-view/useStretchedColumns';
import { pendingColumns } from './pendingColumns';

export interface PendingTableProps {
  readonly items: readonly PendingItem[];
  readonly view: TableView;
  readonly onViewChange: (view: TableView) => void;
  readonly chosenId: string | undefined;
  readonly onChoose: (item: PendingItem) => void;
}

/** The queue, the oldest first; one row is chosen, and its detail stands beside it. */
export function PendingTable({ items, view, onViewChange, chosenId, onChoose }: PendingTableProps) {
  const timeZone = useSelector(selectTimeZone);
  const source = useArraySource(items);
  const frame = useRef<HTMLDivElement>(null);
  const columns = useStretchedColumns(pendingColumns, view, frame, false);
  return (
    <div ref={frame} className="db-pending-table">
      <DataTable name="Queue" columns={columns} source={source} view={view} onViewChange={onViewChange} timeZone={timeZone} currentKey={chosenId} onRowFocus={onChoose} onOpenRow={onChoose} exportName="Pending" />
    </div>
  );
}
