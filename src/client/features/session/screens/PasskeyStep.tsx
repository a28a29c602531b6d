import { Callout } from '@blueprintjs/core';
import { useEffect } from 'react';
import { useEntryCall } from '../../../api/entryCall';
import { knownDeviceField } from '../../../browser/knownDevice';
import { showPasskey } from '../../../browser/passkeys';
import { sealSecret } from '../../../browser/sealedValues';
import { useCallState } from '../../../screen-state/useCallState';
import { Button } from '../../../ui/controls/Button';
import { useSubmission } from '../../../ui/form/useSubmission';
import { BackToLogin } from './BackToLogin';

/** Signing in with a passkey: the browser asks for it immediately. The listener handles success. */
export default function PasskeyStep({ onBack }: { onBack: () => void }) {
  const start = useEntryCall('startPasskeyCheck');
  const signIn = useEntryCall('signInWithPasskey');
  const [isLeaving, setLeaving] = useCallState('passkey/leaving', false);
  const { isRunning, failure, run } = useSubmission<void>('passkey', async () => {
    const { Options } = await start(undefined);
    await signIn({
      Passkey: sealSecret(await showPasskey(Options)),
      ...knownDeviceField(),
    });
    setLeaving(true);
  });
  useEffect(() => {
    void run();
    // Once, when the step appears.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return (
    <>
      {failure ? (
        <Callout compact intent="danger" role="alert">
          {failure.message}
        </Callout>
      ) : (
        <p role="status">{isLeaving ? 'Signed in' : 'Follow the instructions of your browser.'}</p>
      )}
      <Button
        intent="primary"
        text={failure ? 'Try again' : 'Passkey'}
        loading={isRunning || isLeaving}
        onClick={() => void run()}
        fill
      />
      <div className="db-entry-after">
        <BackToLogin isLeaving={isLeaving} onBack={onBack} />
      </div>
    </>
  );
}
