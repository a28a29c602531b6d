import { Button, Callout } from '@blueprintjs/core';
import { CrossIcon } from '@blueprintjs/icons';

/** Says what has not worked, until it is closed or something is tried again. */
export function Notice({ text, onClose }: { readonly text: string; readonly onClose: () => void }) {
  return (
    <Callout compact intent="danger" role="alert" className="db-notice">
      <div className="db-notice-row">
        <span>{text}</span>
        <Button size="small" variant="minimal" icon={<CrossIcon />} aria-label="Close" onClick={onClose} />
      </div>
    </Callout>
  );
}
