import { taskPriorities } from '../../../../domain/tasks/taskChoices';
import type { Priority } from '../../../api/api';
import { PriorityBadge } from '../../../ui/badges/PriorityBadge';
import { toChoices } from '../../../ui/form/select/choice';
import { ChoiceSelect } from '../../../ui/form/select/ChoiceSelect';

const choices = toChoices(taskPriorities);

export interface PrioritySelectProps {
  readonly priority: Priority;
  readonly onPick: (priority: Priority) => void;
  readonly isBusy?: boolean;
  /** Default true: as wide as its container. */
  readonly isWide?: boolean;
}

/** The priority of a task, changed immediately. */
export function PrioritySelect({ priority, onPick, isBusy, isWide = true }: PrioritySelectProps) {
  const pick = (next: Priority): void => {
    if (next !== priority) onPick(next);
  };
  return (
    <ChoiceSelect
      name="priority"
      label="Priority"
      choices={choices}
      value={priority}
      onPick={pick}
      isBusy={isBusy}
      isWide={isWide}
      size="small"
      pickedElement={(choice) => <PriorityBadge priority={choice.value} />}
    />
  );
}
