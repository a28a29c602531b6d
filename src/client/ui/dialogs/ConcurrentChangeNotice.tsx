import { Callout } from '@blueprintjs/core';
import './dialogs.css';

export interface ConcurrentChangeNoticeProps {
  /** What is edited, as the sentence names it: 'task', 'sprint'. */
  readonly noun: string;
  /** Version that this edit started from; undefined for what is new. */
  readonly openedVersion: number | undefined;
  /** Version that is known now; undefined when the record is gone. */
  readonly newestVersion: number | undefined;
}

/**
 * Says, while a form stands open, that its record was changed or deleted by somebody else. What was entered is not touched:
 * on saving the person chooses in the ConflictDialog.
 */
export function ConcurrentChangeNotice({ noun, openedVersion, newestVersion }: ConcurrentChangeNoticeProps) {
  if (openedVersion === undefined || newestVersion === openedVersion) return null;
  return (
    <Callout compact intent="warning" role="status" className="db-changed-meanwhile">
      {newestVersion === undefined
        ? `Another user has deleted this ${noun} since you opened it. Your entries can no longer be saved.`
        : `Another user has changed this ${noun} since you opened it. Your entries stay; on saving you choose which values to keep.`}
    </Callout>
  );
}
