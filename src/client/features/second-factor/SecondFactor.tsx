import { useSelector } from 'react-redux';
import { formatInstant } from '../../../domain/calendar/formatInstant';
import { recoveryCodeCount } from '../../../domain/session/secondFactor';
import { useGetSecondFactorQuery, useRemoveAuthenticatorMutation } from '../../api/api';
import { shownFailure } from '../../api/apiFailure';
import { Scope } from '../../screen-state/Scope';
import { useOverlay } from '../../screen-state/useOverlay';
import { selectTimeZone } from '../../session/sessionSelectors';
import { Button } from '../../ui/controls/Button';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog';
import { LoadFailed } from '../../ui/states/LoadFailed';
import { PanelSkeleton } from '../../ui/states/PanelSkeleton';
import { Factor } from './parts/Factor';
import { PasskeyRow } from './parts/PasskeyRow';
import { useFactorSetup } from './parts/useFactorSetup';

/** The user's second factors, with what can be done about them. */
export function SecondFactor() {
  const { currentData: factor, error, isFetching, refetch } = useGetSecondFactorQuery();
  const timeZone = useSelector(selectTimeZone);
  const [remove] = useRemoveAuthenticatorMutation();
  const removal = useOverlay('remove-authenticator');
  const setup = useFactorSetup();
  const failure = shownFailure(error);
  if (!factor)
    return failure ? (
      <LoadFailed what="your second factor" failure={failure} onRetry={refetch} isRetrying={isFetching} />
    ) : (
      <PanelSkeleton lines={3} label="Loading your second factor" />
    );
  const addedAt = factor.Authenticator_added_at;
  const hasFactor = addedAt !== null || factor.Passkeys.length > 0;
  return (
    <>
      <p className="db-muted">
        {factor.Is_required
          ? 'Your role demands a second factor: after the password, signing in asks for a code or a passkey.'
          : 'With a second factor, a stolen password is not enough to sign in: it also takes a code or a passkey.'}
      </p>
      <Factor
        title="Authenticator app"
        state={addedAt === null ? 'Not set up' : `Since ${formatInstant(addedAt, timeZone)}`}
        problem={setup.authenticator.failure?.message}
      >
        <Button
          size="small"
          text={addedAt === null ? 'Set up' : 'Replace'}
          aria-label={`${addedAt === null ? 'Set up' : 'Replace'} authenticator app`}
          loading={setup.authenticator.isRunning}
          onClick={() => void setup.authenticator.run()}
        />
        {addedAt !== null && (
          <Button
            size="small"
            intent="danger"
            variant="outlined"
            text="Remove"
            aria-label="Remove authenticator app"
            onClick={() => removal.open(null)}
          />
        )}
      </Factor>
      {factor.Passkeys.map((passkey) => (
        <Scope key={passkey._id} name={passkey._id}>
          <PasskeyRow passkey={passkey} />
        </Scope>
      ))}
      <Factor
        title={factor.Passkeys.length === 0 ? 'Passkeys' : 'Another passkey'}
        state="Kept by a device, opened by fingerprint, face or PIN"
        problem={undefined}
      >
        <Button size="small" text="Add passkey" onClick={setup.addPasskey} />
      </Factor>
      {hasFactor && (
        <Factor
          title="Recovery codes"
          state={`${factor.Recovery_codes} of ${recoveryCodeCount} unused`}
          problem={setup.recoveryCodes.failure?.message}
        >
          <Button
            size="small"
            text="Create new codes"
            loading={setup.recoveryCodes.isRunning}
            onClick={() => void setup.recoveryCodes.run()}
          />
        </Factor>
      )}
      {setup.dialogs}
      <ConfirmDialog
        name="remove-authenticator"
        isOpen={removal.isOpen}
        title="Remove the authenticator app?"
        confirmLabel="Remove"
        intent="danger"
        onConfirm={async () => {
          await remove().unwrap();
          removal.close();
        }}
        onCancel={removal.close}
      >
        {factor.Passkeys.length > 0
          ? 'Signing in then takes a passkey or a recovery code.'
          : 'Signing in then takes only your password, and your recovery codes no longer work.'}
      </ConfirmDialog>
    </>
  );
}
