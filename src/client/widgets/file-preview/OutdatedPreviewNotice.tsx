import { Callout } from '@blueprintjs/core';

/**
 * Above a preview that has been read again.
 * @param what 'Records of March 2026'
 */
export function OutdatedPreviewNotice({ what }: { readonly what: string }) {
  return (
    <Callout compact intent="warning" role="status" className="db-dialog-notice">
      {what} were changed since you checked the file. The rows below show what your file would change now; check it
      again to store it.
    </Callout>
  );
}
