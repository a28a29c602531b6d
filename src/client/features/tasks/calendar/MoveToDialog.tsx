import { addDays, type Day } from '../../../../domain/calendar/day';
import { isDay } from '../../../../domain/calendar/isDay';
import { toHalfDay } from '../../../../domain/calendar/halfDays';
import type { DayHalf } from '../../../../domain/leave/leaveChoices';
import { shownDays, taskMoveProblem } from '../../../../domain/schedule/taskMove';
import { usualHalves } from '../../../../domain/tasks/taskHalves';
import { taskMessages } from '../../../../domain/tasks/taskRules';
import type { FieldProblem } from '../../../../domain/validation/fieldProblem';
import { FormDialog } from '../../../ui/form/FormDialog';
import { useForm } from '../../../ui/form/useForm';
import { TaskDayField } from '../fields/TaskDayField';
import { assigneeWorks, type DraftOfTask, type IsPlanned, type MovableTask } from './calendarMoves';

interface MoveToValues {
  Start_date: string;
  Start_half: DayHalf;
  Due_date: string;
  Due_half: DayHalf;
}

const toDraft = (task: MovableTask, { Start_date, Start_half, Due_date, Due_half }: MoveToValues): DraftOfTask => ({
  kind: 'task',
  task,
  start: toHalfDay(Start_date, Start_half),
  end: Due_date === '' ? null : toHalfDay(Due_date, Due_half),
});

function moveToProblems(
  { task, isPlanned, today }: Pick<MoveToDialogProps, 'task' | 'isPlanned' | 'today'>,
  values: MoveToValues,
): FieldProblem[] {
  if (!isDay(values.Start_date)) return [{ field: 'Start_date', message: taskMessages.notADay }];
  if (values.Due_date !== '' && !isDay(values.Due_date)) return [{ field: 'Due_date', message: taskMessages.notADay }];
  const message = taskMoveProblem(task.days, toDraft(task, values), {
    isOpen: task.isOpen,
    today,
    works: assigneeWorks(task, isPlanned),
  });
  return message === undefined ? [] : [{ field: values.Due_date === '' ? 'Start_date' : 'Due_date', message }];
}

export interface MoveToDialogProps {
  readonly task: MovableTask;
  readonly isPlanned: IsPlanned;
  readonly today: Day;
  readonly onPreview: (draft: DraftOfTask) => void;
  readonly onClose: () => void;
}

/** The days of a task in writing; what else moves is shown before anything is stored. */
export function MoveToDialog({ task, isPlanned, today, onPreview, onClose }: MoveToDialogProps) {
  const { startsOn, startHalf, dueOn, dueHalf } = task.days;
  const form = useForm<MoveToValues>({
    name: 'move-to',
    initial: {
      Start_date: shownDays(task.days)?.first ?? addDays(today, 1),
      Start_half: startsOn === null ? usualHalves.start : startHalf,
      Due_date: '',
      Due_half: dueOn === null ? usualHalves.due : dueHalf,
    },
    problems: (values) => moveToProblems({ task, isPlanned, today }, values),
    submit: (values) => onPreview(toDraft(task, values)),
  });
  return (
    <FormDialog title={`Move ${task.name}`} form={form} submitLabel="Preview" onClose={onClose} width={420}>
      <TaskDayField form={form} end="start" isRequired today={today} autoFocus />
      <TaskDayField form={form} end="due" help="Without a date the task keeps its length" today={today} />
    </FormDialog>
  );
}
