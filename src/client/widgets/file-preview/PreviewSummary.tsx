import { Callout } from '@blueprintjs/core';
import type { ReactNode } from 'react';

export interface PreviewSummaryProps {
  /** Rows that cannot be stored. */
  readonly hasErrors: boolean;
  /** Rows that the user should look at. */
  readonly hasDoubts?: boolean;
  /** As `useFilePreview` says. */
  readonly isOutdated: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

/** What a file would store, in a sentence above its rows; green only when it can be stored as it was checked. */
export const PreviewSummary = ({
  hasErrors,
  hasDoubts = false,
  isOutdated,
  className,
  children,
}: PreviewSummaryProps) => (
  <Callout
    compact
    intent={hasErrors ? 'danger' : hasDoubts ? 'warning' : isOutdated ? 'none' : 'success'}
    className={className}
    role="status"
  >
    {children}
  </Callout>
);
