import { taskStatuses } from '../../../../domain/tasks/taskChoices';
import type { TaskStatus } from '../../../api/api';
import { StatusBadge } from '../../../ui/badges/StatusBadge';
import { toChoices } from '../../../ui/form/select/choice';
import { ChoiceSelect } from '../../../ui/form/select/ChoiceSelect';

const choices = toChoices(taskStatuses);

export interface StatusSelectProps {
  readonly status: TaskStatus;
  readonly onPick: (status: TaskStatus) => void;
  readonly isBusy?: boolean;
  /** Default true: as wide as its container. */
  readonly isWide?: boolean;
}

/** The status of a task, changed immediately; any status can follow any (STATE-004). */
export function StatusSelect({ status, onPick, isBusy, isWide = true }: StatusSelectProps) {
  const pick = (next: TaskStatus): void => {
    if (next !== status) onPick(next);
  };
  return (
    <ChoiceSelect
      name="status"
      label="Status"
      choices={choices}
      value={status}
      onPick={pick}
      isBusy={isBusy}
      isWide={isWide}
      size="small"
      pickedElement={(choice) => <StatusBadge status={choice.value} />}
    />
  );
}
