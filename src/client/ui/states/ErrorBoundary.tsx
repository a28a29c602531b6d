import { ErrorIcon } from '@blueprintjs/icons';
import { Component, type ErrorInfo, type ReactNode } from 'react';
import { FailureHelpButton } from './FailureHelpButton';
import { StateNotice } from './StateNotice';
import './states.css';
import { Button } from '../controls/Button';

export interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** When it changes (usually the path), the content is rendered again. */
  readonly resetKey?: string;
  /** For error reporting. */
  readonly onError?: (error: unknown, info: ErrorInfo) => void;
  /** Default: reloads the page. */
  readonly onReload?: () => void;
}

interface ErrorBoundaryState {
  readonly hasFailed: boolean;
  readonly resetKey: string | undefined;
}

/**
 * Confines a defect to one part of the page, and shows it. A part that could not be loaded (new version on the server)
 * ends here, too.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { hasFailed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(): Partial<ErrorBoundaryState> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps(props: ErrorBoundaryProps, state: ErrorBoundaryState): ErrorBoundaryState | null {
    return props.resetKey === state.resetKey ? null : { hasFailed: false, resetKey: props.resetKey };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    this.props.onError?.(error, info);
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <div className="db-state-page" role="alert">
        <StateNotice
          level={2}
          icon={<ErrorIcon size={48} />}
          title="This part of the page has stopped working"
          action={
            <div className="db-state-actions">
              <Button
                intent="primary"
                text="Reload the page"
                onClick={this.props.onReload ?? (() => window.location.reload())}
              />
              <FailureHelpButton />
            </div>
          }
        >
          The rest of the page still works. Try reloading it; what you have saved is safe.
        </StateNotice>
      </div>
    );
  }
}
