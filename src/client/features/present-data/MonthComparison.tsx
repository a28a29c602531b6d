import { useMemo, useRef } from 'react';
import { useSelector } from 'react-redux';
import { computedFigures, type ComputedFigure } from '../../../domain/present-data/computedMonth';
import { useComparePresentMonthQuery, type PresentComparisonRow } from '../../api/api';
import { selectTimeZone } from '../../session/sessionSelectors';
import type { Choice, ColumnDefinition } from '../../ui/table/columnDefinition';
import { DataTable } from '../../ui/table/DataTable';
import type { ArraySource } from '../../ui/table/tableSource';
import { useStretchedColumns } from '../../widgets/table-view/useStretchedColumns';
import { useTableView } from '../../widgets/table-view/useTableView';
import { useAddressRecord } from '../../widgets/address/useAddressRecord';
import { PresentLogDrawer } from '../../widgets/present-data/PresentLogDrawer';
import { fieldLabel } from '../../widgets/present-data/presentTexts';
import { EditPresentDialog } from './EditPresentDialog';

type ComparisonColumn = ColumnDefinition<PresentComparisonRow>;

const outcomes: readonly Choice[] = [
  { value: 'Differs', label: 'Differs', tone: 'danger' },
  { value: 'No record', label: 'No record', tone: 'warning' },
  { value: 'No employee', label: 'No employee', tone: 'warning' },
  { value: 'Same', label: 'Same', tone: 'success' },
];
const outcomeOf = ({ Stored, Computed, Differences }: PresentComparisonRow): string => (Stored === null ? 'No record' : Computed === null ? 'No employee' : Differences.length > 0 ? 'Differs' : 'Same');

/** '20 → 19.5': what is stored, and what attendance gives where that differs. */
const figureText = ({ Stored, Computed }: PresentComparisonRow, figure: ComputedFigure): string => {
  const [stored, computed] = [Stored?.[figure], Computed?.[figure]];
  if (stored === undefined || computed === undefined || stored === computed) return String(stored ?? computed ?? '');
  return `${stored} → ${computed}`;
};

const declared: readonly ComparisonColumn[] = [
  { key: 'name', header: 'Name', type: 'person', width: 200, frozen: true, hideable: false, value: (row) => row.Name },
  { key: 'code', header: 'Code', type: 'text', width: 90, value: (row) => row.Code },
  { key: 'outcome', header: 'Comparison', type: 'status', width: 120, value: outcomeOf, choices: outcomes },
  ...computedFigures.map(
    (figure): ComparisonColumn => ({
      key: figure,
      header: fieldLabel(figure),
      type: 'text',
      width: 120,
      value: (row) => figureText(row, figure),
      cell: (row) => ({ text: figureText(row, figure), className: row.Differences.includes(figure) ? 'db-present-wrong' : undefined, title: row.Differences.includes(figure) ? 'Stored → from attendance and leave' : undefined }),
    }),
  ),
];
const base = { sort: [{ key: 'outcome', direction: 'asc' }, { key: 'name', direction: 'asc' }] } as const;
const none: readonly never[] = [];
const rowKey = (row: PresentComparisonRow): string => row.Code;

/** The stored records beside what attendance and leave give. */
export function MonthComparison({ month }: { readonly month: string }) {
  const timeZone = useSelector(selectTimeZone);
  const { currentData, isError, refetch } = useComparePresentMonthQuery(month);
  const rows: readonly PresentComparisonRow[] = currentData ?? none;
  const source = useMemo((): ArraySource<PresentComparisonRow> => ({ kind: 'array', rows, rowKey }), [rows]);
  const [view, changeView] = useTableView('present-comparison', declared, { base, prefix: 'c.' });
  const frame = useRef<HTMLDivElement>(null);
  const columns = useStretchedColumns(declared, view, frame);
  const [edited, edit] = useAddressRecord('edit');
  const [logs, showLogs] = useAddressRecord('logs');
  return (
    <>
      <p className="db-muted db-present-hint">Stored → from attendance and leave. Carry forward, Allow and Grand Total are set by HR and are not compared.</p>
      <div ref={frame} className="db-present-table">
        <DataTable
          name="Compared with attendance"
          columns={columns}
          source={source}
          view={view}
          onViewChange={changeView}
          timeZone={timeZone}
          state={currentData ? 'ready' : isError ? 'failed' : 'loading'}
          onRetry={() => void refetch()}
          emptyText="Nobody belonged to the company in this month"
          rowActions={(row) => [
            { label: 'Edit record', isDisabled: row._id === null, onSelect: () => edit(row._id) },
            { label: 'Logs', isDisabled: row._id === null, onSelect: () => showLogs(row._id) },
          ]}
          onOpenRow={(row) => edit(row._id)}
          exportName="Compared with attendance"
        />
      </div>
      {edited !== null && <EditPresentDialog key={edited} id={edited} onClose={() => edit(null)} />}
      <PresentLogDrawer about={logs === null ? null : { id: logs }} title="Logs" onClose={() => showLogs(null)} />
    </>
  );
}
