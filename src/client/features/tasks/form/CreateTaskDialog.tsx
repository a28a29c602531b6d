import { useSelector } from 'react-redux';
import { newTaskProblems } from '../../../../domain/tasks/taskRules';
import { useCreateTaskMutation, type Task } from '../../../api/api';
import { asArgument } from '../../../api/fileArgument';
import { selectFullName, selectUser } from '../../../session/sessionSelectors';
import { showSuccess } from '../../../ui/dialogs/toaster';
import { FormDialog } from '../../../ui/form/FormDialog';
import { useForm } from '../../../ui/form/useForm';
import { useFormValues } from '../../../ui/form/useFormValues';
import { personName } from '../../../../domain/wording/personName';
import { useToday } from '../../../widgets/useToday';
import { TaskFields } from './TaskFields';
import { createTaskForm, judgedEntry, newTaskFormValues, type TaskFormValues } from './taskFormValues';
import { useTaskFormChoices } from './useTaskFormChoices';

export interface CreateTaskDialogProps {
  /** Given: the project is preselected and fixed. */
  readonly projectId?: string;
  /** Prefilled values. */
  readonly initial?: Partial<TaskFormValues>;
  /** Default 'Create Task'. */
  readonly title?: string;
  readonly onClose: () => void;
  readonly onCreated?: (task: Task) => void;
}

/** The create-task dialog (SCR-023). */
export function CreateTaskDialog({
  projectId = '',
  initial,
  title = 'Create Task',
  onClose,
  onCreated,
}: CreateTaskDialogProps) {
  const today = useToday();
  const user = useSelector(selectUser);
  const ownName = useSelector(selectFullName);
  const [createTask] = useCreateTaskMutation();
  const form = useForm<TaskFormValues>({
    name: 'create-task',
    initial: { ...newTaskFormValues(projectId, user?._id ?? ''), ...initial },
    problems: (values) => newTaskProblems(judgedEntry(values), today),
    submit: async (values) => {
      const member = choices.members.find((candidate) => candidate._id === values.Employee_id);
      const project = choices.projects.find((choice) => choice.value === values.Project_id);
      const names = { project: project?.label ?? '', reporter: ownName, assignee: member ? personName(member) : '' };
      const task = await createTask(createTaskForm(values, names, asArgument(values.files.added))).unwrap();
      void showSuccess('Task created Successfully');
      onCreated?.(task);
      onClose();
    },
  });
  const { chosenId, linkedIds } = useFormValues(form, ({ Project_id, Linkissue_Taskkey }) => ({
    chosenId: Project_id,
    linkedIds: Linkissue_Taskkey,
  }));
  const choices = useTaskFormChoices(chosenId, linkedIds);
  return (
    <FormDialog title={title} form={form} submitLabel="Create" onClose={onClose} width={860}>
      <div className="db-task-form">
        <TaskFields
          form={form}
          choices={choices}
          today={today}
          isProjectFixed={projectId !== ''}
          isReporterFixed
          storedNames={{ project: '', reporter: ownName, assignee: '' }}
        />
      </div>
    </FormDialog>
  );
}
