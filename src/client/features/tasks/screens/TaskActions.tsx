import { MenuItem } from '@blueprintjs/core';
import { DuplicateIcon, EditIcon, MoreIcon, TrashIcon } from '@blueprintjs/icons';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
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
import { Popover } from '../../../ui/controls/Popover';

/** Edit and delete, for holders of Project.Edit_Task (SCR-030, D-22). */
export function TaskActions({ task }: { readonly task: Task }) {
  const navigate = useNavigate();
  const mayEdit = useIsPermitted('Project.Edit_Task');
  const mayCreate = useIsPermitted('Project.Create_Task');
  const [opened, setOpened] = useState<'none' | 'edit' | 'delete' | 'duplicate'>('none');
  const deleteUndoably = useUndoableDeletion();
  usePageKeys('Task', [
    mayEdit && { keys: 'e', description: 'Edit the task', run: () => setOpened('edit') },
    mayEdit && mayCreate && { keys: 'd', description: 'Duplicate the task', run: () => setOpened('duplicate') },
  ]);
  if (!mayEdit) return null;
  const close = (): void => setOpened('none');
  const confirmDelete = async (): Promise<void> => {
    await deleteUndoably(task._id, `Task ${task.Task_key}`);
    await navigate(`/project/tasks/${encodeURIComponent(task.Project_id)}`, { replace: true });
  };
  const menu = (
    <Menu>
      {mayCreate && (
        <MenuItem
          {...lensMark('Project.Create_Task')}
          icon={<DuplicateIcon />}
          text="Duplicate Task"
          onClick={() => setOpened('duplicate')}
        />
      )}
      <MenuItem
        {...lensMark('Project.Edit_Task')}
        icon={<TrashIcon />}
        intent="danger"
        text="Delete Task"
        onClick={() => setOpened('delete')}
      />
    </Menu>
  );
  return (
    <>
      <Button {...lensMark('Project.Edit_Task')} icon={<EditIcon />} text="Edit" onClick={() => setOpened('edit')} />
      <Popover content={menu} placement="bottom-end">
        <Button icon={<MoreIcon />} variant="minimal" aria-label="More about this task" />
      </Popover>
      {opened === 'duplicate' && <DuplicateTaskDialog taskId={task._id} onClose={close} />}
      {opened === 'edit' && <TaskFormDialog mode="edit" task={task} onClose={close} />}
      <ConfirmDialog
        name="delete-task"
        isOpen={opened === 'delete'}
        title="Are you sure to delete this task?"
        confirmLabel="Delete"
        intent="danger"
        onConfirm={confirmDelete}
        onCancel={close}
      >
        <p>
          <strong>{task.Task_key}</strong> {task.Short_summary}
        </p>
        <p>Its comments, history and logged hours are deleted too. You can restore it from the menu of its project.</p>
      </ConfirmDialog>
    </>
  );
}
