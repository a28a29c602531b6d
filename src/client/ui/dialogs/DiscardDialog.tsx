import { ConfirmDialog } from './ConfirmDialog';

export interface DiscardDialogProps {
  readonly isOpen: boolean;
  readonly onDiscard: () => void;
  readonly onKeep: () => void;
}

/** Asks before entered values are lost. */
export function DiscardDialog({ isOpen, onDiscard, onKeep }: DiscardDialogProps) {
  return (
    <ConfirmDialog
      name="discard"
      isOpen={isOpen}
      title="Discard your changes?"
      confirmLabel="Discard"
      cancelLabel="Keep editing"
      intent="danger"
      onConfirm={onDiscard}
      onCancel={onKeep}
    >
      What you have entered here will be lost.
    </ConfirmDialog>
  );
}
