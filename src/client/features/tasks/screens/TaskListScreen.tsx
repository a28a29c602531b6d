import { PlusIcon } from '@blueprintjs/icons';
import { lensMark } from '../../../permissions/lensMark';
import { useIsPermitted } from '../../../permissions/useIsPermitted';
import { Page } from '../../../ui/layout/Page';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { PanelTabs, TabContent } from '../../../ui/layout/Tabbed';
import { useUrlChoice } from '../../../widgets/url-state/useUrlChoice';
import { TaskFormDialog } from '../TaskFormDialog';
import { MyTasksTable } from '../table/MyTasksTable';
import { OwnHours } from '../hours/OwnHours';
import { useOverlay } from '../../../screen-state/useOverlay';
import './tasks.css';
import { Button } from '../../../ui/controls/Button';

const scopes = ['assigned', 'reported', 'hours'] as const;
const tabs = [
  { id: 'assigned', title: 'Assigned' },
  { id: 'reported', title: 'Reported' },
  { id: 'hours', title: 'My hours' },
] as const;

/** /taskList: the user's tasks (F-05). */
export default function TaskListScreen() {
  const [scope, chooseScope] = useUrlChoice('scope', scopes);
  const mayCreate = useIsPermitted('Project.Create_Task');
  const creation = useOverlay('create');
  return (
    <Page
      content="fill"
      header={
        <PageHeader
          title="My tasks"
          actions={
            mayCreate && (
              <Button
                {...lensMark('Project.Create_Task')}
                intent="primary"
                icon={<PlusIcon />}
                text="Create Task"
                onClick={() => creation.open(null)}
              />
            )
          }
        />
      }
      bar={<PanelTabs name="my-tasks" tabs={tabs} selected={scope} onSelect={chooseScope} />}
    >
      <TabContent name="my-tasks" selected={scope}>
        {scope === 'hours' ? <OwnHours /> : <MyTasksTable key={scope} scope={scope} />}
      </TabContent>
      {creation.isOpen && <TaskFormDialog mode="create" onClose={creation.close} />}
    </Page>
  );
}
