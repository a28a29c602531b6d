import { Menu, MenuItem } from '@blueprintjs/core';
import { PlusIcon, TrashIcon } from '@blueprintjs/icons';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useDeleteTaskOrProjectMutation, type Project } from '../../api/api';
import { useIsPermitted } from '../../permissions/useIsPermitted';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog';
import { TaskFormDialog } from '../../widgets/task-form/TaskFormDialog';

/** What can be done with the project: 'Create Task' and 'Delete Project', each by its flag (SCR-022 to SCR-025). */
export function ProjectSideMenu({ project }: { readonly project: Project }) {
  const navigate = useNavigate();
  const mayCreateTask = useIsPermitted('Project.Create_Task');
  const mayDelete = useIsPermitted('Project.Delete_Project');
  const [opened, setOpened] = useState<'none' | 'create' | 'delete'>('none');
  const [deleteProject] = useDeleteTaskOrProjectMutation();
  if (!mayCreateTask && !mayDelete) return null;
  const close = (): void => setOpened('none');
  const confirmDelete = async (): Promise<void> => {
    await deleteProject({ id: project._id }).unwrap();
    await navigate('/projects');
  };
  return (
    <>
      <Menu aria-label="Project" className="db-project-menu">
        {mayCreateTask && <MenuItem icon={<PlusIcon />} text="Create Task" onClick={() => setOpened('create')} />}
        {mayDelete && <MenuItem icon={<TrashIcon />} intent="danger" text="Delete Project" onClick={() => setOpened('delete')} />}
      </Menu>
      {opened === 'create' && <TaskFormDialog mode="create" projectId={project._id} onClose={close} />}
      <ConfirmDialog isOpen={opened === 'delete'} title="Are you sure to delete this project?" confirmLabel="Delete" intent="danger" onConfirm={confirmDelete} onCancel={close}>
        <p>
          <strong>{project.Project_name}</strong> goes with all its tasks, sprints and milestones. HR can bring it back.
        </p>
      </ConfirmDialog>
    </>
  );
}
