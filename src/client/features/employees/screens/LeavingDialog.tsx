import { Callout, DialogBody, DialogFooter } from '@blueprintjs/core';
import { useDeactivateEmployeeMutation, useGetEmployeeLeavingQuery, type EmployeeRecord } from '../../../api/api';
import { shownFailure } from '../../../api/apiFailure';
import { Scope } from '../../../screen-state/Scope';
import { useScreenState } from '../../../screen-state/useScreenState';
import { ReasonButton } from '../../../ui/controls/ReasonButton';
import { showSuccess } from '../../../ui/dialogs/toaster';
import { useDiscardQuestion } from '../../../ui/dialogs/useDiscardQuestion';
import { useSubmission } from '../../../ui/form/useSubmission';
import { useUnsavedChangesGuard } from '../../../ui/form/useUnsavedChangesGuard';
import { LoadFailed } from '../../../ui/states/LoadFailed';
import { PanelSkeleton } from '../../../ui/states/PanelSkeleton';
import { fullName } from './employeeColumns';
import { toHandOvers, listedDuties, type Successors } from './leavingChoices';
import { LeavingDuties } from './LeavingDuties';
import './employees.css';
import { Button } from '../../../ui/controls/Button';
import { Dialog } from '../../../ui/dialogs/Dialog';

export interface LeavingDialogProps {
  readonly person: EmployeeRecord;
  readonly onClose: () => void;
}

const unchosen: { readonly successors: Successors; readonly sameId: string } = { successors: {}, sameId: '' };

/** Deactivates an employee: shows every duty, and who takes it over. */
export function LeavingDialog({ person, onClose }: LeavingDialogProps) {
  const {
    currentData: leaving,
    error,
    isFetching,
    refetch,
  } = useGetEmployeeLeavingQuery({ id: person._id }, { refetchOnMountOrArgChange: true });
  const [deactivate] = useDeactivateEmployeeMutation();
  const [{ successors, sameId }, choose] = useScreenState('drafts', 'leaving/successors', unchosen);
  const isChosen = Object.keys(successors).length > 0;
  useUnsavedChangesGuard(isChosen);
  const [ask, question] = useDiscardQuestion('leaving', () => isChosen, onClose);
  const { isRunning, failure, run } = useSubmission<void>('leaving', async () => {
    const handOvers = toHandOvers(listedDuties(leaving), successors);
    await deactivate({ id: person._id, ...(handOvers.length > 0 ? { Hand_over: handOvers } : {}) }).unwrap();
    onClose();
    await showSuccess(`${fullName(person)} is deactivated`);
  });
  const loadFailure = shownFailure(error);
  const shut = (): void => {
    if (!isRunning) ask();
  };
  return (
    <>
      <Dialog
        isOpen
        title={`Deactivate ${fullName(person)}?`}
        onClose={shut}
        style={{ width: 720 }}
        canOutsideClickClose={!isChosen}
      >
        <DialogBody>
          {failure && (
            <Callout compact intent="danger" role="alert" className="db-dialog-failure">
              {[failure.message, ...failure.errors.map(({ message }) => message)].join('\n')}
            </Callout>
          )}
          {!leaving && loadFailure && (
            <LoadFailed what="the open work" failure={loadFailure} onRetry={refetch} isRetrying={isFetching} />
          )}
          {!leaving && !loadFailure && <PanelSkeleton lines={6} label="Loading the open work" />}
          {leaving?.Refusal && (
            <Callout compact intent="warning">
              {leaving.Refusal}
            </Callout>
          )}
          {leaving && !leaving.Refusal && (
            <div className="db-leaving">
              <p>
                All sessions end immediately and the person can no longer sign in. Nothing is deleted, and you can
                activate the person again. Duties that are handed over stay with their successors.
              </p>
              {leaving.Running_task && <p>{`The timer running on ${leaving.Running_task} stops.`}</p>}
              <Scope name="leaving">
                <LeavingDuties
                  leaving={leaving}
                  successors={successors}
                  sameId={sameId}
                  onChoose={(next, nextSameId) => choose({ successors: next, sameId: nextSameId })}
                />
              </Scope>
            </div>
          )}
        </DialogBody>
        <DialogFooter
          actions={
            <>
              <Button text="Cancel" onClick={shut} disabled={isRunning} />
              <ReasonButton
                intent="danger"
                text="Deactivate"
                disabledReason={leaving ? (leaving.Refusal ?? undefined) : 'The open work is still loading'}
                loading={isRunning}
                onClick={() => void run()}
              />
            </>
          }
        />
      </Dialog>
      {question}
    </>
  );
}
