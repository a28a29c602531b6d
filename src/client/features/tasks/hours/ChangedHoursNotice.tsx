import { Callout } from '@blueprintjs/core';
import { useSelector } from 'react-redux';
import { timingText } from '../../../../domain/timer/timeEntry';
import type { OwnTimeEntry } from '../../../api/api';
import { selectTimeZone } from '../../../session/sessionSelectors';
import { toTimeEntry } from '../../../entities/toTimeEntry';

/** A time entry that a dialog changes. */
export interface OpenedHours {
  /** As it was when the dialog opened. */
  readonly opened: OwnTimeEntry;
  /** As it is now; undefined when it is no longer in the shown week. */
  readonly stored: OwnTimeEntry | undefined;
}

/** What a save changes, as far as it is known: the user was shown it, here or by the notice. */
export const newestEntry = ({ opened, stored }: OpenedHours): OwnTimeEntry => stored ?? opened;

/**
 * Says in a dialog that its time entry was changed or deleted in another tab. Nothing that was entered is touched.
 * @param hasValues the dialog has values of its own for what has changed
 */
export function ChangedHoursNotice({
  opened,
  stored,
  hasValues = false,
}: OpenedHours & { readonly hasValues?: boolean }) {
  const timeZone = useSelector(selectTimeZone);
  if (stored?.Version === opened.Version) return null;
  return (
    <Callout compact intent="warning" role="status" className="db-form-notice">
      {stored
        ? `These hours have changed since you opened them: ${timingText(toTimeEntry(stored), timeZone)} on ${stored.Task_id.Task_key}.${hasValues ? ' Saving replaces that.' : ''}`
        : 'These hours have been deleted, or moved to another week, since you opened them. Your entries can no longer be saved.'}
    </Callout>
  );
}
