import { addDays, isDay, type Day } from '../../../../domain/calendar/day';
import { toHalfDay } from '../../../../domain/calendar/halfDays';
import { shownDays, taskMoveProblem } from '../../../../domain/schedule/taskMove';
import { taskMessages } from '../../../../domain/tasks/taskRules';
import type { FieldProblem } from '../../../../domain/validation/fieldProblem';
import { DayField } from '../../../ui/form/day/DayField';
import { FormDialog } from '../../../ui/form/FormDialog';
import { useForm } from '../../../ui/form/useForm';
import type { DraftOfTask, MovableTask } from './calendarModel';

interface MoveToValues {
  Start_date: string;
  Due_date: string;
}

const toDraft = (task: MovableTask, { Start_date, Due_date }: MoveToValues): DraftOfTask => ({
  id: task.id,
  start: toHalfDay(Start_date, 'First Half'),
  end: Due_date === '' ? null : toHalfDay(Due_date, 'Second Half'),
});

function moveToProblems(task: MovableTask, values: MoveToValues, today: Day): FieldProblem[] {
  if (!isDay(values.Start_date)) return [{ field: 'Start_date', message: taskMessages.notADay }];
  if (values.Due_date !== '' && !isDay(values.Due_date)) return [{ field: 'Due_date', message: taskMessages.notADay }];
  const message = taskMoveProblem(task.days, toDraft(task, values), { isOpen: task.isOpen, today });
  return message === undefined ? [] : [{ field: values.Due_date === '' ? 'Start_date' : 'Due_date', message }];
}

export interface MoveToDialogProps {
  readonly task: MovableTask;
  readonly today: Day;
  readonly onPreview: (draft: DraftOfTask) => void;
  readonly onClose: () => void;
}

/** The days of a task in writing; what else moves is shown before anything is stored. */
export function MoveToDialog({ task, today, onPreview, onClose }: MoveToDialogProps) {
  const form = useForm<MoveToValues>({
    name: 'move-to',
    initial: { Start_date: shownDays(task.days)?.first ?? addDays(today, 1), Due_date: '' },
    problems: (values) => moveToProblems(task, values, today),
    submit: (values) => onPreview(toDraft(task, values)),
  });
  return (
    <FormDialog title={`Move ${task.name}`} form={form} submitLabel="Preview" onClose={onClose} width={420}>
      <DayField field={form.field('Start_date')} label="Start Date" isRequired today={today} autoFocus />
      <DayField
        field={form.field('Due_date')}
        label="Due Date"
        help="Without a date the task keeps its length"
        today={today}
      />
    </FormDialog>
  );
}
