import { MenuItem } from '@blueprintjs/core';
import { PlusIcon, TrashIcon, UndoIcon } from '@blueprintjs/icons';
import { useNavigate } from 'react-router-dom';
import type { Project } from '../../../api/api';
import { lensMark } from '../../../permissions/lensMark';
import { useIsPermitted } from '../../../permissions/useIsPermitted';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog';
import { useUrlChoice } from '../../../widgets/url-state/useUrlChoice';
import { useUndoableDeletion } from '../../../widgets/deletion/useUndoableDeletion';
import { TaskFormDialog } from '../../tasks/TaskFormDialog';
import { useOverlay } from '../../../screen-state/useOverlay';
import { DeletedTasksDialog } from './DeletedTasksDialog';
import { Menu } from '../../../ui/controls/Menu';
import { OpenedForm } from '../../../widgets/unsent-texts/OpenedForm';

const sides = ['none', 'deleted-tasks'] as const;

/**
 * The project's actions: 'Create Task' and 'Delete Project', each by its flag (SCR-022 to SCR-025), and the deleted
 * tasks.
 */
export function ProjectSideMenu({ project }: { readonly project: Project }) {
  const navigate = useNavigate();
  const mayCreateTask = useIsPermitted('Project.Create_Task');
  const mayDelete = useIsPermitted('Project.Delete_Project');
  const creation = useOverlay('create-task');
  const deletion = useOverlay('delete');
  const deleteUndoably = useUndoableDeletion();
  const mayRestoreTasks = useIsPermitted('Project.Edit_Task');
  const [side, openSide] = useUrlChoice('open', sides);
  const confirmDelete = async (): Promise<void> => {
    await deleteUndoably(project._id, `Project ${project.Project_short_name}`);
    await navigate('/projects');
  };
  return (
    <>
      {(mayCreateTask || mayDelete || mayRestoreTasks) && (
        <Menu aria-label="Project" className="db-project-menu">
          {mayCreateTask && (
            <MenuItem
              {...lensMark('Project.Create_Task')}
              icon={<PlusIcon />}
              text="Create Task"
              onClick={() => creation.open(null)}
            />
          )}
          {mayDelete && (
            <MenuItem
              {...lensMark('Project.Delete_Project')}
              icon={<TrashIcon />}
              intent="danger"
              text="Delete Project"
              onClick={() => deletion.open(null)}
            />
          )}
          {mayRestoreTasks && (
            <MenuItem
              {...lensMark('Project.Edit_Task')}
              icon={<UndoIcon />}
              text="Deleted Tasks"
              onClick={() => openSide('deleted-tasks')}
            />
          )}
        </Menu>
      )}
      {side === 'deleted-tasks' && (
        <OpenedForm name="deleted-tasks" isPermitted={mayRestoreTasks}>
          <DeletedTasksDialog project={project} onClose={() => openSide('none')} />
        </OpenedForm>
      )}
      {creation.isOpen && <TaskFormDialog mode="create" projectId={project._id} onClose={creation.close} />}
      <ConfirmDialog
        name="delete-project"
        isOpen={deletion.isOpen}
        title="Are you sure to delete this project?"
        confirmLabel="Delete"
        intent="danger"
        onConfirm={confirmDelete}
        onCancel={deletion.close}
      >
        <p>
          <strong>{project.Project_name}</strong> is deleted with all its tasks, sprints and milestones. You can bring
          it back under Projects, Deleted.
        </p>
      </ConfirmDialog>
    </>
  );
}
