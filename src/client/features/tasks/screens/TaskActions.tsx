import { MenuItem } from '@blueprintjs/core';
import { DuplicateIcon, EditIcon, MoreIcon, TrashIcon } from '@blueprintjs/icons';
import { useNavigate } from 'react-router-dom';
import { projectPath } from '../../../../domain/projects/projectPath';
import type { Task } from '../../../api/api';
import { lensMark } from '../../../permissions/lensMark';
import { useIsPermitted } from '../../../permissions/useIsPermitted';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog';
import { usePageKeys } from '../../../ui/keys/usePageKeys';
import { useUndoableDeletion } from '../../../widgets/deletion/useUndoableDeletion';
import { DuplicateTaskDialog } from '../form/DuplicateTaskDialog';
import { TaskFormDialog } from '../TaskFormDialog';
import { Button } from '../../../ui/controls/Button';
import { Menu } from '../../../ui/controls/Menu';
import { MenuPopover } from '../../../ui/controls/MenuPopover';
import { useOverlay } from '../../../screen-state/useOverlay';

/** Edit and delete, for holders of Project.Edit_Task (SCR-030, D-22). */
export function TaskActions({ task }: { readonly task: Task }) {
  const navigate = useNavigate();
  const mayEdit = useIsPermitted('Project.Edit_Task');
  const mayCreate = useIsPermitted('Project.Create_Task');
  const editing = useOverlay('edit');
  const deletion = useOverlay('delete');
  const duplication = useOverlay('duplicate');
  const deleteUndoably = useUndoableDeletion();
  usePageKeys('Task', [
    mayEdit && { keys: 'e', description: 'Edit the task', run: () => editing.open(null) },
    mayEdit && mayCreate && { keys: 'd', description: 'Duplicate the task', run: () => duplication.open(null) },
  ]);
  const confirmDelete = async (): Promise<void> => {
    await deleteUndoably(task._id, `Task ${task.Task_key}`);
    await navigate(projectPath(task.Project_id, 'tasks'), { replace: true });
  };
  const menu = (
    <Menu>
      {mayCreate && (
        <MenuItem
          {...lensMark('Project.Create_Task')}
          icon={<DuplicateIcon />}
          text="Duplicate Task"
          onClick={() => duplication.open(null)}
        />
      )}
      <MenuItem
        {...lensMark('Project.Edit_Task')}
        icon={<TrashIcon />}
        intent="danger"
        text="Delete Task"
        onClick={() => deletion.open(null)}
      />
    </Menu>
  );
  return (
    <>
      {mayEdit && (
        <>
          <Button
            {...lensMark('Project.Edit_Task')}
            icon={<EditIcon />}
            text="Edit"
            onClick={() => editing.open(null)}
          />
          <MenuPopover name="more" content={menu} placement="bottom-end">
            <Button icon={<MoreIcon />} variant="minimal" aria-label="More about this task" />
          </MenuPopover>
        </>
      )}
      {/* What is open stays when the permission is taken away: nothing that was typed is lost, and saving says why not. */}
      {duplication.isOpen && <DuplicateTaskDialog taskId={task._id} onClose={duplication.close} />}
      {editing.isOpen && <TaskFormDialog mode="edit" task={task} onClose={editing.close} />}
      <ConfirmDialog
        name="delete-task"
        isOpen={deletion.isOpen}
        title="Are you sure to delete this task?"
        confirmLabel="Delete"
        intent="danger"
        onConfirm={confirmDelete}
        onCancel={deletion.close}
      >
        <p>
          <strong>{task.Task_key}</strong> {task.Short_summary}
        </p>
        <p>Its comments, history and logged hours are deleted too. You can restore it from the menu of its project.</p>
      </ConfirmDialog>
    </>
  );
}
