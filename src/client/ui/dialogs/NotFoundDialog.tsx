import { DialogBody, DialogFooter } from '@blueprintjs/core';
import { useEffect } from 'react';
import { useScreenState } from '../../screen-state/useScreenState';
import { Button } from '../controls/Button';
import { Dialog } from './Dialog';

export interface NotFoundDialogProps {
  /** What was looked for: 'sprint'. */
  readonly what: string;
  /** Removes it from the address. */
  readonly onClose: () => void;
  /** Why, where it is known. */
  readonly children?: string;
}

/** Over a list whose address names a record that is not there. Render it only while it is open. */
export function NotFoundDialog({
  what,
  onClose,
  children = 'It may have been deleted, the address may be mistyped, or it is not shared with you.',
}: NotFoundDialogProps) {
  return (
    <Dialog isOpen title={`This ${what} was not found`} onClose={onClose} style={{ width: 440 }}>
      <DialogBody>{children}</DialogBody>
      <DialogFooter actions={<Button text="Close" onClick={onClose} />} />
    </Dialog>
  );
}

export interface MissingRecordProps extends NotFoundDialogProps {
  /** What the address names; null when it names nothing. */
  readonly id: string | null;
  /** The record, where the list has it. */
  readonly found: object | undefined;
  /** Nothing is said of the record before the list has been read with it in the address. */
  readonly list: { readonly data?: unknown; readonly isFetching?: boolean };
}

/** The dialog for a record that the address names and that its list does not have. */
export function MissingRecord({ id, found, list, ...dialog }: MissingRecordProps) {
  const isMissing = id !== null && found === undefined && list.data !== undefined;
  const isRead = list.isFetching !== true;
  // A list that is read again, each minute or after a change of another user, does not close what the user reads.
  const [reported, setReported] = useScreenState<string | null>('tables', `missing-${dialog.what}`, null);
  useEffect(() => {
    if (isRead || !isMissing) setReported(isMissing ? id : null);
  }, [isRead, isMissing, id, setReported]);
  return isMissing && (isRead || reported === id) ? <NotFoundDialog {...dialog} /> : null;
}
