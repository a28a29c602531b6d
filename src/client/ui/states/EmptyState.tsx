import type { JSX } from 'react';
import { StateNotice } from './StateNotice';
import './states.css';

export interface EmptyStateProps {
  /** What is missing: 'No tasks yet', or 'No matching tasks'. */
  readonly title: string;
  /** What to do next. */
  readonly children?: string | JSX.Element;
  readonly icon?: JSX.Element;
  /** A button or link that does it. */
  readonly action?: JSX.Element;
  /** Default true: centred in its container; false for a single line in a panel. */
  readonly isLarge?: boolean;
}

/** An empty state: what is missing and what can be done. */
export function EmptyState({ title, children, icon, action, isLarge = true }: EmptyStateProps) {
  if (isLarge) {
    return (
      <StateNotice className="db-state" level={2} icon={icon} title={title} action={action}>
        {children}
      </StateNotice>
    );
  }
  return (
    <div className="db-state-line">
      <span className="db-muted">
        {title}
        {children !== undefined && <>. {children}</>}
      </span>
      {action}
    </div>
  );
}
