import { Callout } from '@blueprintjs/core';
import type { ReactNode } from 'react';
import './layout.css';

export interface PageNoticeProps {
  readonly children: ReactNode;
  readonly actions: ReactNode;
}

/** A warning above a page, in one line with what can be done about it. Inside of `db-page-notices`, which has the margins. */
export const PageNotice = ({ children, actions }: PageNoticeProps) => (
  <Callout compact intent="warning" className="db-page-notice" role="status">
    <div className="db-page-notice-text">{children}</div>
    <div className="db-page-notice-actions">{actions}</div>
  </Callout>
);
