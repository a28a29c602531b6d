import { Button } from '@blueprintjs/core';
import { PlusIcon } from '@blueprintjs/icons';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { useIsPermitted } from '../../permissions/useIsPermitted';
import { selectUser } from '../../session/sessionSelectors';
import { usePageKeys } from '../../ui/keys/usePageKeys';
import { Page } from '../../ui/layout/Page';
import { PageHeader } from '../../ui/layout/PageHeader';
import { TaskFormDialog } from '../../widgets/task-form/TaskFormDialog';
import { MyTasksPanel } from './MyTasksPanel';
import { ProjectsPanel } from './ProjectsPanel';
import { RunningTimerPanel } from './RunningTimerPanel';
import { TodayPanel } from './TodayPanel';
import './dashboard.css';

/** /dashboard: what the day asks for. */
export default function DashboardScreen() {
  const user = useSelector(selectUser);
  const mayCreateTask = useIsPermitted('Project.Create_Task');
  const [isCreating, setCreating] = useState(false);
  usePageKeys('Dashboard', [mayCreateTask && { keys: 'c', does: 'Create Task', run: () => setCreating(true) }]);
  return (
    <Page
      header={
        <PageHeader
          title={user ? `Hello ${user.First_name}` : 'Dashboard'}
          actions={mayCreateTask && <Button intent="primary" icon={<PlusIcon />} text="Create Task" onClick={() => setCreating(true)} />}
        />
      }
    >
      <div className="db-dashboard">
        <MyTasksPanel />
        <div className="db-dashboard-side">
          <RunningTimerPanel />
          <TodayPanel />
          <ProjectsPanel />
        </div>
      </div>
      {isCreating && <TaskFormDialog mode="create" onClose={() => setCreating(false)} />}
    </Page>
  );
}
