import { useMemo } from 'react';
import { useArraySource } from '../../../table/windows/useArraySource';
import { FramedTable } from '../../../table/view/FramedTable';
import { useTableView } from '../../../table/view/useTableView';
import { monthColumns } from './monthColumns';
import type { OwnDay } from './ownDays';

const base = { pageSize: 35 };
const pageSizes = [35];
const rowKey = (day: OwnDay): string => day.day;
const toolbarFilterKeys = { state: 'ready', retry: () => undefined } as const;

export function MonthTable({
  days,
  month,
  timeZone,
}: {
  readonly days: readonly OwnDay[];
  readonly month: string;
  readonly timeZone: string;
}) {
  const columns = useMemo(() => monthColumns(timeZone), [timeZone]);
  const [view, changeView] = useTableView('my-month', columns, { base });
  const source = useArraySource(days, rowKey);
  return (
    <div className="db-month-table">
      <FramedTable
        name={`My month ${month}`}
        columns={columns}
        rows={{ source, ...toolbarFilterKeys }}
        view={view}
        onViewChange={changeView}
        pageSizes={pageSizes}
        emptyText="No days"
      />
    </div>
  );
}
