import { useSelector } from 'react-redux';
import { formatInstant } from '../../../../domain/calendar/formatInstant';
import {
  useGetEmployeeSecondFactorQuery,
  useRemoveEmployeeSecondFactorMutation,
  type EmployeeRecord,
  type SecondFactor as Factor,
} from '../../../api/api';
import { shownFailure } from '../../../api/apiFailure';
import { lensMark } from '../../../permissions/lensMark';
import { useOverlay } from '../../../screen-state/useOverlay';
import { selectTimeZone, selectUser } from '../../../session/sessionSelectors';
import { Button } from '../../../ui/controls/Button';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog';
import { LoadFailed } from '../../../ui/states/LoadFailed';
import { PanelSkeleton } from '../../../ui/states/PanelSkeleton';
import { fullName } from './employeeColumns';

const factorTexts = ({ Authenticator_added_at: appSince, Passkeys: passkeys }: Factor, timeZone: string): string[] => [
  ...(appSince === null ? [] : [`Authenticator app since ${formatInstant(appSince, timeZone)}`]),
  ...(passkeys.length === 0 ? [] : [passkeys.length === 1 ? '1 passkey' : `${passkeys.length} passkeys`]),
];

/** The second factor of an employee, for HR: one who has lost the telephone cannot sign in without help. */
export function EmployeeSecondFactor({ employee }: { employee: EmployeeRecord }) {
  const factor = useGetEmployeeSecondFactorQuery(employee._id, { refetchOnMountOrArgChange: true });
  const [remove] = useRemoveEmployeeSecondFactorMutation();
  const question = useOverlay('remove-factor');
  const timeZone = useSelector(selectTimeZone);
  const isOwn = useSelector(selectUser)?._id === employee._id;
  const stored = factor.currentData;
  const failure = shownFailure(factor.error);
  const texts = stored ? factorTexts(stored, timeZone) : [];
  return (
    <section className="db-employee-sessions" aria-label="Second factor">
      <header>
        <h2 className="db-panel-title">Second factor</h2>
        {texts.length > 0 && !isOwn && (
          <Button
            {...lensMark('Employee.Edit_Employee')}
            size="small"
            intent="danger"
            variant="outlined"
            text="Remove"
            aria-label="Remove second factor"
            onClick={() => question.open(null)}
          />
        )}
      </header>
      {stored ? (
        <div className="db-muted">
          {texts.length === 0
            ? `None${stored.Is_required ? ', although the role demands one' : ''}`
            : `${texts.join(', ')}, ${stored.Recovery_codes} recovery codes left`}
        </div>
      ) : failure ? (
        <LoadFailed
          what="the second factor"
          failure={failure}
          onRetry={factor.refetch}
          isRetrying={factor.isFetching}
        />
      ) : (
        <PanelSkeleton lines={1} label="Loading the second factor" />
      )}
      <ConfirmDialog
        name="remove-factor"
        isOpen={question.isOpen}
        title={`Remove the second factor of ${fullName(employee)}?`}
        confirmLabel="Remove"
        intent="danger"
        onConfirm={async () => {
          await remove({ id: employee._id }).unwrap();
          question.close();
        }}
        onCancel={question.close}
      >
        Make sure that it is really {fullName(employee)} who asks. Signing in then takes only the password; all sessions
        end.
      </ConfirmDialog>
    </section>
  );
}
