import { Callout } from '@blueprintjs/core';
import './dialogs.css';

export interface ConcurrentChangeNoticeProps {
  /** The record in a sentence: 'task', 'sprint'. */
  readonly noun: string;
  /** Version that this edit started from; undefined for what is new. */
  readonly openedVersion: number | undefined;
  /** The latest known version; undefined when the record was deleted. */
  readonly newestVersion: number | undefined;
  /** What becomes of the entered values of a deleted record. */
  readonly whenDeleted?: string;
}

/**
 * Warns in an open form that its record was changed or deleted by another user. Entered values are not touched: on
 * saving the user chooses in the ConflictDialog.
 */
export function ConcurrentChangeNotice({
  noun,
  openedVersion,
  newestVersion,
  whenDeleted = 'Your entries can no longer be saved.',
}: ConcurrentChangeNoticeProps) {
  if (openedVersion === undefined || newestVersion === openedVersion) return null;
  return (
    <Callout compact intent="warning" role="status" className="db-concurrent-change">
      {newestVersion === undefined
        ? `This ${noun} has been deleted since you opened it. ${whenDeleted}`
        : `This ${noun} has been changed since you opened it. Your entries stay; on saving you choose which values to keep.`}
    </Callout>
  );
}
