import { HTMLSelect } from '@blueprintjs/core';
import { ChevronLeftIcon, ChevronRightIcon } from '@blueprintjs/icons';
import { useContext, type ReactElement } from 'react';
import { ReasonButton } from '../../../ui/controls/ReasonButton';
import type { PageSize, TableView } from '../../view/tableView';
import { pageCount } from '../useTableRows';
import { PagerSlot } from './toolbarSlot';

interface PagerProps {
  readonly total: number;
  readonly pageSizes: readonly number[];
  /** Rows of a page; undefined: one scroll. */
  readonly pageRows: number | undefined;
  readonly view: TableView;
  readonly onViewChange: (view: TableView) => void;
}

const getSize = (value: string): PageSize => (value === 'all' || value === 'fit' ? value : Number(value));

/** Page size and page. 'Fit' is what fits into the window, 'All' is one scroll. */
export function Pager({ total, pageSizes, pageRows, view, onViewChange }: PagerProps): ReactElement {
  const pages = pageCount(total, pageRows);
  const page = Math.min(view.page, pages);
  const Slot = useContext(PagerSlot);
  // A size chosen for all lists need not be one of this list's own.
  const sizes =
    typeof view.pageSize === 'number' && !pageSizes.includes(view.pageSize)
      ? [...pageSizes, view.pageSize].sort((one, other) => one - other)
      : pageSizes;
  const goTo = (next: number): void => onViewChange({ ...view, page: next });
  return (
    <span className="db-table-pager">
      <HTMLSelect
        minimal
        aria-label="Rows per page"
        value={String(view.pageSize)}
        onChange={(event) => onViewChange({ ...view, pageSize: getSize(event.currentTarget.value), page: 1 })}
        options={[
          ...sizes.map((size) => ({ value: String(size), label: `${size} per page` })),
          { value: 'fit', label: 'Fit' },
          { value: 'all', label: 'All' },
        ]}
      />
      {Slot && <Slot pageSize={view.pageSize} />}
      {pageRows !== undefined && (
        <>
          <ReasonButton
            size="small"
            variant="minimal"
            icon={<ChevronLeftIcon />}
            aria-label="Previous page"
            disabledReason={page <= 1 ? 'This is the first page' : undefined}
            onClick={() => goTo(page - 1)}
          />
          <span aria-live="polite">
            Page {page} of {pages}
          </span>
          <ReasonButton
            size="small"
            variant="minimal"
            icon={<ChevronRightIcon />}
            aria-label="Next page"
            disabledReason={page >= pages ? 'This is the last page' : undefined}
            onClick={() => goTo(page + 1)}
          />
        </>
      )}
    </span>
  );
}
