import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { api, useListEmployeesQuery, type TimerEntryGroup } from '../../../api/api';
import { Page } from '../../../ui/layout/Page';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { personName } from '../../../../domain/wording/personName';
import type { RowGroup } from '../../../table/grid/groups/rowGroups';
import { FramedTable } from '../../../table/view/FramedTable';
import { pagesOf10 } from '../../../table/view/pageSizes';
import type { TableView } from '../../../table/view/tableView';
import { useTableView } from '../../../table/view/useTableView';
import { recordKey } from '../../../table/windows/tableSource';
import { useListGroups } from '../../../table/windows/useListGroups';
import { useWindowedList } from '../../../table/windows/useWindowedList';
import { timerGroupings, toTimerGrouping, toTimerGroupQuery, toTimerQuery } from './timerEntryQueryWire';
import { entryPath, timerEntryColumns } from './timerEntryColumns';
import { useReportSpan } from './useReportSpan';
import { TimerTotals } from './TimerTotals';
import { allChoice } from '../../../ui/form/select/allChoice';
import { FilterSelect } from '../../../ui/form/select/FilterSelect';
import { useUrlParameters } from '../../../widgets/url-state/useUrlParameters';
import { withParameters } from '../../../widgets/url-state/withParameters';

const toRowGroup = ({ Key, Label, Count, Hours }: TimerEntryGroup): RowGroup => ({
  key: Key,
  label: Label,
  count: Count,
  sums: { hours: Hours },
});
const timerGroups = { toRowGroup, toGroupQuery: toTimerGroupQuery };
const base: Partial<TableView> = { pageSize: 10, sort: [{ key: 'check_in', direction: 'desc' }] };

/** One employee, in the URL, with its filter: the column is searched by name, which two may have. */
function useReportedPerson() {
  const [parameters, setParameters] = useUrlParameters();
  const { currentData: employees } = useListEmployeesQuery();
  const person = parameters.get('person') ?? undefined;
  const choices = useMemo(() => {
    const known = (employees ?? []).map((one) => ({ value: one._id, label: personName(one) }));
    const hasLeft = employees !== undefined && person !== undefined && !known.some(({ value }) => value === person);
    return [allChoice, ...(hasLeft ? [{ value: person, label: 'A former employee' }] : []), ...known];
  }, [employees, person]);
  const choose = (value: string | undefined): void =>
    setParameters((current) => withParameters(current, { person: value }), { replace: true });
  const select = (
    <FilterSelect
      text="Employee"
      choices={choices}
      value={person ?? allChoice.value}
      onPick={(value) => choose(value === allChoice.value ? undefined : value)}
      isSearchable
    />
  );
  return { person, select, otherFilters: { isSet: person !== undefined, clear: () => choose(undefined) } };
}

/** /tasks/tasktimer/report: the timer entries of visible projects (SCR-071). */
export default function TaskTimerReportScreen() {
  const navigate = useNavigate();
  const { range, select } = useReportSpan();
  const { person, select: personSelect, otherFilters } = useReportedPerson();
  const scope = { ...range, employeeId: person };
  const [view, changeView] = useTableView('timer-report', timerEntryColumns, { base });
  const query = toTimerQuery(view, scope);
  const grouping = toTimerGrouping(view.groupBy);
  const rows = useWindowedList(api.endpoints.listTimerEntries, query, recordKey, {
    others: { view, searched: 'employee, project or task', toQuery: (other) => toTimerQuery(other, scope) },
    groups: useListGroups(api.endpoints.listTimerEntryGroups, query, grouping, timerGroups),
  });
  return (
    <Page
      content="fill"
      header={<PageHeader title="Task Timer Report" aside={<TimerTotals query={query} />} actions={select} />}
    >
      <FramedTable
        name="Task Timer Report"
        columns={timerEntryColumns}
        rows={rows}
        view={view}
        onViewChange={changeView}
        pageSizes={pagesOf10}
        groupChoices={timerGroupings}
        otherFilters={otherFilters}
        onOpenRow={(entry) => void navigate(entryPath(entry))}
        toolbarItems={personSelect}
        emptyText="No timer ran on a task of your projects in this period"
      />
    </Page>
  );
}
