import { SegmentedControl } from '@blueprintjs/core';
import { PlusIcon } from '@blueprintjs/icons';
import { useParams } from 'react-router-dom';
import { lensMark } from '../../../permissions/lensMark';
import { useIsPermitted } from '../../../permissions/useIsPermitted';
import { usePageKeys } from '../../../ui/keys/usePageKeys';
import { useUrlChoice } from '../../../widgets/url-state/useUrlChoice';
import { ProjectTabPage } from '../../projects/ProjectTabPage';
import { TaskFormDialog } from '../TaskFormDialog';
import { useOverlay } from '../../../screen-state/useOverlay';
import { ProjectTasksTable } from './ProjectTasksTable';
import { Button } from '../../../ui/controls/Button';

/** How the tasks are shown; in the address as `view`. */
const taskShapes = ['table', 'board'] as const;

/** /project/tasks/{id}: all tasks of a project, over the full width (C-15). */
export default function ProjectTasksScreen() {
  const { id = '' } = useParams();
  const mayCreate = useIsPermitted('Project.Create_Task');
  const [shape, chooseShape] = useUrlChoice('view', taskShapes);
  const creation = useOverlay('create');
  usePageKeys('All Tasks', [mayCreate && { keys: 'c', description: 'Create Task', run: () => creation.open(null) }]);
  const createButton = mayCreate && (
    <Button
      {...lensMark('Project.Create_Task')}
      intent="primary"
      icon={<PlusIcon />}
      text="Create Task"
      onClick={() => creation.open(null)}
    />
  );
  const actions = (
    <>
      <SegmentedControl
        size="small"
        aria-label="View"
        options={[
          { label: 'Table', value: 'table' },
          { label: 'Board', value: 'board' },
        ]}
        value={shape}
        onValueChange={(next) => chooseShape(next === 'board' ? 'board' : 'table')}
      />
      {createButton}
    </>
  );
  return (
    <ProjectTabPage
      projectId={id}
      title="All Tasks"
      actions={actions}
      dialog={creation.isOpen && <TaskFormDialog mode="create" projectId={id} onClose={creation.close} />}
    >
      {(project) => (
        <ProjectTasksTable
          key={id}
          projectId={id}
          projectName={project?.Project_name ?? ''}
          isBoard={shape === 'board'}
          emptyAction={createButton}
        />
      )}
    </ProjectTabPage>
  );
}
