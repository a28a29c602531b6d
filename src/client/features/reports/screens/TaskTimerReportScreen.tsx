import { useMemo } from 'react';
import { useGetTaskTimerReportQuery, type ReportTimerEntry } from '../../../api/api';
import { Page } from '../../../ui/layout/Page';
import { PageHeader } from '../../../ui/layout/PageHeader';
import type { Choice, ColumnDefinition } from '../../../table/view/columnDefinition';
import { personName } from '../../../../domain/wording/personName';
import { cutReportNotice } from './cutReportNotice';
import { ReportTable } from './ReportTable';
import { useReportSpan } from './useReportSpan';

const hourMs = 3_600_000;
/** Finished entries only: a running one counts when it stops. */
const getHours = ({ Check_In, Check_Out }: ReportTimerEntry): number | null =>
  Check_Out === null ? null : Math.round(((Date.parse(Check_Out) - Date.parse(Check_In)) / hourMs) * 100) / 100;
const taskPath = (entry: ReportTimerEntry): string =>
  `/project/task/${encodeURIComponent(entry.Task_id._id)}/${encodeURIComponent(entry.Project_id._id)}`;

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
      href: `/project/view/${encodeURIComponent(row.Project_id._id)}`,
    }),
  },
  {
    key: 'task_key',
    header: 'Key',
    type: 'link',
    width: 96,
    value: (row) => row.Task_id.Task_key,
    cell: (row) => ({ text: row.Task_id.Task_key, href: taskPath(row) }),
  },
  { key: 'task', header: 'Summary', type: 'text', width: 320, value: (row) => row.Task_id.Short_summary },
  { key: 'check_in', header: 'Check In', type: 'instant', width: 150, value: (row) => row.Check_In },
  { key: 'check_out', header: 'Check Out', type: 'instant', width: 150, value: (row) => row.Check_Out },
  { key: 'hours', header: 'Hours', type: 'hours', width: 92, value: getHours },
  { key: 'status', header: 'Status', type: 'status', width: 110, value: (row) => row.Status, choices: states },
];
const base = { pageSize: 10, sort: [{ key: 'check_in', direction: 'desc' }] } as const;
const groupChoices = ['employee', 'project', 'task_key', 'status'];

/** /tasks/tasktimer/report: the timer entries of visible projects (SCR-071). */
export default function TaskTimerReportScreen() {
  const { range, select } = useReportSpan();
  const { currentData, error, isError, refetch } = useGetTaskTimerReportQuery(range, {
    refetchOnMountOrArgChange: true,
  });
  const toolbar = useMemo(() => () => select, [select]);
  return (
    <Page content="fill" header={<PageHeader title="Task Timer Report" />} bar={cutReportNotice(currentData)}>
      <ReportTable
        layoutName="timer-report"
        name="Task Timer Report"
        columns={columns}
        rows={currentData}
        query={{ error, isError, refetch }}
        base={base}
        groupChoices={groupChoices}
        getPath={taskPath}
        toolbarItems={toolbar}
        emptyText="No timer ran on a task of your projects in this period"
      />
    </Page>
  );
}
