import { useMemo, useRef, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { selectTimeZone } from '../../session/sessionSelectors';
import type { ColumnDefinition } from '../../ui/table/columnDefinition';
import { DataTable } from '../../ui/table/DataTable';
import type { TableView } from '../../ui/table/tableView';
import { useStretchedColumns } from '../table-view/useStretchedColumns';
import { useTableView } from '../table-view/useTableView';
import type { ShownDay } from './countedDay';
import './attendance.css';

export interface DayTableProps {
  readonly name: string;
  /** Under which the layout is kept. */
  readonly layoutName: string;
  readonly columns: readonly ColumnDefinition<ShownDay>[];
  readonly days: readonly ShownDay[] | undefined;
  readonly state: 'loading' | 'ready' | 'failed';
  readonly onRetry: () => void;
  readonly toolbarItems?: ReactNode;
  readonly onOpenDay: (day: ShownDay) => void;
  readonly exportName: string;
  /** Keeps it apart from another table in the address. */
  readonly prefix?: string;
  readonly emptyText?: string;
}

/** CONST-018: a month is one page. */
const pageSizes = [35];
const untouched: Partial<TableView> = { pageSize: 35 };
const none: readonly ShownDay[] = [];
const rowKey = ({ day }: ShownDay): string => day;
const rowClassName = ({ wire, isToCome }: ShownDay): string | undefined => (isToCome || wire.weekOff ? 'db-muted' : undefined);

/** The days of a month. */
export function DayTable({ layoutName, columns: declared, days, onOpenDay, prefix, emptyText = 'No day of this month fits', ...rest }: DayTableProps) {
  const timeZone = useSelector(selectTimeZone);
  const [view, changeView] = useTableView(layoutName, declared, { base: untouched, prefix });
  const frame = useRef<HTMLDivElement>(null);
  const columns = useStretchedColumns(declared, view, frame);
  const source = useMemo(() => ({ kind: 'array' as const, rows: days ?? none, rowKey }), [days]);
  return (
    <div ref={frame} className="db-attendance-table">
      <DataTable {...rest} columns={columns} source={source} view={view} onViewChange={changeView} timeZone={timeZone} pageSizes={pageSizes} rowClassName={rowClassName} onOpenRow={onOpenDay} emptyText={emptyText} />
    </div>
  );
}
