import { DialogBody } from '@blueprintjs/core';
import { LoadFailed, type LoadFailure } from '../states/LoadFailed';
import { PanelSkeleton } from '../states/PanelSkeleton';
import { Dialog } from './Dialog';

export interface LoadingDialogProps {
  readonly title: string;
  readonly width: number;
  /** What is loading, in the middle of a sentence: 'the request'. */
  readonly what: string;
  /** Why it could not be loaded. */
  readonly failure: LoadFailure | undefined;
  readonly onRetry: () => unknown;
  readonly isRetrying: boolean;
  readonly onClose: () => void;
}

/** The frame of a form dialog until the record that it edits is loaded. */
export function LoadingDialog({ title, width, what, failure, onRetry, isRetrying, onClose }: LoadingDialogProps) {
  return (
    <Dialog isOpen title={title} onClose={onClose} style={{ width }}>
      <DialogBody>
        {failure ? (
          <LoadFailed what={what} failure={failure} onRetry={onRetry} isRetrying={isRetrying} />
        ) : (
          <PanelSkeleton lines={6} label={`Loading ${what}`} />
        )}
      </DialogBody>
    </Dialog>
  );
}
