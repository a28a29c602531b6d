import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { formatInstant } from '../../../../domain/calendar/formatInstant';
import { editedText } from '../../../../domain/comments/editedText';
import { projectPath } from '../../../../domain/projects/projectPath';
import { projectStatuses } from '../../../../domain/projects/projectChoices';
import { taskPath } from '../../../../domain/tasks/taskPath';
import { useGetProjectStatusReportQuery, type ReportProjectUpdate } from '../../../api/api';
import { selectTimeZone } from '../../../session/sessionSelectors';
import { Page } from '../../../ui/layout/Page';
import { PageHeader } from '../../../ui/layout/PageHeader';
import type { ColumnDefinition } from '../../../table/view/columnDefinition';
import { statusCellTone } from '../../../table/grid/statusCellTone';
import { cutReportNotice } from './cutReportNotice';
import { ReportTable } from './ReportTable';
import { useReportSpan } from './useReportSpan';

const getPath = ({ Task_id: task, ...row }: ReportProjectUpdate): string =>
  task ? taskPath({ _id: task._id, Project_id: row.Project_id._id }) : projectPath(row.Project_id._id);
const taskText = ({ Task_id: task }: ReportProjectUpdate): string =>
  task ? `${task.Task_key} ${task.Short_summary}` : '-';

const makeColumns = (timeZone: string): readonly ColumnDefinition<ReportProjectUpdate>[] => [
  {
    key: 'project',
    header: 'Project name',
    type: 'link',
    width: 200,
    hideable: false,
    value: (row) => row.Project_id.Project_name,
    cell: (row) => ({ text: row.Project_id.Project_name, href: projectPath(row.Project_id._id) }),
  },
  {
    key: 'status',
    header: 'Status',
    type: 'status',
    width: 130,
    value: (row) => row.Project_id.Status,
    choices: projectStatuses.map((status) => ({ value: status, label: status, tone: statusCellTone(status) })),
  },
  { key: 'comment', header: 'Comment', type: 'text', width: 460, value: (row) => row.Comment },
  {
    key: 'created',
    header: 'Creation time',
    type: 'instant',
    width: 200,
    value: (row) => row.Create_at,
    cell: ({ Create_at, Edited_at: at }) => {
      const text = formatInstant(Create_at, timeZone);
      return at === null ? { text } : { text, suffix: 'edited', title: editedText(at, timeZone) };
    },
  },
  {
    key: 'edited',
    header: 'Edited',
    type: 'instant',
    width: 150,
    value: (row) => row.Edited_at,
    isHiddenAtFirst: true,
    isExportedHidden: true,
  },
  {
    key: 'task',
    header: 'Task',
    type: 'link',
    width: 300,
    value: taskText,
    cell: (row) => (row.Task_id ? { text: taskText(row), href: getPath(row) } : { text: '-' }),
  },
  { key: 'author', header: 'Created by', type: 'person', width: 160, value: (row) => row.Created_by },
];
const base = { pageSize: 10, sort: [{ key: 'created', direction: 'desc' }] } as const;
const groupChoices = ['project', 'status', 'author'];

/** /report/project-status: comments on the visible projects and their tasks, and changes of their status (SCR-072). */
export default function ProjectStatusReportScreen() {
  const { range, select } = useReportSpan();
  const { currentData, error, isError, refetch } = useGetProjectStatusReportQuery(range, {
    refetchOnMountOrArgChange: true,
  });
  const timeZone = useSelector(selectTimeZone);
  const columns = useMemo(() => makeColumns(timeZone), [timeZone]);
  const toolbar = useMemo(() => () => select, [select]);
  return (
    <Page content="fill" header={<PageHeader title="Project Status Update" />} bar={cutReportNotice(currentData)}>
      <ReportTable
        layoutName="project-status-report"
        name="Project Status Report"
        columns={columns}
        rows={currentData}
        query={{ error, isError, refetch }}
        base={base}
        groupChoices={groupChoices}
        getPath={getPath}
        toolbarItems={toolbar}
        emptyText="There are no status updates for your projects in this period"
      />
    </Page>
  );
}
