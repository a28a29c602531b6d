import { useMemo } from 'react';
import { toMonth } from '../../../../domain/calendar/month';
import { personName } from '../../../../domain/wording/personName';
import {
  useListEmployeeLeavesQuery,
  useListEmployeeOvertimeQuery,
  useListEmployeeProjectsQuery,
  useListEmployeeRatingsQuery,
  useListEmployeeTimeEntriesQuery,
  type EmployeeDetail,
} from '../../../api/api';
import { MonthPicker } from '../../../ui/form/day/MonthPicker';
import type { ColumnDefinition } from '../../../table/view/columnDefinition';
import type { TableView } from '../../../table/view/tableView';
import { useUrlMonth } from '../../../widgets/url-state/useUrlMonth';
import { ListTable, type ListTableProps } from '../../../table/view/ListTable';
import { useTableView } from '../../../table/view/useTableView';
import { useToday } from '../../../widgets/useToday';
import { QuestionTextsButton } from '../../kra/QuestionTextsButton';
import { useExplanations } from '../../kra/ratingColumns';
import { EmployeeAttendance } from './EmployeeAttendance';
import { EmployeeDetails } from './EmployeeDetails';
import { EmployeeTasks } from './EmployeeTasks';
import type { EmployeeTabId } from './employeeTabIds';
import { leaveColumns, overtimeColumns, projectColumns, ratingColumns, timeEntryColumns } from './fileColumns';

const fresh = { refetchOnMountOrArgChange: true } as const;
type Base = Partial<TableView>;
const byDay: Base = { sort: [{ key: 'day', direction: 'desc' }] };
const byStart: Base = { sort: [{ key: 'in', direction: 'desc' }] };
const byFirstDay: Base = { sort: [{ key: 'from', direction: 'desc' }] };
const byMonth: Base = { sort: [{ key: 'month', direction: 'desc' }] };
const byName: Base = { sort: [{ key: 'name', direction: 'asc' }] };

interface FileTableProps<Row extends { readonly _id: string }> extends Pick<
  ListTableProps<Row>,
  'name' | 'columns' | 'list' | 'emptyText' | 'toolbarItems' | 'groupChoices'
> {
  readonly layoutName: string;
  readonly base: Base;
  readonly columns: readonly ColumnDefinition<Row>[];
}

/** One list of the file; its view is in the URL. */
function FileTable<Row extends { readonly _id: string }>({ layoutName, base, ...props }: FileTableProps<Row>) {
  const [view, changeView] = useTableView(`employee.${layoutName}`, props.columns, { base });
  return <ListTable {...props} view={view} onViewChange={changeView} />;
}

function TimeEntries({ id }: { id: string }) {
  const { month, choose, limits } = useUrlMonth({ preset: toMonth(useToday()) });
  const list = useListEmployeeTimeEntriesQuery({ id, month }, fresh);
  return (
    <FileTable
      layoutName="timelogs"
      name="Time logs"
      columns={timeEntryColumns}
      base={byStart}
      list={{ ...list, data: list.currentData }}
      emptyText="No time was logged in this month"
      groupChoices={['project', 'key']}
      toolbarItems={<MonthPicker month={month} {...limits} onPick={choose} />}
    />
  );
}

function Leaves({ id }: { id: string }) {
  return (
    <FileTable
      layoutName="leave"
      name="Leave"
      columns={leaveColumns}
      base={byFirstDay}
      list={useListEmployeeLeavesQuery(id, fresh)}
      emptyText="No leave yet"
      groupChoices={['status', 'type']}
    />
  );
}

function Overtime({ id }: { id: string }) {
  return (
    <FileTable
      layoutName="overtime"
      name="Overtime"
      columns={overtimeColumns}
      base={byDay}
      list={useListEmployeeOvertimeQuery(id, fresh)}
      emptyText="No overtime yet"
      groupChoices={['project', 'status']}
    />
  );
}

function Ratings({ id }: { id: string }) {
  const list = useListEmployeeRatingsQuery(id, fresh);
  const ratings = useMemo(() => (list.data ?? []).map(({ Texts, Month: month }) => ({ Texts, month })), [list.data]);
  const explanations = useExplanations(ratings);
  const columns = useMemo(() => ratingColumns(explanations), [explanations]);
  return (
    <FileTable
      layoutName="kra"
      name="KRA"
      columns={columns}
      base={byMonth}
      list={list}
      toolbarItems={<QuestionTextsButton ratings={ratings} />}
      emptyText="No ratings yet"
    />
  );
}

function Projects({ id }: { id: string }) {
  return (
    <FileTable
      layoutName="projects"
      name="Projects"
      columns={projectColumns}
      base={byName}
      list={useListEmployeeProjectsQuery(id, fresh)}
      emptyText="No projects that you can see"
    />
  );
}

/** The open tab of an employee's page. */
export function EmployeeTabPanel({ tab, detail }: { tab: EmployeeTabId; detail: EmployeeDetail }) {
  const id = detail.Employee._id;
  switch (tab) {
    case 'tasks':
      return <EmployeeTasks id={id} />;
    case 'timelogs':
      return <TimeEntries id={id} />;
    case 'attendance':
      return <EmployeeAttendance id={id} name={personName(detail.Employee)} />;
    case 'leave':
      return <Leaves id={id} />;
    case 'overtime':
      return <Overtime id={id} />;
    case 'kra':
      return <Ratings id={id} />;
    case 'projects':
      return <Projects id={id} />;
    case 'details':
      return <EmployeeDetails detail={detail} />;
  }
}
