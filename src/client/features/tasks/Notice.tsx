import { Callout } from '@blueprintjs/core';
import { CrossIcon } from '@blueprintjs/icons';
import type { ReactNode } from 'react';
import './table/taskTable.css';
import { Button } from '../../ui/controls/Button';

/** A failure message, until it is closed or the next try; without a cross where its buttons end it. */
export function Notice({
  text,
  actions,
  onClose,
}: {
  readonly text: string;
  /** Buttons of the message. */
  readonly actions?: ReactNode;
  readonly onClose?: () => void;
}) {
  return (
    <Callout compact intent="danger" role="alert" className="db-notice">
      <div className="db-notice-row">
        <span className="db-notice-text">{text}</span>
        {actions}
        {onClose && <Button size="small" variant="minimal" icon={<CrossIcon />} aria-label="Close" onClick={onClose} />}
      </div>
    </Callout>
  );
}
