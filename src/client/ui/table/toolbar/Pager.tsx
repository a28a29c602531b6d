import { Button, HTMLSelect } from '@blueprintjs/core';
import { ChevronLeftIcon, ChevronRightIcon } from '@blueprintjs/icons';
import type { ReactElement } from 'react';
import type { TableView } from '../tableView';
import { pageCount } from '../useTableRows';

interface PagerProps {
  readonly total: number;
  readonly pageSizes: readonly number[];
  readonly view: TableView;
  readonly onViewChange: (view: TableView) => void;
}

/** Page size and page. 'All' is one scroll, however long. */
export function Pager({ total, pageSizes, view, onViewChange }: PagerProps): ReactElement {
  const pages = pageCount(total, view.pageSize);
  const page = Math.min(view.page, pages);
  const goTo = (next: number): void => onViewChange({ ...view, page: next });
  return (
    <span className="db-table-pager">
      <HTMLSelect
        minimal
        aria-label="Rows per page"
        value={String(view.pageSize)}
        onChange={(event) => onViewChange({ ...view, pageSize: event.currentTarget.value === 'all' ? 'all' : Number(event.currentTarget.value), page: 1 })}
        options={[...pageSizes.map((size) => ({ value: String(size), label: `${size} per page` })), { value: 'all', label: 'All' }]}
      />
      {view.pageSize !== 'all' && (
        <>
          <Button size="small" variant="minimal" icon={<ChevronLeftIcon />} aria-label="Previous page" disabled={page <= 1} onClick={() => goTo(page - 1)} />
          <span aria-live="polite">
            Page {page} of {pages}
          </span>
          <Button size="small" variant="minimal" icon={<ChevronRightIcon />} aria-label="Next page" disabled={page >= pages} onClick={() => goTo(page + 1)} />
        </>
      )}
    </span>
  );
}
