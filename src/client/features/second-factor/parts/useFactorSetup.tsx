import { Suspense, type ReactNode } from 'react';
import { useCreateRecoveryCodesMutation, useStartAuthenticatorMutation } from '../../../api/api';
import { useOverlay } from '../../../screen-state/useOverlay';
import { showSuccess } from '../../../ui/dialogs/toaster';
import { useSubmission, type Submission } from '../../../ui/form/useSubmission';
import { loadedPart } from '../../../ui/states/loadedPart';
import type { AuthenticatorSecret } from './AuthenticatorDialog';

const AuthenticatorDialog = loadedPart(() => import('./AuthenticatorDialog'));
const PasskeyDialog = loadedPart(() => import('./PasskeyDialog'));
const RecoveryCodesDialog = loadedPart(() => import('./RecoveryCodesDialog'));

export interface FactorSetup {
  /** Creates the secret of an authenticator app and opens the dialog. */
  readonly authenticator: Submission<void>;
  /** Opens the dialog that adds a passkey. */
  readonly addPasskey: () => void;
  readonly recoveryCodes: Submission<void>;
  readonly dialogs: ReactNode;
}

/**
 * Adding an authenticator app, passkeys and recovery codes, with the dialogs.
 * @param onDone when the user has added a factor and kept the recovery codes
 */
export function useFactorSetup(onDone?: () => void): FactorSetup {
  const [start, { reset: forgetStart }] = useStartAuthenticatorMutation();
  const [createCodes, { reset: forgetCodes }] = useCreateRecoveryCodesMutation();
  const setup = useOverlay<AuthenticatorSecret>('authenticator');
  const passkey = useOverlay('passkey');
  const codes = useOverlay<string>('recovery-codes');
  const authenticator = useSubmission<void>('start-authenticator', async () => {
    const { Secret, Address } = await start().unwrap();
    forgetStart();
    setup.open({ secret: Secret, address: Address });
  });
  const recoveryCodes = useSubmission<void>('create-codes', async () => {
    const { Codes } = await createCodes().unwrap();
    forgetCodes();
    if (Codes !== null) codes.open(Codes);
  });
  const added = (reference: string | null, message: string): void => {
    setup.close();
    passkey.close();
    void showSuccess(message);
    if (reference === null) onDone?.();
    else codes.open(reference);
  };
  const dialogs = (
    <Suspense>
      {setup.props && (
        <AuthenticatorDialog
          setup={setup.props}
          onClose={setup.close}
          onAdded={(reference) => added(reference, 'Your authenticator app is set up')}
        />
      )}
      {passkey.isOpen && (
        <PasskeyDialog onClose={passkey.close} onAdded={(reference) => added(reference, 'Your passkey is added')} />
      )}
      {codes.props !== undefined && (
        <RecoveryCodesDialog
          reference={codes.props}
          onClose={() => {
            codes.close();
            onDone?.();
          }}
        />
      )}
    </Suspense>
  );
  return { authenticator, addPasskey: () => passkey.open(null), recoveryCodes, dialogs };
}
