import { useMemo, useRef } from 'react';
import { DataTable } from '../../ui/table/DataTable';
import type { ArraySource } from '../../ui/table/tableSource';
import { useStretchedColumns } from '../../widgets/table-view/useStretchedColumns';
import { useTableView } from '../../widgets/table-view/useTableView';
import { monthColumns } from './monthColumns';
import type { OwnDay } from './ownDays';

const base = { pageSize: 35 };
const rowKey = (day: OwnDay): string => day.day;

/** The month as a table, with the Excel file. */
export function MonthTable({ days, month, timeZone }: { readonly days: readonly OwnDay[]; readonly month: string; readonly timeZone: string }) {
  const declared = useMemo(() => monthColumns(timeZone), [timeZone]);
  const [view, changeView] = useTableView('my-month', declared, { base });
  const frame = useRef<HTMLDivElement>(null);
  const columns = useStretchedColumns(declared, view, frame, false);
  const source = useMemo((): ArraySource<OwnDay> => ({ kind: 'array', rows: days, rowKey }), [days]);
  return (
    <div ref={frame} className="db-month-table">
      <DataTable name={`My month ${month}`} columns={columns} source={source} view={view} onViewChange={changeView} timeZone={timeZone} pageSizes={[35]} emptyText="No days" exportName={`My month ${month}`} />
    </div>
  );
}
