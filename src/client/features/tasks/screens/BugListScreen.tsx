import { taskPath, shortTaskPath } from '../../../../domain/tasks/taskPath';
import { PlusIcon } from '@blueprintjs/icons';
import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { useGetTaskQuery, useListLinkedTasksQuery } from '../../../api/api';
import { shownFailure } from '../../../api/apiFailure';
import { lensMark } from '../../../permissions/lensMark';
import { useIsPermitted } from '../../../permissions/useIsPermitted';
import { selectTimeZone } from '../../../session/sessionSelectors';
import { Page } from '../../../ui/layout/Page';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { NotFoundPage } from '../../../widgets/unsent-texts/NotFoundPage';
import { CreateTaskDialog } from '../form/CreateTaskDialog';
import { useOpenSprintId } from '../form/useOpenSprintId';
import { ListTable } from '../../../table/view/ListTable';
import { useTableView } from '../../../table/view/useTableView';
import { useScreenTitle } from '../../../widgets/useScreenTitle';
import { useToday } from '../../../widgets/useToday';
import { useOverlay } from '../../../screen-state/useOverlay';
import { BugCounters } from './BugCounters';
import { bugColumns } from './bugColumns';
import './tasks.css';
import { Button } from '../../../ui/controls/Button';

const base = { sort: [{ key: 'Status', direction: 'asc' }] } as const;

/** /task/{id}/BugList: the bugs linked with a task (C-24). */
export default function BugListScreen() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const today = useToday();
  const timeZone = useSelector(selectTimeZone);
  const mayCreate = useIsPermitted('Project.Create_Task');
  const creation = useOverlay('create');
  const { currentData: task, error } = useGetTaskQuery({ id });
  const sprintId = useOpenSprintId(creation.isOpen ? task : undefined);
  const {
    currentData: linked,
    error: bugsError,
    isError,
    refetch,
  } = useListLinkedTasksQuery({ task_id: id }, { refetchOnMountOrArgChange: true });
  const columns = useMemo(() => bugColumns(today, timeZone), [today, timeZone]);
  const [view, changeView] = useTableView('bug-list', columns, { base });
  const bugs = useMemo(() => linked?.filter(({ Issue_type }) => Issue_type === 'Bug'), [linked]);
  useScreenTitle(task && `Bugs of ${task.Task_key}`);

  if (shownFailure(error)?.httpStatus === 404)
    return <NotFoundPage what="task" action={<Link to="/taskList">My tasks</Link>} />;
  const createButton = mayCreate && task && (
    <Button
      {...lensMark('Project.Create_Task')}
      intent="primary"
      icon={<PlusIcon />}
      text="Create Bug"
      onClick={() => creation.open(null)}
    />
  );
  return (
    <Page
      content="fill"
      header={
        <PageHeader
          title={task ? `Bugs of ${task.Task_key} ${task.Short_summary}` : 'Bugs'}
          breadcrumb={[
            { label: 'Project', to: '/projects' },
            { label: task?.Task_key ?? '…', to: task ? taskPath(task) : shortTaskPath(id) },
            { label: 'Bug list' },
          ]}
          actions={createButton}
        />
      }
    >
      <div className="db-bug-list">
        {bugs && <BugCounters bugs={bugs} view={view} onViewChange={changeView} />}
        <ListTable
          name={task ? `Bugs of ${task.Task_key}` : 'Bugs'}
          columns={columns}
          list={{ data: bugs, error: bugsError, isError, refetch }}
          view={view}
          onViewChange={changeView}
          emptyText="No bugs are linked to this task"
          emptyAction={createButton || undefined}
          onOpenRow={(bug) => void navigate(taskPath(bug))}
        />
      </div>
      {creation.isOpen && task && sprintId !== undefined && (
        <CreateTaskDialog
          title={`Create Bug of ${task.Task_key}`}
          projectId={task.Project_id}
          initial={{
            Issue_type: 'Bug',
            Linkissue_Taskkey: [task._id],
            Sprint_id: sprintId,
            Employee_id: task.Employee_id ?? '',
            Assigned_date: today,
          }}
          onClose={creation.close}
        />
      )}
    </Page>
  );
}
