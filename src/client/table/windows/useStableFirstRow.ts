import { useEffect, useRef } from 'react';
import type { DataTableProps } from '../grid/dataTableProps';

/** Resizing the window changes 'fit' pages; the page with the previous first row is shown. */
export function useStableFirstRow<Row extends object>(
  { view, onViewChange }: Pick<DataTableProps<Row>, 'view' | 'onViewChange'>,
  fittingRows: number,
): void {
  const previous = useRef(fittingRows);
  useEffect(() => {
    const before = previous.current;
    previous.current = fittingRows;
    if (view.pageSize !== 'fit' || before === fittingRows || view.page === 1) return;
    onViewChange({ ...view, page: Math.floor(((view.page - 1) * before) / fittingRows) + 1 });
    // oxlint-disable-next-line react/exhaustive-deps -- only when the window changes
  }, [fittingRows]);
}
