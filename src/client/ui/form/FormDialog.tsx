import { DialogBody, DialogFooter } from '@blueprintjs/core';
import type { JSX, ReactNode } from 'react';
import { useDiscardQuestion } from '../dialogs/useDiscardQuestion';
import { Form } from './Form';
import type { FormStatus } from './formHandle';
import { SubmitButton } from './SubmitButton';
import { Button } from '../controls/Button';
import { Dialog } from '../dialogs/Dialog';

export interface FormDialogProps {
  /**
   * Mount the dialog to open it, so that every opening starts with a fresh form; this only animates it away. Default
   * true.
   */
  readonly isOpen?: boolean;
  readonly title: string;
  readonly form: FormStatus;
  readonly submitLabel: string;
  /** Default 'primary'; 'danger' for destructive actions. */
  readonly submitIntent?: 'primary' | 'danger';
  /** Default 'Cancel'. */
  readonly cancelLabel?: string;
  /** Closed by the user: cancelled, or changes discarded. Saving calls the form's `submit` instead. */
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** In pixels. Default 560. */
  readonly width?: number;
  readonly icon?: JSX.Element;
  /** At the left of the buttons. */
  readonly footer?: ReactNode;
}

/** A form in a dialog. Cancel, Escape and a click outside ask before changes are lost. */
export function FormDialog({
  isOpen = true,
  title,
  form,
  submitLabel,
  submitIntent = 'primary',
  cancelLabel = 'Cancel',
  onClose,
  children,
  width = 560,
  icon,
  footer,
}: FormDialogProps) {
  const [ask, question] = useDiscardQuestion(form.name, () => form.isDirty, onClose);
  const leave = (): void => {
    if (!form.isSubmitting) ask();
  };
  return (
    <>
      <Dialog
        isOpen={isOpen}
        title={title}
        icon={icon}
        onClose={leave}
        style={{ width }}
        canOutsideClickClose={!form.isDirty}
      >
        <Form form={form} label={title} className="db-dialog-form">
          <DialogBody>{children}</DialogBody>
          <DialogFooter
            actions={
              <>
                <Button text={cancelLabel} onClick={leave} disabled={form.isSubmitting} />
                <SubmitButton form={form} text={submitLabel} intent={submitIntent} />
              </>
            }
          >
            {footer}
          </DialogFooter>
        </Form>
      </Dialog>
      {question}
    </>
  );
}
