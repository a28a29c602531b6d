import { Callout } from '@blueprintjs/core';
import { RefreshIcon } from '@blueprintjs/icons';
import type { ReactNode } from 'react';
import './states.css';
import { Button } from '../controls/Button';
import { FailureHelpButton } from './FailureHelpButton';

/** Why something could not be loaded, as the server says it. */
export interface LoadFailure {
  readonly message: string;
  readonly httpStatus?: number | 'offline' | undefined;
  readonly requestId?: string | undefined;
}

export interface LoadFailedProps {
  /** What could not be loaded, in the middle of a sentence: 'the tasks'. Default 'this'. */
  readonly what?: string;
  /** The server's message, and what identifies the request in its log. */
  readonly failure?: LoadFailure | undefined;
  readonly onRetry: () => unknown;
  /** True while the retry runs. */
  readonly isRetrying?: boolean;
  /** Replaces Retry. */
  readonly action?: ReactNode;
}

/** Replaces content that could not be loaded, with a retry (E-02), unless the record that it is about is not there. */
export function LoadFailed({ what = 'this', failure, onRetry, isRetrying = false, action }: LoadFailedProps) {
  const requestId = failure?.requestId;
  if (failure?.httpStatus === 404)
    return (
      <Callout className="db-load-failed" intent="warning" compact role="alert">
        {`${failure.message}. It may have been deleted, or it is not shared with you.`}
      </Callout>
    );
  return (
    <Callout className="db-load-failed" intent="danger" compact role="alert">
      <div className="db-load-failed-text">
        <strong>{`Could not load ${what}.`}</strong> {failure?.message}
        {requestId !== undefined && <div className="db-load-failed-request">{`Request ${requestId}`}</div>}
      </div>
      {action ?? (
        <Button size="small" icon={<RefreshIcon />} text="Retry" onClick={() => void onRetry()} loading={isRetrying} />
      )}
      <FailureHelpButton isSmall />
    </Callout>
  );
}
