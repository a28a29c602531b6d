import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { HomeIcon } from '@blueprintjs/icons';
import { projectPath } from '../../../../domain/projects/projectPath';
import type { Task } from '../../../api/api';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { Page } from '../../../ui/layout/Page';
import { SidePanelLayout } from '../../../ui/layout/SidePanelLayout';
import { ActivityPanel } from '../../../widgets/activity/ActivityPanel';
import { useLinkedComment } from '../../../widgets/activity/linkedComment';
import { returnTo } from '../../../table/windows/useListAnchor';
import { listUrl, listOpenedFrom } from '../table/openedFrom';
import { TaskTimerButton } from '../TaskTimerButton';
import { BugListLink } from './BugListLink';
import { TaskAbout } from './TaskAbout';
import { TaskActions } from './TaskActions';
import { TaskNeighbours } from './TaskNeighbours';
import { SummaryField } from '../fields/taskFields';
import { TaskSidePanel } from './TaskSidePanel';
import './tasks.css';

export interface TaskViewProps {
  readonly task: Task;
  /** Shown above the content: a failed refresh. */
  readonly notice?: ReactNode;
}

/** The task page (S1 §2 'Task detail'). */
export function TaskView({ task, notice }: TaskViewProps) {
  const navigate = useNavigate();
  const location = useLocation();
  const linked = useLinkedComment();
  const projectTasks = projectPath(task.Project_id, 'tasks');
  // Back restores the list from which the task was opened.
  const list = listOpenedFrom(location.state);
  const isFromProjectTasks = list !== undefined && listUrl(list).split('?')[0] === projectTasks;
  // A page that was opened by a link has no previous page.
  const goBack = (): void => void (location.key === 'default' ? navigate(projectTasks) : navigate(-1));
  return (
    <Page
      header={
        <PageHeader
          breadcrumb={[
            { label: 'Home', to: '/dashboard', icon: <HomeIcon size={12} /> },
            { label: 'Project', to: '/projects' },
            isFromProjectTasks
              ? { label: task.Task_key, to: listUrl(list), state: returnTo(list) }
              : { label: task.Task_key, to: projectTasks },
          ]}
          title={
            <span className="db-task-title">
              <span className="db-muted">{task.Task_key}</span> <SummaryField task={task} />
            </span>
          }
          onBack={goBack}
          actions={
            <>
              <TaskNeighbours taskId={task._id} />
              <TaskTimerButton taskId={task._id} projectId={task.Project_id} taskKey={task.Task_key} hasKey />
              <BugListLink taskId={task._id} />
              <TaskActions task={task} />
            </>
          }
        />
      }
    >
      {notice}
      <SidePanelLayout panelLabel="Task facts" panel={<TaskSidePanel task={task} />}>
        <div className="db-task-content">
          <TaskAbout task={task} />
          <div className="db-task-activity">
            <h2 className="db-section-title">Activity</h2>
            <ActivityPanel subject={{ kind: 'task', id: task._id }} linked={linked} />
          </div>
        </div>
      </SidePanelLayout>
    </Page>
  );
}
