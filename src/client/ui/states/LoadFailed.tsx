import { Callout } from '@blueprintjs/core';
import { RefreshIcon } from '@blueprintjs/icons';
import type { ReactNode } from 'react';
import './states.css';
import { Button } from '../controls/Button';

export interface LoadFailedProps {
  /** What could not be loaded, in the middle of a sentence: 'the tasks'. Default 'this'. */
  readonly what?: string;
  /** The server's message, if any. */
  readonly message?: string;
  /** Identifies the request in the log. */
  readonly requestId?: string;
  readonly onRetry: () => void;
  /** True while the retry runs. */
  readonly isRetrying?: boolean;
  /** Replaces Retry. */
  readonly action?: ReactNode;
}

/** Replaces content that could not be loaded, with a retry (E-02). */
export function LoadFailed({
  what = 'this',
  message,
  requestId,
  onRetry,
  isRetrying = false,
  action,
}: LoadFailedProps) {
  return (
    <Callout className="db-load-failed" intent="danger" compact role="alert">
      <div className="db-load-failed-text">
        <strong>{`Could not load ${what}.`}</strong> {message}
        {requestId !== undefined && <div className="db-load-failed-request">{`Request ${requestId}`}</div>}
      </div>
      {action ?? <Button size="small" icon={<RefreshIcon />} text="Retry" onClick={onRetry} loading={isRetrying} />}
    </Callout>
  );
}
