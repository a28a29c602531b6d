import { Callout, DialogBody, DialogFooter } from '@blueprintjs/core';
import { saveAs } from 'file-saver';
import { openSeal, takeSecret } from '../../../browser/sealedValues';
import { Button } from '../../../ui/controls/Button';
import { Dialog } from '../../../ui/dialogs/Dialog';
import { showSuccess } from '../../../ui/dialogs/toaster';
import './secondFactor.css';

/**
 * New recovery codes, which are shown only once.
 * @param reference of the sealed codes, one per line
 */
export default function RecoveryCodesDialog({
  reference,
  onClose,
}: {
  readonly reference: string;
  readonly onClose: () => void;
}) {
  const text = openSeal(reference);
  const isGone = text === reference;
  const close = (): void => {
    takeSecret(reference);
    onClose();
  };
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(text);
    await showSuccess('The recovery codes are copied');
  };
  return (
    <Dialog
      isOpen
      title="Recovery codes"
      onClose={close}
      style={{ width: 520 }}
      canOutsideClickClose={false}
      canEscapeKeyClose={false}
      isCloseButtonShown={false}
    >
      <DialogBody>
        <Callout compact intent="warning">
          These codes are shown once. Keep them where you find them without your telephone, and apart from your
          password.
        </Callout>
        {isGone ? (
          <p>The codes are no longer available. Create new ones.</p>
        ) : (
          <ol className="db-recovery-codes" aria-label="Recovery codes">
            {text.split('\n').map((code) => (
              <li key={code}>{code}</li>
            ))}
          </ol>
        )}
        <p className="db-muted">
          Each of them signs you in once in place of the code of your app. Earlier codes no longer work.
        </p>
      </DialogBody>
      <DialogFooter
        actions={
          <>
            {!isGone && (
              <>
                <Button text="Copy" onClick={() => void copy()} />
                <Button
                  text="Download"
                  onClick={() => saveAs(new Blob([`${text}\n`], { type: 'text/plain' }), 'Daybook recovery codes.txt')}
                />
              </>
            )}
            <Button intent="primary" text="I have kept them" onClick={close} />
          </>
        }
      />
    </Dialog>
  );
}
