import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { toMonth } from '../../../../domain/calendar/month';
import { api, type KraPerformanceRow, type KraRecord, type ListKraPerformanceApiArg } from '../../../api/api';
import { lensMark } from '../../../permissions/lensMark';
import { useIsPermitted } from '../../../permissions/useIsPermitted';
import { Page } from '../../../ui/layout/Page';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { recordKey, type TableSource } from '../../../table/windows/tableSource';
import type { TableView } from '../../../table/view/tableView';
import { ChoiceFilterSelect } from '../../../table/view/ChoiceFilterSelect';
import { chosenDays, chosenValues, presentEntries, searchedText, wireSort } from '../../../table/windows/windowQuery';
import { FramedTable } from '../../../table/view/FramedTable';
import { useWindowedList } from '../../../table/windows/useWindowedList';
import { useTableView } from '../../../table/view/useTableView';
import { QuestionTextsButton } from '../QuestionTextsButton';
import { useExplanations } from '../ratingColumns';
import { monthsPath } from './kraPaths';
import { ratingStates } from '../averageColumns';
import { performanceColumns } from './performanceColumns';
import './kra.css';

type Query = Omit<ListKraPerformanceApiArg, 'offset' | 'limit'>;

const pageSizes = [20, 50, 100];
const untouched: Partial<TableView> = {
  pageSize: 50,
  sort: [
    { key: 'month', direction: 'desc' },
    { key: 'Employee', direction: 'asc' },
  ],
};
const toolbarFilterKeys = ['State'];
/** The headings depend on the rows, and the rows on the view. */
const plainColumns = performanceColumns({});

const loadedRatings = (source: TableSource<KraPerformanceRow>): readonly KraRecord[] =>
  source.kind === 'array'
    ? source.rows.map(({ Record }) => Record)
    : source.loaded.flatMap((index) => source.rowAt(index)?.Record ?? []);

function toQuery(view: TableView): Query {
  const months = chosenDays(view, 'month');
  const states = chosenValues(view, 'State');
  const state = states.length === 1 ? states[0] : undefined;
  return presentEntries<Query>({
    q: searchedText(view),
    monthFrom: months.from === undefined ? undefined : toMonth(months.from),
    monthTo: months.to === undefined ? undefined : toMonth(months.to),
    // Both ticked is no filter.
    state: state === 'Waiting' || state === 'Submitted' ? state : undefined,
    sort: wireSort(view),
  });
}

/** /PMS: the ratings that the user may compare, of all months, with averages, trend and facts. */
export default function PerformanceScreen() {
  const navigate = useNavigate();
  const mayOpen = useIsPermitted('KRA.TL_HOD_KRA');
  const [view, changeView] = useTableView('performance', plainColumns, { base: untouched });
  const rows = useWindowedList(api.endpoints.listKraPerformance, toQuery(view), recordKey, {
    others: {
      view,
      searched: 'employee or team leader',
      toQuery,
      counted: ['State'],
    },
  });
  const ratings = useMemo(() => loadedRatings(rows.source), [rows.source]);
  const explanations = useExplanations(ratings);
  const columns = useMemo(() => performanceColumns(explanations), [explanations]);
  const open = (row: KraPerformanceRow): void => void navigate(monthsPath(row.Record.Employee_id));
  return (
    <Page
      content="fill"
      header={
        <PageHeader
          title="Performance"
          aside={<span className="db-muted">Facts are from the month before the rating</span>}
        />
      }
    >
      <FramedTable
        name="Performance"
        columns={columns}
        rows={rows}
        view={view}
        onViewChange={changeView}
        pageSizes={pageSizes}
        untaggedFilters={toolbarFilterKeys}
        emptyText="There are no ratings that you can compare"
        toolbarItems={
          <>
            <ChoiceFilterSelect
              label="Status"
              columnKey="State"
              choices={ratingStates}
              view={view}
              onViewChange={changeView}
            />
            <QuestionTextsButton ratings={ratings} />
          </>
        }
        {...(mayOpen && {
          onOpenRow: open,
          rowActions: (row: KraPerformanceRow) => [
            { label: 'All months', mark: lensMark('KRA.TL_HOD_KRA'), onSelect: () => open(row) },
          ],
        })}
      />
    </Page>
  );
}
