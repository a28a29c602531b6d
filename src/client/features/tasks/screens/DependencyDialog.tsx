import { dependencyMessages, maxLagDays, minLagDays } from '../../../../domain/schedule/dependencies';
import type { FieldProblem } from '../../../../domain/validation/fieldProblem';
import { useSaveTaskDependencyMutation, type Task } from '../../../api/api';
import { Button } from '../../../ui/controls/Button';
import { showSuccess } from '../../../ui/dialogs/toaster';
import { FormDialog } from '../../../ui/form/FormDialog';
import { NumberField } from '../../../ui/form/NumberField';
import { SelectField } from '../../../ui/form/select/SelectField';
import { useForm } from '../../../ui/form/useForm';
import { useFormValues } from '../../../ui/form/useFormValues';
import { useTaskFormChoices } from '../form/useTaskFormChoices';
import { dependencyCall, type DependencyDirection } from './dependencyCall';
import { useRemoveDependency, type StoredDependency } from './useRemoveDependency';

interface DependencyValues {
  direction: DependencyDirection;
  blocker_id: string;
  Lag_days: string;
}

const directions: readonly { readonly value: DependencyDirection; readonly label: string }[] = [
  { value: 'blocked-by', label: 'Blocked by' },
  { value: 'blocks', label: 'Blocks' },
];

function problems({ blocker_id, Lag_days }: DependencyValues): FieldProblem[] {
  const lag = Lag_days === '' ? 0 : Number(Lag_days);
  return [
    ...(blocker_id === '' ? [{ field: 'blocker_id', message: 'Please select a task' }] : []),
    ...(Number.isInteger(lag) && lag >= minLagDays && lag <= maxLagDays
      ? []
      : [{ field: 'Lag_days', message: dependencyMessages.lag }]),
  ];
}

export interface DependencyDialogProps {
  readonly task: Pick<Task, '_id' | 'Task_key' | 'Project_id'>;
  /** null to add one. */
  readonly stored: StoredDependency | null;
  readonly onClose: () => void;
}

/** Adds a dependency of a task, changes the lag of one, or removes it. */
export function DependencyDialog({ task, stored, onClose }: DependencyDialogProps) {
  const [save] = useSaveTaskDependencyMutation();
  const remove = useRemoveDependency();
  const form = useForm<DependencyValues>({
    name: 'dependency',
    initial: {
      direction: stored?.direction ?? 'blocked-by',
      blocker_id: stored?.end._id ?? '',
      Lag_days: stored === null ? '' : String(stored.end.Lag_days),
    },
    problems,
    submit: async ({ direction, blocker_id, Lag_days }) => {
      await save({
        ...dependencyCall(direction, task._id, blocker_id),
        Lag_days: Lag_days === '' ? 0 : Number(Lag_days),
        ...(stored !== null && { Former_lag_days: stored.end.Lag_days }),
      }).unwrap();
      onClose();
      await showSuccess(stored === null ? 'Dependency added' : 'Lag changed');
    },
  });
  const chosen = useFormValues(form, ({ blocker_id }) => blocker_id);
  const choices = useTaskFormChoices(task.Project_id, chosen === '' ? [] : [chosen], task._id);
  const known = choices.links.some(({ value }) => value === chosen);
  const offered =
    stored !== null && !known
      ? [...choices.links, { value: stored.end._id, label: stored.end.Task_key }]
      : choices.links;
  const fixed = stored === null ? undefined : 'Remove the dependency to choose another task';
  return (
    <FormDialog
      title={stored === null ? 'Add dependency' : `Dependency on ${stored.end.Task_key}`}
      form={form}
      submitLabel={stored === null ? 'Add' : 'Update'}
      onClose={onClose}
      width={520}
      footer={
        stored !== null && (
          <Button
            variant="minimal"
            intent="danger"
            text="Remove"
            onClick={() => {
              if (form.isSubmitting) return;
              void remove(task, stored);
              onClose();
            }}
          />
        )
      }
    >
      <SelectField
        field={form.field('direction')}
        label={`${task.Task_key} is`}
        choices={directions}
        disabledReason={fixed}
      />
      <SelectField
        field={form.field('blocker_id')}
        label="Task"
        choices={offered}
        placeholder="Select a task"
        isRequired
        isSearchable
        onSearch={choices.searchLinks}
        isLoading={choices.isReadingLinks}
        disabledReason={fixed}
      />
      <NumberField
        field={form.field('Lag_days')}
        label="Lag"
        unit="working days"
        min={minLagDays}
        max={maxLagDays}
        help="Working days between the end of the one and the start of the other; negative for an overlap"
      />
    </FormDialog>
  );
}
