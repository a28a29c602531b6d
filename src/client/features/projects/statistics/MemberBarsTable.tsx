import { useMemo, useRef } from 'react';
import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { taskStatuses, type TaskStatus } from '../../../../domain/tasks/taskChoices';
import { selectTimeZone } from '../../../session/sessionSelectors';
import type { CellContent, ColumnDefinition } from '../../../table/view/columnDefinition';
import { DataTable } from '../../../table/grid/DataTable';
import type { ArraySource } from '../../../table/windows/tableSource';
import { useStretchedColumns } from '../../../table/view/useStretchedColumns';
import { useTableView } from '../../../table/view/useTableView';
import type { MemberBar, Measure } from './memberChart';

export interface MemberBarsTableProps {
  readonly bars: readonly MemberBar[];
  readonly measure: Measure;
  /** Path of the tasks of a figure. */
  readonly getPath: (bar: MemberBar, status?: TaskStatus) => string;
  readonly exportName: string;
}

const rowKey = (bar: MemberBar): string => bar.id;
const widths: Partial<Record<TaskStatus, number>> = {
  'DEVELOPMENT DONE': 172,
  'READY FOR QA': 136,
  'READY FOR UAT': 140,
  'IN PROGRESS': 124,
  REJECTED: 104,
};

/** The figures of the employee chart, each linked to its tasks. */
export function MemberBarsTable({ bars, measure, getPath, exportName }: MemberBarsTableProps) {
  const navigate = useNavigate();
  const timeZone = useSelector(selectTimeZone);
  const plainColumns = useMemo((): readonly ColumnDefinition<MemberBar>[] => {
    const type = measure === 'count' ? 'number' : 'hours';
    const figure = (bar: MemberBar, value: number, status?: TaskStatus): CellContent =>
      value === 0
        ? { text: '-' }
        : { text: measure === 'count' ? String(value) : `${value} Hr`, href: getPath(bar, status) };
    return [
      {
        key: 'name',
        header: 'Name',
        type: 'person',
        width: 190,
        frozen: true,
        hideable: false,
        value: (bar) => bar.name,
      },
      ...taskStatuses.map((status): ColumnDefinition<MemberBar> => ({
        key: status,
        header: status,
        type,
        width: widths[status] ?? 96,
        value: (bar) => bar.values[status],
        cell: (bar) => figure(bar, bar.values[status], status),
      })),
      {
        key: 'total',
        header: 'Total',
        type,
        width: 96,
        value: (bar) => bar.total,
        cell: (bar) => figure(bar, bar.total),
      },
    ];
  }, [measure, getPath]);
  const [view, changeView] = useTableView('employee-chart', plainColumns);
  const frame = useRef<HTMLDivElement>(null);
  const columns = useStretchedColumns(plainColumns, view, frame, false);
  const source = useMemo((): ArraySource<MemberBar> => ({ kind: 'array', rows: bars, rowKey }), [bars]);
  return (
    <div ref={frame}>
      <DataTable
        name="Figures of the chart"
        columns={columns}
        source={source}
        view={view}
        onViewChange={changeView}
        timeZone={timeZone}
        height="rows"
        emptyText="No one has a task in this project"
        onNavigate={(href) => void navigate(href)}
        exportName={exportName}
      />
    </div>
  );
}
