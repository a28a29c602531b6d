import { Switch } from '@blueprintjs/core';
import { figureExplanations } from '../../../../domain/present-data/presentFields';
import {
  computedFigures,
  type ComparisonOutcome,
  type ComputedFigure,
} from '../../../../domain/present-data/computedMonth';
import { api, type PresentComparisonRow, type ComparePresentMonthApiArg } from '../../../api/api';
import type { Choice, ColumnDefinition } from '../../../table/view/columnDefinition';
import { FramedTable, type FramedTableProps } from '../../../table/view/FramedTable';
import { pagesOf20 } from '../../../table/view/pageSizes';
import { useWindowedList } from '../../../table/windows/useWindowedList';
import { useTableView } from '../../../table/view/useTableView';
import { useUrlChoice } from '../../../widgets/url-state/useUrlChoice';
import { useUrlRecord } from '../../../widgets/url-state/useUrlRecord';
import { PresentLogDrawer } from '../log/PresentLogDrawer';
import { fieldLabel } from '../log/presentTexts';
import { EditPresentDialog } from './EditPresentDialog';
import type { TableView } from '../../../table/view/tableView';
import { chosenValues, presentEntries, searchedText, wireList, wireSort } from '../../../table/windows/windowQuery';

/**
 * The query of the comparison of a month ('YYYY-MM'), without the window; its column keys are the server's sort keys.
 */
const toComparisonQuery = (
  view: TableView,
  month: string,
  isDifferencesOnly: boolean,
): Omit<ComparePresentMonthApiArg, 'offset' | 'limit'> =>
  presentEntries<Omit<ComparePresentMonthApiArg, 'offset' | 'limit'>>({
    month,
    q: searchedText(view),
    outcome: wireList(chosenValues(view, 'Outcome')),
    differences: isDifferencesOnly ? 'true' : undefined,
    sort: wireSort(view),
  });

type ComparisonColumn = ColumnDefinition<PresentComparisonRow>;

const outcomes: readonly (Choice & { readonly value: ComparisonOutcome })[] = [
  { value: 'Differs', label: 'Differs', tone: 'danger' },
  { value: 'No record', label: 'No record', tone: 'warning' },
  { value: 'No employee', label: 'No employee', tone: 'warning' },
  { value: 'Same', label: 'Same', tone: 'success' },
];
/** '20 → 19.5': the stored value, and the calculated one where it differs. */
const figureText = ({ Stored, Computed }: PresentComparisonRow, figure: ComputedFigure): string => {
  const [stored, computed] = [Stored?.[figure], Computed?.[figure]];
  if (stored === undefined || computed === undefined || stored === computed) return String(stored ?? computed ?? '');
  return `${stored} → ${computed}`;
};

const declared: readonly ComparisonColumn[] = [
  {
    key: 'Name',
    header: 'Name',
    type: 'person',
    width: 200,
    frozen: true,
    hideable: false,
    filterable: false,
    value: (row) => row.Name,
  },
  { key: 'Code', header: 'Code', type: 'text', width: 90, filterable: false, value: (row) => row.Code },
  { key: 'Outcome', header: 'Comparison', type: 'status', width: 120, value: (row) => row.Outcome, choices: outcomes },
  ...computedFigures.map((figure): ComparisonColumn => ({
    key: figure,
    header: fieldLabel(figure),
    explanation: figureExplanations[figure],
    type: 'text',
    width: 120,
    filterable: false,
    value: (row) => figureText(row, figure),
    cell: (row) => ({
      text: figureText(row, figure),
      className: row.Differences.includes(figure) ? 'db-present-wrong' : undefined,
      title: row.Differences.includes(figure) ? 'Stored → from attendance and leave' : undefined,
    }),
  })),
];
const base = {
  pageSize: 20,
  sort: [
    { key: 'Outcome', direction: 'asc' },
    { key: 'Name', direction: 'asc' },
  ],
} as const;
const rowKey = (row: PresentComparisonRow): string => row.Code;
const shownRows = ['all', 'differences'] as const;

export interface MonthComparisonProps extends Pick<FramedTableProps<PresentComparisonRow>, 'detail'> {
  readonly month: string;
  /** Without the choice of all. */
  readonly isOfDifferences?: boolean;
}

/** The stored records compared with attendance and leave. */
export function MonthComparison({ month, isOfDifferences = false, detail }: MonthComparisonProps) {
  const [view, changeView] = useTableView('present-comparison', declared, { base, prefix: 'c.' });
  const [chosen, choose] = useUrlChoice('rows', shownRows);
  const shown = isOfDifferences ? 'differences' : chosen;
  const rows = useWindowedList(
    api.endpoints.comparePresentMonth,
    toComparisonQuery(view, month, shown === 'differences'),
    rowKey,
    {
      others: {
        view,
        searched: 'name or code',
        toQuery: (other) => toComparisonQuery(other, month, shown === 'differences'),
        counted: ['Outcome'],
      },
    },
  );
  const [edited, edit] = useUrlRecord('edit');
  const [logs, showLogs] = useUrlRecord('logs');
  return (
    <>
      <p className="db-muted db-present-hint">
        Stored → from attendance and leave. Carry forward, Allow and Grand Total are set by HR and are not compared.
      </p>
      <FramedTable
        detail={detail}
        name="Compared with attendance"
        exportName={`Attendance compared ${month}`}
        columns={declared}
        rows={rows}
        view={view}
        onViewChange={changeView}
        pageSizes={pagesOf20}
        emptyText={
          shown === 'differences' ? 'All records match attendance and leave' : 'There were no employees in this month'
        }
        toolbarItems={
          !isOfDifferences && (
            <Switch
              className="db-present-switch"
              label="Only differences"
              checked={shown === 'differences'}
              onChange={(event) => choose(event.currentTarget.checked ? 'differences' : 'all')}
            />
          )
        }
        otherFilters={{ isSet: !isOfDifferences && shown === 'differences', clear: () => choose('all') }}
        rowActions={(row) => [
          {
            label: 'Edit record',
            disabledReason: row._id === null ? 'There is no record of this month' : undefined,
            onSelect: () => edit(row._id),
          },
          {
            label: 'Logs',
            disabledReason: row._id === null ? 'There is no record of this month' : undefined,
            onSelect: () => showLogs(row._id),
          },
        ]}
        onOpenRow={(row) => edit(row._id)}
      />
      {edited !== null && <EditPresentDialog key={edited} id={edited} onClose={() => edit(null)} />}
      <PresentLogDrawer about={logs === null ? null : { id: logs }} title="Logs" onClose={() => showLogs(null)} />
    </>
  );
}
