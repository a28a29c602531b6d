import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { projectPath } from '../../../../domain/projects/projectPath';
import { api, useListEmployeesQuery, type ReportTimerEntry, type TimerEntryGroup } from '../../../api/api';
import { toTimeEntry } from '../../../entities/toTimeEntry';
import { Page } from '../../../ui/layout/Page';
import { PageHeader } from '../../../ui/layout/PageHeader';
import type { Choice, ColumnDefinition } from '../../../table/view/columnDefinition';
import { personName } from '../../../../domain/wording/personName';
import { taskPath } from '../../../../domain/tasks/taskPath';
import type { RowGroup } from '../../../table/grid/groups/rowGroups';
import { FramedTable } from '../../../table/view/FramedTable';
import { pagesOf10 } from '../../../table/view/pageSizes';
import type { TableView } from '../../../table/view/tableView';
import { useTableView } from '../../../table/view/useTableView';
import { recordKey } from '../../../table/windows/tableSource';
import { useListGroups } from '../../../table/windows/useListGroups';
import { useWindowedList } from '../../../table/windows/useWindowedList';
import { timerGroupings, toTimerGrouping, toTimerGroupQuery, toTimerQuery } from './timerEntryQueryWire';
import { useReportSpan } from './useReportSpan';
import { TimerTotals } from './TimerTotals';
import { allChoice } from '../../../ui/form/select/allChoice';
import { FilterSelect } from '../../../ui/form/select/FilterSelect';
import { useUrlParameters } from '../../../widgets/url-state/useUrlParameters';
import { withParameters } from '../../../widgets/url-state/withParameters';
import { entryHours } from '../../../../domain/timer/timeEntry';

/** Finished entries only: a running one counts when it stops. */
const getHours = (entry: ReportTimerEntry): number | null => entryHours(toTimeEntry(entry));
const entryPath = ({ Task_id, Project_id }: ReportTimerEntry): string =>
  taskPath({ _id: Task_id._id, Project_id: Project_id._id });

const states: readonly Choice[] = [
  { value: 'Running', label: 'Running', tone: 'success' },
  { value: 'Stopped', label: 'Stopped', tone: 'neutral' },
];

const columns: readonly ColumnDefinition<ReportTimerEntry>[] = [
  {
    key: 'employee',
    header: 'Employee',
    type: 'person',
    width: 170,
    hideable: false,
    value: (row) => personName(row.Employee_id),
  },
  {
    key: 'project',
    header: 'Project',
    type: 'link',
    width: 190,
    value: (row) => row.Project_id.Project_name,
    cell: (row) => ({
      text: row.Project_id.Project_name,
      href: projectPath(row.Project_id._id),
    }),
  },
  {
    key: 'task_key',
    header: 'Key',
    type: 'link',
    width: 96,
    value: (row) => row.Task_id.Task_key,
    cell: (row) => ({ text: row.Task_id.Task_key, href: entryPath(row) }),
  },
  { key: 'task', header: 'Summary', type: 'text', width: 320, value: (row) => row.Task_id.Short_summary },
  { key: 'check_in', header: 'Check In', type: 'instant', width: 150, value: (row) => row.Check_In },
  { key: 'check_out', header: 'Check Out', type: 'instant', width: 150, value: (row) => row.Check_Out },
  { key: 'hours', header: 'Hours', type: 'hours', width: 92, value: getHours },
  { key: 'status', header: 'Status', type: 'status', width: 110, value: (row) => row.Status, choices: states },
];
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
  const [view, changeView] = useTableView('timer-report', columns, { base });
  const query = toTimerQuery(view, scope);
  const grouping = toTimerGrouping(view.groupBy);
  const rows = useWindowedList(api.endpoints.listTimerEntries, query, recordKey, {
    others: { view, toQuery: (other) => toTimerQuery(other, scope) },
    groups: useListGroups(api.endpoints.listTimerEntryGroups, query, grouping, timerGroups),
  });
  return (
    <Page
      content="fill"
      header={<PageHeader title="Task Timer Report" aside={<TimerTotals query={query} />} actions={select} />}
    >
      <FramedTable
        name="Task Timer Report"
        columns={columns}
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
