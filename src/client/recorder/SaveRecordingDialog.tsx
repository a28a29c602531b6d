import { Callout, Checkbox, Classes, DialogBody, DialogFooter } from '@blueprintjs/core';
import { counted } from '../../domain/wording/counted';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { selectHasExpired } from '../session/sessionSelectors';
import { showSuccess } from '../ui/dialogs/toaster';
import type { Recording } from './recorder';
import { saveRecording } from './saveRecording';
import { Button } from '../ui/controls/Button';
import { Dialog } from '../ui/dialogs/Dialog';

const failureText = 'The recording could not be saved. Try again; if it fails again, reload the page.';

/** '3 minutes', '40 seconds'. */
function durationText({ startedAtMs, steps }: Recording): string {
  const seconds = Math.round(((steps.at(-1)?.atMs ?? startedAtMs) - startedAtMs) / 1000);
  const [count, unit] = seconds < 120 ? [seconds, 'second'] : [Math.round(seconds / 60), 'minute'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

export interface SaveRecordingDialogProps {
  readonly recording: Recording;
  readonly onClose: () => void;
}

/** Saves what this tab has recorded as a file. */
export default function SaveRecordingDialog({ recording, onClose }: SaveRecordingDialogProps) {
  const [isHidingWanted, setHiding] = useState(true);
  // The person at the page may then be another one.
  const hasExpired = useSelector(selectHasExpired);
  const isHidden = isHidingWanted || hasExpired;
  const [isSaving, setSaving] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const save = async (): Promise<void> => {
    setSaving(true);
    setFailed(false);
    try {
      await saveRecording(recording, isHidden);
      void showSuccess('Recording saved');
      onClose();
    } catch (error) {
      reportError(error);
      setFailed(true);
      setSaving(false);
    }
  };
  const leave = (): void => {
    if (!isSaving) onClose();
  };
  return (
    <Dialog isOpen title="Save recording" style={{ width: 480 }} onClose={leave}>
      <DialogBody>
        {hasFailed && (
          <Callout compact intent="danger" role="alert">
            {failureText}
          </Callout>
        )}
        <p>
          {`A file with the last ${durationText(recording)} of this tab, ${counted(recording.steps.length, 'step')}. Anyone who has it can replay at /replay what you saw and did. It contains no passwords.`}
        </p>
        <Checkbox
          checked={isHidden}
          disabled={isSaving || hasExpired}
          onChange={(event) => setHiding(event.currentTarget.checked)}
          label="Hide personal data"
          className={Classes.INLINE}
        />
        <p className={Classes.TEXT_MUTED}>
          {hasExpired && 'The session has ended, so personal data are always hidden. '}
          {isHidden
            ? 'Names, e-mail addresses, telephone numbers and texts are replaced by others of the same length.'
            : 'The file contains names and texts as you saw them. Send it only to people who may see them.'}
        </p>
      </DialogBody>
      <DialogFooter
        actions={
          <>
            <Button text="Cancel" onClick={leave} disabled={isSaving} />
            <Button intent="primary" text="Save" onClick={() => void save()} loading={isSaving} />
          </>
        }
      />
    </Dialog>
  );
}
