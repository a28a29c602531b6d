import { useLayoutEffect, useMemo, useState, type RefObject } from 'react';
import type { ColumnDefinition } from './columnDefinition';
import type { TableView } from './tableView';
import { stretchedColumns } from './stretchedColumns';

/**
 * The columns of a table, widened to fill the available width. Columns that the user has resized stay.
 * @param frame the element that the table fills
 * @param hasRowMenu false for a table without `rowActions`
 * @param isSelectable whether rows can be selected
 */
export function useStretchedColumns<Row>(
  columns: readonly ColumnDefinition<Row>[],
  view: Pick<TableView, 'hidden' | 'widths'>,
  frame: RefObject<HTMLElement | null>,
  hasRowMenu = true,
  isSelectable = false,
): readonly ColumnDefinition<Row>[] {
  const [availableWidth, setAvailableWidth] = useState(0);
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const measure = (): void => setAvailableWidth(element.clientWidth);
    // Before there are headings and rows, which would be drawn a second time with their final widths.
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame]);
  const { hidden, widths } = view;
  return useMemo(
    () => stretchedColumns(columns, { hidden, widths }, availableWidth, hasRowMenu, isSelectable),
    [columns, hidden, widths, availableWidth, hasRowMenu, isSelectable],
  );
}
