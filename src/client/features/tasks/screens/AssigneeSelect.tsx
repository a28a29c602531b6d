import { useOverlay } from '../../../screen-state/useOverlay';
import type { ApiFailure } from '../../../api/apiFailure';
import { useListProjectEmployeesQuery } from '../../../api/api';
import { WarningAlert } from '../../../ui/dialogs/WarningAlert';
import { EmployeePicker } from '../../../widgets/people/EmployeePicker';
import { personName } from '../../../../domain/wording/personName';

/** VAL-030: the message of the required selector, in the words of the specification. */
const assigneeRequiredMessage = 'Please Select Project Name';
/** MSG-010. */
const assigneeNotFoundMessage = 'Issue while assigning user. Please refresh and try again.';

export interface AssigneeSelectProps {
  /** The project whose members can be chosen. */
  readonly projectId: string;
  /** Id of the current assignee; null for unassigned. */
  readonly assigneeId: string | null;
  readonly assigneeName: string | null;
  /** Saves the choice; returns the failure when the server rejects it. */
  readonly onPick: (person: { readonly id: string; readonly name: string }) => Promise<ApiFailure | undefined>;
  readonly isBusy?: boolean;
}

/** The assignee of a task: one of the project's members, changed immediately (FIELD-014). */
export function AssigneeSelect({ projectId, assigneeId, assigneeName, onPick, isBusy }: AssigneeSelectProps) {
  const { currentData: members = [], isFetching } = useListProjectEmployeesQuery(projectId);
  const alert = useOverlay('assignee-not-found');
  const pick = async (id: string): Promise<void> => {
    if (id === (assigneeId ?? '')) return;
    const member = members.find((candidate) => candidate._id === id);
    const failure = member && (await onPick({ id, name: personName(member) }));
    // The list may be older than a member's removal: then the server does not find the person in it.
    if (!member || failure?.errors?.some((problem) => problem.field === 'Employee_id')) alert.open(null);
  };
  // In the narrow panel a role would push the name out of view.
  const names = members.map(({ _id, First_name, Last_name }) => ({ _id, First_name, Last_name }));
  const isMissing = assigneeId === null;
  return (
    <>
      <EmployeePicker
        name="assignee"
        label="Assignees"
        placeholder="Please Select Reporting Person"
        people={names}
        value={assigneeId ?? ''}
        valueName={assigneeName ?? undefined}
        onPick={(id) => void pick(id)}
        isLoading={isFetching}
        isBusy={isBusy}
        size="small"
        aria={{ 'aria-invalid': isMissing, 'aria-required': true, 'aria-describedby': undefined }}
      />
      {isMissing && <div className="db-field-problem">{assigneeRequiredMessage}</div>}
      {alert.isOpen && <WarningAlert onClose={alert.close}>{assigneeNotFoundMessage}</WarningAlert>}
    </>
  );
}
