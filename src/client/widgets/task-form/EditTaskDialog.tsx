import { useState } from 'react';
import { useSelector } from 'react-redux';
import { editedTaskProblems } from '../../../domain/tasks/taskRules';
import { useUpdateTaskMutation, type Task } from '../../api/api';
import { isApiFailure } from '../../api/apiFailure';
import { depositFiles } from '../../api/depositFiles';
import { selectTaskById } from '../../entities/tasks';
import { ChangedMeanwhile } from '../../ui/dialogs/ChangedMeanwhile';
import type { ConflictChoices } from '../../ui/dialogs/conflict';
import { ConflictDialog } from '../../ui/dialogs/ConflictDialog';
import { showSuccess } from '../../ui/dialogs/toaster';
import { FormDialog } from '../../ui/form/FormDialog';
import { useForm } from '../../ui/form/useForm';
import type { WithTasks } from '../tasks/shownTask';
import { personName } from '../people/personName';
import { useToday } from '../useToday';
import { conflictFields, settledTask, type ReadableName, type TaskConflict } from './taskConflict';
import { TaskFields } from './TaskFields';
import { taskFormValues, updateTaskForm, type TaskFormValues } from './taskFormValues';
import { useTaskFormChoices } from './useTaskFormChoices';

export interface EditTaskDialogProps {
  readonly task: Task;
  readonly onClose: () => void;
}

const competingEditMessage = 'Somebody else has changed this task meanwhile. Choose what is kept.';

/** The edit-task modal (SCR-033). When somebody else has saved meanwhile, the person sees what differs and chooses. */
export function EditTaskDialog({ task, onClose }: EditTaskDialogProps) {
  const today = useToday();
  const [updateTask] = useUpdateTaskMutation();
  const [conflict, setConflict] = useState<TaskConflict>();
  // The state that this edit started from: the task itself may be read anew while the dialog is open.
  const [opened] = useState(() => ({ task, values: taskFormValues(task) }));

  // Competing changes arrive while the form stands open; its entries are not touched.
  const newestVersion = useSelector((state: WithTasks) => selectTaskById(state, task._id)?.Version ?? task.Version);

  const save = async (values: TaskFormValues, base: TaskFormValues, version: number): Promise<void> => {
    const names = { project: opened.task.Project_name, reporter: nameOf('Reporter_id', values.Reporter_id), assignee: nameOf('Employee_id', values.Employee_id) };
    try {
      await updateTask(updateTaskForm(opened.task, version, values, names, depositFiles(values.files.added))).unwrap();
    } catch (failure) {
      if (!isApiFailure(failure) || failure.current === undefined) throw failure;
      // The 409 carries the task as it is stored now, in the shape in which the contract reads tasks.
      setConflict({ base, mine: values, stored: failure.current as unknown as Task });
      // eslint-disable-next-line @typescript-eslint/only-throw-error -- a refusal is plain data, which the form shows
      throw { message: competingEditMessage, errors: [] };
    }
    void showSuccess('Task updated Successfully');
    onClose();
  };
  const form = useForm<TaskFormValues>({
    initial: opened.values,
    problems: (values) => editedTaskProblems(values, opened.task, today),
    submit: (values) => save(values, opened.values, opened.task.Version),
  });
  const choices = useTaskFormChoices(opened.task.Project_id, form.values.Linkissue_Taskkey, opened.task._id, opened.task.Sprint_id?._id);

  const nameOf: ReadableName = (field, id) => {
    if (field === 'Sprint_id') return [opened.task.Sprint_id, conflict?.stored.Sprint_id].find((sprint) => sprint?._id === id)?.Name ?? choices.sprints.find((sprint) => sprint.value === id)?.label ?? id;
    if (field === 'Linkissue_Taskkey') return choices.links.find((choice) => choice.value === id)?.label ?? id;
    const member = choices.members.find((candidate) => candidate._id === id);
    if (member) return personName(member);
    const known = [opened.task, conflict?.stored].flatMap((one) => (one ? [{ id: one.Employee_id, name: one.Assignees }, { id: one.Reporter_id, name: one.Reporter }] : []));
    return known.find((person) => person.id === id)?.name ?? id;
  };
  const saveChosen = async (decided: ConflictChoices): Promise<void> => {
    if (conflict) await save(settledTask(conflict, decided), taskFormValues(conflict.stored), conflict.stored.Version);
  };
  return (
    <>
      <FormDialog title={`Edit Task ${opened.task.Task_key}`} form={form} submitLabel="Update" onClose={onClose} width={860}>
        <ChangedMeanwhile noun="task" openedVersion={opened.task.Version} newestVersion={newestVersion} />
        <div className="db-task-form">
          <TaskFields
            form={form}
            choices={choices}
            today={today}
            isProjectFixed
            isReporterFixed={false}
            storedNames={{ project: opened.task.Project_name, reporter: opened.task.Reporter ?? '', assignee: opened.task.Assignees ?? '' }}
          />
        </div>
      </FormDialog>
      {conflict && <ConflictDialog key={conflict.stored.Version} fields={conflictFields(conflict, nameOf)} onSave={saveChosen} onCancel={() => setConflict(undefined)} />}
    </>
  );
}
