import { useMemo } from 'react';
import { taskPath } from '../../../../domain/tasks/taskPath';
import { useListEmployeesQuery, useListLeavesTodayQuery, useListRunningTaskTimersQuery } from '../../../api/api';
import { Page } from '../../../ui/layout/Page';
import { PageHeader } from '../../../ui/layout/PageHeader';
import type { Choice, ColumnDefinition } from '../../../table/view/columnDefinition';
import { ChoiceFilterSelect } from '../../../table/view/ChoiceFilterSelect';
import { pagesOf20 } from '../../../table/view/pageSizes';
import { ReportTable } from './ReportTable';
import { trackedEmployees, type TrackedEmployee } from './trackedEmployees';
import { minuteMs } from '../../../../domain/calendar/duration';

const states: readonly Choice[] = [
  { value: 'working', label: 'Working', tone: 'success' },
  { value: 'absent', label: 'On leave', tone: 'warning' },
  { value: 'none', label: 'No timer', tone: 'neutral' },
];
const currentTaskPath = ({ task }: TrackedEmployee): string | undefined =>
  task && taskPath({ _id: task.Task_id._id, Project_id: task.Project_id._id });

const columns: readonly ColumnDefinition<TrackedEmployee>[] = [
  { key: 'code', header: 'Code', type: 'text', width: 96, value: (row) => row.code },
  { key: 'name', header: 'Employee', type: 'person', width: 200, hideable: false, value: (row) => row.name },
  { key: 'position', header: 'Position', type: 'text', width: 200, value: (row) => row.position },
  {
    key: 'working_on',
    header: 'Working on',
    type: 'link',
    width: 420,
    hideable: false,
    value: (row) => row.workingOn,
    cell: (row) => ({ text: row.workingOn, href: currentTaskPath(row) }),
  },
  { key: 'project', header: 'Project', type: 'text', width: 200, value: (row) => row.task?.Project_id.Project_name },
  { key: 'since', header: 'Since', type: 'time', width: 96, value: (row) => row.task?.Check_In },
  { key: 'state', header: 'Status', type: 'status', width: 120, value: (row) => row.state, choices: states },
];
const base = { pageSize: 20, sort: [{ key: 'name', direction: 'asc' }] } as const;
const groupChoices = ['state', 'project', 'position'];
const toolbarFilterKeys = ['state'];
/** Timers start and stop all day. */
const live = { pollingInterval: minuteMs, skipPollingIfUnfocused: true, refetchOnMountOrArgChange: true } as const;

/** /employee-tracker: the current work of every active employee (COL-067, F-49). */
export default function EmployeeTrackerScreen() {
  const employees = useListEmployeesQuery();
  const timers = useListRunningTaskTimersQuery(undefined, live);
  const leaves = useListLeavesTodayQuery(undefined, live);
  const failed = [employees, timers, leaves].filter(({ isError }) => isError);
  const rows = useMemo(
    () => employees.data && timers.data && leaves.data && trackedEmployees(employees.data, timers.data, leaves.data),
    [employees.data, timers.data, leaves.data],
  );
  return (
    <Page content="fill" header={<PageHeader title="Employee Tracker" />}>
      <ReportTable
        layoutName="employee-tracker"
        name="Employee Tracker"
        columns={columns}
        rows={rows}
        query={{
          error: failed[0]?.error,
          isError: failed.length > 0,
          refetch: () => failed.forEach(({ refetch }) => void refetch()),
        }}
        base={base}
        pageSizes={pagesOf20}
        groupChoices={groupChoices}
        getPath={currentTaskPath}
        toolbarFilterKeys={toolbarFilterKeys}
        toolbarItems={(view, changeView) => (
          <ChoiceFilterSelect label="Status" columnKey="state" choices={states} view={view} onViewChange={changeView} />
        )}
        emptyText="There are no active employees yet"
      />
    </Page>
  );
}
