import { Callout, DialogBody, DialogFooter } from '@blueprintjs/core';
import { useLayoutEffect, useRef, type JSX, type KeyboardEvent, type ReactNode } from 'react';
import { Scope } from '../../screen-state/Scope';
import { useSubmission } from '../form/useSubmission';
import './dialogs.css';
import { Button } from '../controls/Button';
import { ReasonButton } from '../controls/ReasonButton';
import { Dialog } from './Dialog';

export interface ConfirmDialogProps {
  /** Its kind, unique within the scope, for example 'delete-task'. */
  readonly name: string;
  readonly isOpen: boolean;
  readonly title: string;
  /** The consequences, or the affected record. */
  readonly children?: ReactNode;
  readonly confirmLabel: string;
  /** Default 'Cancel'. */
  readonly cancelLabel?: string;
  /** Default 'primary'; 'danger' for destructive actions: the focus starts on Cancel, and Enter elsewhere does not confirm. */
  readonly intent?: 'primary' | 'success' | 'warning' | 'danger';
  readonly icon?: JSX.Element;
  /** Why it cannot be confirmed now; undefined when it can. */
  readonly disabledReason?: string | undefined;
  /**
   * A promise keeps the dialog open and loading until it is settled; a rejection (FormFailure) is shown in the dialog.
   * The caller closes it.
   */
  readonly onConfirm: () => Promise<void> | void;
  readonly onCancel: () => void;
  /** In pixels. Default 420. */
  readonly width?: number;
}

/**
 * A confirmation. Enter confirms what is not dangerous, Escape cancels. It is answered while it is open: on its way out
 * it still shows its buttons, as they were.
 */
export function ConfirmDialog({
  name,
  isOpen,
  title,
  children,
  confirmLabel,
  cancelLabel = 'Cancel',
  intent = 'primary',
  icon,
  disabledReason,
  onConfirm,
  onCancel,
  width = 420,
}: ConfirmDialogProps) {
  // A second Enter on the way to a deletion must not confirm it.
  const isSafeFirst = intent === 'danger';
  const { isRunning, failure, run, showFailure } = useSubmission<void>(`${name}/confirm`, onConfirm);
  const isAsking = useRef(isOpen);
  useLayoutEffect(() => {
    isAsking.current = isOpen;
  });
  const confirm = (): void => {
    if (isAsking.current && disabledReason === undefined) void run();
  };
  const cancel = (): void => {
    if (isRunning || !isAsking.current) return;
    showFailure(null);
    onCancel();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    // A focused button handles Enter itself; a multi-line field needs it.
    const isHandledByTarget =
      event.target instanceof HTMLElement &&
      event.target.closest('button, a, textarea, [contenteditable="true"]') !== null;
    if (event.key !== 'Enter' || isHandledByTarget || isSafeFirst) return;
    event.preventDefault();
    confirm();
  };
  return (
    <Dialog
      isOpen={isOpen}
      title={title}
      icon={icon}
      onClose={cancel}
      style={{ width }}
      role="alertdialog"
      isCloseButtonShown={false}
    >
      <div onKeyDown={onKeyDown}>
        {(children !== undefined || failure) && (
          <DialogBody>
            <Scope name={name}>{children}</Scope>
            {failure && (
              <Callout compact intent="danger" role="alert" className="db-dialog-failure">
                {[failure.message, ...failure.errors.map((error) => error.message)].join('\n')}
              </Callout>
            )}
          </DialogBody>
        )}
        <DialogFooter
          actions={
            <>
              <Button
                text={cancelLabel}
                onClick={cancel}
                disabled={isRunning}
                autoFocus={isSafeFirst}
                data-answer={isSafeFirst || undefined}
              />
              <ReasonButton
                text={confirmLabel}
                intent={intent}
                loading={isRunning}
                disabledReason={disabledReason}
                onClick={confirm}
                autoFocus={!isSafeFirst}
                data-answer={!isSafeFirst || undefined}
              />
            </>
          }
        />
      </div>
    </Dialog>
  );
}
