import { useEffect, useRef } from 'react';
import type { DataTableProps } from '../grid/dataTableProps';

/** When the window is made larger or smaller, pages that fit it change; the page with the first row of before is shown. */
export function useFirstRowKept<Row extends object>(
  { view, onViewChange }: Pick<DataTableProps<Row>, 'view' | 'onViewChange'>,
  fittingRows: number,
): void {
  const former = useRef(fittingRows);
  useEffect(() => {
    const before = former.current;
    former.current = fittingRows;
    if (view.pageSize !== 'fit' || before === fittingRows || view.page === 1) return;
    onViewChange({ ...view, page: Math.floor(((view.page - 1) * before) / fittingRows) + 1 });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only when the window changes
  }, [fittingRows]);
}
