import { Radio, RadioGroup } from '@blueprintjs/core';
import { useRemoveProjectMemberMutation, type MemberWork } from '../../../api/api';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog';
import { showSuccess } from '../../../ui/dialogs/toaster';
import { EmployeePicker } from '../../../widgets/people/EmployeePicker';
import { counted } from '../../../../domain/wording/counted';
import { personName } from '../../../../domain/wording/personName';
import { useScreenState } from '../../../screen-state/useScreenState';

export interface RemoveMemberDialogProps {
  readonly projectId: string;
  readonly member: MemberWork;
  readonly members: readonly MemberWork[];
  readonly onClose: () => void;
}

const words = {
  one: {
    question: 'What happens to it?',
    stays: (name: string) => `It stays with ${name}, who can still finish it`,
    goes: 'It goes to another member',
    takes: 'Takes the task over',
    missing: 'Please select who takes the task over',
  },
  several: {
    question: 'What happens to them?',
    stays: (name: string) => `They stay with ${name}, who can still finish them`,
    goes: 'They go to another member',
    takes: 'Takes the tasks over',
    missing: 'Please select who takes the tasks over',
  },
} as const;

/** Removes a member from a project. Open tasks stay with the member, or go to another one. */
export function RemoveMemberDialog({ projectId, member, members, onClose }: RemoveMemberDialogProps) {
  const [removeMember] = useRemoveProjectMemberMutation();
  const [isHandedOver, setHandedOver] = useScreenState('drafts', 'handed-over', false);
  const [successorId, setSuccessorId] = useScreenState('drafts', 'successor', '');
  const name = personName(member);
  const count = member.Work.Open;
  const { question, stays, goes, takes, missing } = count === 1 ? words.one : words.several;
  const successors = members.filter((other) => other._id !== member._id && other.Status === 'Active');

  const remove = async (): Promise<void> => {
    // A rejection is plain data, which the dialog shows.
    // oxlint-disable-next-line typescript/only-throw-error
    if (isHandedOver && successorId === '') throw { message: missing, errors: [] };
    await removeMember({
      id: projectId,
      Employee_id: member._id,
      ...(isHandedOver && { Hand_over_to: successorId }),
    }).unwrap();
    void showSuccess(`${name} is no longer a member`);
    onClose();
  };
  return (
    <ConfirmDialog
      name="remove-member"
      isOpen
      title={`Remove ${name} from this project?`}
      confirmLabel="Remove"
      intent="danger"
      onConfirm={remove}
      onCancel={onClose}
    >
      {count === 0 ? (
        <p>{`${name} has no open task here. Comments, hours and finished tasks stay as they are.`}</p>
      ) : (
        <>
          <p>{`${name} has ${counted(count, 'open task')} in this project.`}</p>
          <RadioGroup
            selectedValue={isHandedOver ? 'hand-over' : 'leave'}
            onChange={(event) => setHandedOver(event.currentTarget.value === 'hand-over')}
            label={question}
          >
            <Radio value="leave" label={stays(name)} />
            <Radio
              value="hand-over"
              label={successors.length === 0 ? `${goes} (there is none)` : goes}
              disabled={successors.length === 0}
            />
          </RadioGroup>
          {isHandedOver && (
            <EmployeePicker
              name="successor"
              label={takes}
              placeholder="Select a member"
              people={successors}
              value={successorId}
              onPick={setSuccessorId}
            />
          )}
        </>
      )}
    </ConfirmDialog>
  );
}
