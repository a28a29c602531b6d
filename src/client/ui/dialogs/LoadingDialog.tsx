import { DialogBody } from '@blueprintjs/core';
import { LoadFailed, type LoadFailedProps } from '../states/LoadFailed';
import { PanelSkeleton } from '../states/PanelSkeleton';
import { Dialog } from './Dialog';

export interface LoadingDialogProps {
  readonly title: string;
  readonly width: number;
  /** What is loading, in the middle of a sentence: 'the request'. */
  readonly what: string;
  /** Why it could not be loaded. */
  readonly failure: Pick<LoadFailedProps, 'message' | 'requestId'> | undefined;
  readonly onRetry: () => void;
  readonly isRetrying: boolean;
  readonly onClose: () => void;
}

/** The frame of a form dialog until the record that it edits is loaded. */
export function LoadingDialog({ title, width, what, failure, onRetry, isRetrying, onClose }: LoadingDialogProps) {
  return (
    <Dialog isOpen title={title} onClose={onClose} className="db-dialog" style={{ width }}>
      <DialogBody>
        {failure ? (
          <LoadFailed
            what={what}
            message={failure.message}
            requestId={failure.requestId}
            onRetry={onRetry}
            isRetrying={isRetrying}
          />
        ) : (
          <PanelSkeleton lines={6} label={`Loading ${what}`} />
        )}
      </DialogBody>
    </Dialog>
  );
}
