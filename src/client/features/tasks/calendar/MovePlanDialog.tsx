import type { Day } from '../../../../domain/calendar/day';
import { isDay } from '../../../../domain/calendar/isDay';
import { planMoveProblems } from '../../../../domain/planning/planMove';
import { planningMessages, type PlanDays } from '../../../../domain/planning/planningRules';
import type { FieldProblem } from '../../../../domain/validation/fieldProblem';
import { DayField } from '../../../ui/form/day/DayField';
import { FormDialog } from '../../../ui/form/FormDialog';
import { useForm } from '../../../ui/form/useForm';
import type { DraftOfPlan, MovablePlan } from './calendarMoves';

interface MovePlanValues {
  StartDate: string;
  DueDate: string;
}

const toDays = ({ StartDate, DueDate }: MovePlanValues): PlanDays => ({
  StartDate: StartDate || null,
  DueDate: DueDate || null,
});

/** A day is moved to another, not removed: without any the plan would leave the calendar. */
function movePlanProblems({ planKind, name, status, days }: MovablePlan, values: MovePlanValues): FieldProblem[] {
  const missing = (['StartDate', 'DueDate'] as const).filter((field) => days[field] !== null && !isDay(values[field]));
  return missing.length > 0
    ? missing.map((field) => ({ field, message: planningMessages.notADay }))
    : planMoveProblems(planKind, { Name: name, Status: status, ...days }, toDays(values));
}

export interface MovePlanDialogProps {
  readonly plan: MovablePlan;
  readonly today: Day;
  readonly onSave: (draft: DraftOfPlan) => void;
  readonly onClose: () => void;
}

/** The days of a milestone or sprint in writing. */
export function MovePlanDialog({ plan, today, onSave, onClose }: MovePlanDialogProps) {
  const { days, name, planKind } = plan;
  const form = useForm<MovePlanValues>({
    name: 'move-plan',
    initial: { StartDate: days.StartDate ?? '', DueDate: days.DueDate ?? '' },
    problems: (values) => movePlanProblems(plan, values),
    submit: (values) => onSave({ kind: 'plan', plan, days: toDays(values) }),
  });
  return (
    <FormDialog title={`Move ${name}`} form={form} submitLabel="Move" onClose={onClose} width={420}>
      {planKind === 'sprints' && (
        <DayField
          field={form.field('StartDate')}
          label="Start Date"
          isRequired={days.StartDate !== null}
          today={today}
          autoFocus
        />
      )}
      <DayField
        field={form.field('DueDate')}
        label="Due Date"
        isRequired={days.DueDate !== null}
        today={today}
        autoFocus={planKind === 'milestones'}
      />
    </FormDialog>
  );
}
