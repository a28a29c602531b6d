import { ErrorIcon, InboxIcon, RefreshIcon, SearchIcon } from '@blueprintjs/icons';
import type { ReactElement } from 'react';
import { StateNotice } from '../../ui/states/StateNotice';
import { clearFilters, hasFilters } from './allFilters';
import type { DataTableProps } from './dataTableProps';
import { Button } from '../../ui/controls/Button';

interface TableStateProps<Row extends object> {
  readonly table: DataTableProps<Row>;
  /** Filtered rows. */
  readonly total: number;
}

/** Shown instead of rows: why there are none, and what to do. */
export function TableState<Row extends object>({ table, total }: TableStateProps<Row>): ReactElement | null {
  const { state = 'ready', view, emptyText = 'Nothing here yet', emptyAction, emptyContent, failure, onRetry } = table;
  if (state === 'loading' || (state === 'ready' && total > 0)) return null;
  if (state === 'failed') {
    return (
      <div className="db-table-state" role="alert">
        <StateNotice
          level={2}
          icon={<ErrorIcon size={40} />}
          title="Could not load"
          action={onRetry && <Button icon={<RefreshIcon />} text="Retry" onClick={onRetry} />}
        >
          {failure?.message}
          {failure?.requestId !== undefined && (
            <div className="db-load-failed-request">{`Request ${failure.requestId}`}</div>
          )}
        </StateNotice>
      </div>
    );
  }
  // Screens say what their own filters leave out: 'No absences'.
  const isOfView = view.search !== '' || Object.keys(view.filters).length > 0;
  if (isOfView || hasFilters(table))
    return (
      <div className="db-table-state" role="status">
        <StateNotice
          level={2}
          icon={<SearchIcon size={40} />}
          title={isOfView ? 'No matching rows' : emptyText}
          action={<Button text="Clear search and filters" onClick={() => clearFilters(table)} />}
        />
      </div>
    );
  const notice = (
    <StateNotice level={2} icon={<InboxIcon size={40} />} title={emptyText}>
      {emptyAction}
    </StateNotice>
  );
  return emptyContent === undefined ? (
    <div className="db-table-state" role="status">
      {notice}
    </div>
  ) : (
    <div className="db-table-state db-table-state-with-content">
      <div role="status">{notice}</div>
      {emptyContent}
    </div>
  );
}
