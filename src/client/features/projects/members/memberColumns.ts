import { formatDay } from '../../../../domain/calendar/formatDay';
import { finishedStatus, openStatuses, rejectedStatus } from '../../../../domain/tasks/workState';
import { hoursOfMinutes } from '../../../../domain/tasks/variance';
import { addDays } from '../../../../domain/calendar/day';
import type { MemberWork, Project } from '../../../api/api';
import type { CellContent, ColumnDefinition } from '../../../table/view/columnDefinition';
import { personName } from '../../../../domain/wording/personName';
import { projectTasksPath } from '../../../../domain/projects/projectTasksPath';

/** '12/12/2026', or '12/12/2026 – 14/12/2026'. */
const leaveText = ({ From, To }: MemberWork['Leaves'][number]): string =>
  From === To ? formatDay(From) : `${formatDay(From)} – ${formatDay(To)}`;

/** The member's roles in the project. */
function getPart(member: MemberWork, project: Project | undefined): string {
  const parts = [
    ...(project?.Project_manager_id === member._id ? ['Project manager'] : []),
    ...(project?.Technical_project_manager_id === member._id ? ['Technical PM'] : []),
    ...(member.Is_leader ? ['Leader'] : []),
  ];
  return parts.join(', ');
}

/** The columns of /project/member/{id} (screens.md). A figure links to its tasks. */
export function memberColumns(
  projectId: string,
  project: Project | undefined,
  today: string,
): readonly ColumnDefinition<MemberWork>[] {
  const opens = (count: number, member: MemberWork, statuses: readonly string[]): CellContent =>
    count === 0
      ? { text: '0' }
      : { text: String(count), href: projectTasksPath(projectId, { Assignees: [member._id], Status: statuses }) };
  const overdue = (member: MemberWork): CellContent =>
    member.Overdue_task_count === 0
      ? { text: '0' }
      : {
          text: String(member.Overdue_task_count),
          tone: 'danger',
          href: projectTasksPath(projectId, { Assignees: [member._id], Status: openStatuses }, addDays(today, -1)),
        };
  return [
    {
      key: 'name',
      header: 'Name',
      type: 'person',
      width: 180,
      frozen: true,
      hideable: false,
      value: personName,
      cell: (row) => ({ text: personName(row), imageUrl: row.Profile_pic || null }),
    },
    {
      key: 'part',
      header: 'In this project',
      type: 'text',
      width: 116,
      value: (row) => getPart(row, project) || 'Member',
    },
    { key: 'position', header: 'Position', type: 'text', width: 170, value: (row) => row.Position },
    {
      key: 'email',
      header: 'E-mail',
      type: 'link',
      width: 210,
      value: (row) => row.Email,
      cell: (row) => ({ text: row.Email, href: `mailto:${row.Email}` }),
    },
    {
      key: 'open',
      header: 'Open',
      type: 'number',
      width: 68,
      value: (row) => row.Work.Open,
      cell: (row) => opens(row.Work.Open, row, openStatuses),
    },
    {
      key: 'done',
      header: 'Finished',
      type: 'number',
      width: 84,
      value: (row) => row.Work.Finished,
      cell: (row) => opens(row.Work.Finished, row, [finishedStatus]),
    },
    {
      key: 'rejected',
      header: 'Rejected',
      type: 'number',
      width: 84,
      value: (row) => row.Work.Rejected,
      cell: (row) => opens(row.Work.Rejected, row, [rejectedStatus]),
    },
    {
      key: 'overdue',
      header: 'Overdue',
      type: 'number',
      width: 96,
      value: (row) => row.Overdue_task_count,
      cell: overdue,
    },
    {
      key: 'logged',
      header: 'Logged',
      explanation: 'What the member has logged in this project, on tasks of any status',
      type: 'hours',
      width: 84,
      value: (row) => hoursOfMinutes(row.Logged_minutes),
    },
    {
      key: 'leave',
      header: 'Leave in the next 14 days',
      type: 'text',
      width: 230,
      value: (row) => row.Leaves.map(leaveText).join(', '),
    },
    {
      key: 'away',
      header: 'Away this week',
      explanation: 'Days of leave from Monday to Sunday',
      type: 'number',
      width: 140,
      value: (row) => row.Away_days,
    },
    {
      key: 'joined',
      header: 'Member since',
      type: 'instant',
      width: 150,
      value: (row) => row.Joined_at,
      isHiddenAtFirst: true,
    },
    {
      key: 'status',
      header: 'Employee',
      type: 'status',
      width: 100,
      value: (row) => row.Status,
      choices: [
        { value: 'Active', label: 'Active', tone: 'success' },
        { value: 'DeActive', label: 'DeActive', tone: 'neutral' },
      ],
      isHiddenAtFirst: true,
    },
  ];
}
