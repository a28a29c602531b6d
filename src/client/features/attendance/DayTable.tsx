import { useMemo, type ReactNode } from 'react';
import type { ColumnDefinition } from '../../table/view/columnDefinition';
import type { OtherFilters, TableFailure } from '../../table/grid/dataTableProps';
import { useIsTallWindow, useIsVeryTallWindow } from '../../table/view/pageSizePreference';
import type { TableView } from '../../table/view/tableView';
import { useArraySource } from '../../table/windows/useArraySource';
import { FramedTable } from '../../table/view/FramedTable';
import { useTableView } from '../../table/view/useTableView';
import type { ShownDay } from './countedDay';
import './attendance.css';

export interface DayTableProps {
  readonly name: string;
  /** Name under which the layout is stored. */
  readonly layoutName: string;
  readonly columns: readonly ColumnDefinition<ShownDay>[];
  readonly days: readonly ShownDay[] | undefined;
  readonly state: 'loading' | 'ready' | 'failed';
  readonly failure?: TableFailure;
  readonly onRetry: () => void;
  readonly toolbarItems?: ReactNode;
  readonly otherFilters?: OtherFilters;
  readonly onOpenDay: (day: ShownDay) => void;
  readonly exportName: string;
  /** Distinguishes it from another table in the URL. */
  readonly prefix?: string;
  readonly emptyText?: string;
  /** The day that is talked about: its row is marked. */
  readonly currentKey?: string | undefined;
  readonly hasToolbar?: boolean;
  /** In a tall window the rows are higher, so that the month fills it, and all of it is visible. */
  readonly fillsTallWindows?: boolean;
}

/** CONST-018: a month is one page. */
const pageSizes = [35];
const untouched: Partial<TableView> = { pageSize: 35 };
const rowKey = ({ day }: ShownDay): string => day;
const rowClassName = ({ wire, isFuture }: ShownDay): string | undefined =>
  isFuture || wire.weekOff ? 'db-muted' : undefined;

export function DayTable({
  layoutName,
  columns,
  days,
  state,
  failure,
  onRetry,
  onOpenDay,
  prefix,
  emptyText = 'No matching days in this month',
  currentKey,
  fillsTallWindows = false,
  ...rest
}: DayTableProps) {
  const [view, changeView] = useTableView(layoutName, columns, { base: untouched, prefix });
  const isTall = useIsTallWindow() && fillsTallWindows;
  const isVeryTall = useIsVeryTallWindow();
  const shownView = useMemo(
    (): TableView => (isTall ? { ...view, density: isVeryTall ? 'comfortable' : 'regular' } : view),
    [isTall, isVeryTall, view],
  );
  const source = useArraySource(days, rowKey);
  return (
    <FramedTable
      {...rest}
      columns={columns}
      rows={{ source, state, failure, retry: onRetry }}
      view={shownView}
      onViewChange={changeView}
      pageSizes={pageSizes}
      rowClassName={rowClassName}
      onOpenRow={onOpenDay}
      emptyText={emptyText}
      {...(currentKey !== undefined && { currentKey })}
    />
  );
}
