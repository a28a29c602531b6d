import { Spinner } from '@blueprintjs/core';
import type { PendingItem } from '../../../api/api';
import type { ColumnDefinition } from '../../../table/view/columnDefinition';
import type { TableView } from '../../../table/view/tableView';
import { FramedTable } from '../../../table/view/FramedTable';
import { useArraySource } from '../../../table/windows/useArraySource';
import { ReasonButton } from '../../../ui/controls/ReasonButton';
import type { Decision } from './decisions';
import { Button } from '../../../ui/controls/Button';

export interface PendingTableProps {
  readonly columns: readonly ColumnDefinition<PendingItem>[];
  readonly items: readonly PendingItem[];
  readonly view: TableView;
  readonly onViewChange: (view: TableView) => void;
  readonly chosenId: string | undefined;
  readonly onChoose: (item: PendingItem) => void;
  /** undefined in the list of own requests. */
  readonly several:
    | {
        readonly selectedKeys: readonly string[];
        readonly onSelectionChange: (keys: string[]) => void;
        readonly onDecide: (decision: Decision) => void;
        readonly onApproveAll: () => void;
        /** Loads the remaining matching records. */
        readonly isLoadingAll: boolean;
        /** Why nothing can be approved; undefined when something can. */
        readonly nothingMatches: string | undefined;
      }
    | undefined;
}

const toolbarFilterKeys = { state: 'ready', retry: () => undefined } as const;

/** The queue, oldest first; the details of the current row are next to it, and several rows can be selected. */
export function PendingTable({ columns, items, view, onViewChange, chosenId, onChoose, several }: PendingTableProps) {
  const source = useArraySource(items);
  return (
    <FramedTable
      name="Queue"
      columns={columns}
      rows={{ source, ...toolbarFilterKeys }}
      view={view}
      onViewChange={onViewChange}
      currentKey={chosenId}
      onRowFocus={onChoose}
      onOpenRow={onChoose}
      exportName="Pending"
      {...(several && {
        selectedKeys: several.selectedKeys,
        onSelectionChange: several.onSelectionChange,
        bulkActions: (keys: readonly string[]) => (
          <>
            <Button
              size="small"
              intent="success"
              text={`Approve ${keys.length}…`}
              onClick={() => several.onDecide('approve')}
            />
            <Button
              size="small"
              intent="danger"
              text={`Reject ${keys.length}…`}
              onClick={() => several.onDecide('reject')}
            />
          </>
        ),
        // With ticked rows their own buttons take its place.
        toolbarItems: several.selectedKeys.length === 0 && (
          <ReasonButton
            size="small"
            variant="outlined"
            text="Approve all matching records…"
            icon={several.isLoadingAll ? <Spinner size={16} aria-label="Loading the matching records" /> : undefined}
            disabledReason={several.isLoadingAll ? 'The matching records are still loading' : several.nothingMatches}
            onClick={several.onApproveAll}
          />
        ),
      })}
    />
  );
}
