import { Callout } from '@blueprintjs/core';
import type { FormStatus } from '../form/formHandle';
import './dialogs.css';

export interface NoLongerPendingNoticeProps {
  /** Of the newest state that is known. */
  readonly isPending: boolean;
  /** The form of the decision; what it is sending itself is no news. */
  readonly form: Pick<FormStatus, 'isSubmitting'>;
}

/**
 * Says in an open decision that the request has been decided or withdrawn in the meantime. What is typed stays, to be
 * copied: decisions are final, and the server rejects a second one.
 */
export function NoLongerPendingNotice({ isPending, form }: NoLongerPendingNoticeProps) {
  if (isPending || form.isSubmitting) return null;
  return (
    <Callout compact intent="warning" role="status" className="db-concurrent-change">
      This request has been decided or withdrawn in the meantime. It can no longer be decided.
    </Callout>
  );
}
