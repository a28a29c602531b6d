import { Button, Tab, TabPanel, Tabs } from '@blueprintjs/core';
import { PlusIcon } from '@blueprintjs/icons';
import { useState } from 'react';
import { useIsPermitted } from '../../permissions/useIsPermitted';
import { Page } from '../../ui/layout/Page';
import { PageHeader } from '../../ui/layout/PageHeader';
import { useAddressChoice } from '../../widgets/address/useAddressChoice';
import { TaskFormDialog } from '../../widgets/task-form/TaskFormDialog';
import { MyTasksTable } from '../../widgets/tasks/MyTasksTable';
import './tasks.css';

const scopes = ['assigned', 'reported'] as const;

/** /taskList: the signed-in person's tasks (F-05). */
export default function TaskListScreen() {
  const [scope, chooseScope] = useAddressChoice('scope', scopes);
  const mayCreate = useIsPermitted('Project.Create_Task');
  const [isCreating, setCreating] = useState(false);
  return (
    <Page
      content="fill"
      header={<PageHeader title="My tasks" actions={mayCreate && <Button intent="primary" icon={<PlusIcon />} text="Create Task" onClick={() => setCreating(true)} />} />}
      bar={
        <Tabs id="my-tasks" selectedTabId={scope} onChange={(next) => chooseScope(next === 'reported' ? 'reported' : 'assigned')}>
          <Tab id="assigned" title="Assigned" />
          <Tab id="reported" title="Reported" />
        </Tabs>
      }
    >
      <TabPanel id={scope} selectedTabId={scope} parentId="my-tasks" className="db-task-list-panel" panel={<MyTasksTable key={scope} scope={scope} />} />
      {isCreating && <TaskFormDialog mode="create" onClose={() => setCreating(false)} />}
    </Page>
  );
}
