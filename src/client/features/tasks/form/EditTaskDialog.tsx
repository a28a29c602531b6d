import { useSelector } from 'react-redux';
import { editedTaskProblems } from '../../../../domain/tasks/taskRules';
import { useUpdateTaskMutation, type Task } from '../../../api/api';
import { asArgument } from '../../../api/fileArgument';
import { selectTaskById } from '../../../entities/knownRecords';
import { ConcurrentChangeNotice } from '../../../ui/dialogs/ConcurrentChangeNotice';
import { whileSaving } from '../../../ui/dialogs/announce';
import { showSuccess } from '../../../ui/dialogs/toaster';
import { FormDialog } from '../../../ui/form/FormDialog';
import { useForm } from '../../../ui/form/useForm';
import { useFormValues } from '../../../ui/form/useFormValues';
import { useCompetingEdit } from '../../../widgets/competing-edit/useCompetingEdit';
import { personName } from '../../../../domain/wording/personName';
import type { WithTasks } from '../table/shownTask';
import { useToday } from '../../../widgets/useToday';
import { comparedTask, type ReadableName } from './taskConflict';
import { TaskFields } from './TaskFields';
import { judgedEntry, taskFormValues, updateTaskForm, type TaskFormValues } from './taskFormValues';
import { useTaskFormChoices, type TaskFormChoices } from './useTaskFormChoices';

export interface EditTaskDialogProps {
  readonly task: Task;
  readonly onClose: () => void;
}

/** Names by id, from the choices and from the versions of the task. */
const getNames =
  (choices: TaskFormChoices, known: readonly Task[]): ReadableName =>
  (field, id) => {
    if (field === 'Sprint_id')
      return (
        known.map(({ Sprint_id }) => Sprint_id).find((sprint) => sprint?._id === id)?.Name ??
        choices.sprints.find((sprint) => sprint.value === id)?.label ??
        id
      );
    if (field === 'Linkissue_Taskkey') return choices.links.find((choice) => choice.value === id)?.label ?? id;
    const member = choices.members.find((candidate) => candidate._id === id);
    if (member) return personName(member);
    const people = known.flatMap((one) => [
      { id: one.Employee_id, name: one.Assignees },
      { id: one.Reporter_id, name: one.Reporter },
    ]);
    return people.find((person) => person.id === id)?.name ?? id;
  };

/** The edit-task dialog (SCR-033). Conflicts with another user's changes are resolved field by field. */
export function EditTaskDialog({ task, onClose }: EditTaskDialogProps) {
  const today = useToday();
  const [updateTask] = useUpdateTaskMutation();
  const edit = useCompetingEdit<TaskFormValues, Task, unknown>({
    noun: 'task',
    stored: task,
    toValues: taskFormValues,
    // Called on rendering, so that names which have loaded since are known.
    compare: (sides, stored) => comparedTask(getNames(choices, [opened, stored])).compare(sides, stored),
    settle: comparedTask((_field, id) => id).settle,
    send: async (values, base): Promise<void> => {
      const getName = getNames(choices, [opened]);
      const names = {
        project: opened.Project_name,
        reporter: getName('Reporter_id', values.Reporter_id),
        assignee: getName('Employee_id', values.Employee_id),
      };
      const sent = updateTaskForm(opened, (base ?? opened).Version, values, names, asArgument(values.files.added));
      const { pending } = await whileSaving(`Changes of ${opened.Task_key}`, () => updateTask(sent).unwrap(), {
        isFinal: true,
      });
      pending.endForGood();
    },
    onSaved: () => {
      void showSuccess('Task updated Successfully');
      onClose();
    },
  });
  const opened: Task = edit.opened ?? task;
  // Competing changes arrive while the form is open; its values stay.
  const newestVersion = useSelector((state: WithTasks) => selectTaskById(state, task._id)?.Version ?? task.Version);
  const form = useForm<TaskFormValues>({
    name: 'edit-task',
    initial: taskFormValues(opened),
    problems: (values) => editedTaskProblems(judgedEntry(values), opened, today),
    submit: edit.save,
  });
  const choices = useTaskFormChoices(
    opened.Project_id,
    useFormValues(form, ({ Linkissue_Taskkey }) => Linkissue_Taskkey),
    opened._id,
    opened.Sprint_id?._id,
  );
  return (
    <>
      <FormDialog title={`Edit Task ${opened.Task_key}`} form={form} submitLabel="Update" onClose={onClose} width={860}>
        <ConcurrentChangeNotice noun="task" openedVersion={opened.Version} newestVersion={newestVersion} />
        <div className="db-task-form">
          <TaskFields
            form={form}
            choices={choices}
            today={today}
            isProjectFixed
            isReporterFixed={false}
            storedNames={{
              project: opened.Project_name,
              reporter: opened.Reporter ?? '',
              assignee: opened.Assignees ?? '',
            }}
          />
        </div>
      </FormDialog>
      {edit.dialog}
    </>
  );
}
