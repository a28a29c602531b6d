import type { ReactNode } from 'react';
import './layout.css';

export interface PageProps {
  /** The page header. */
  readonly header: ReactNode;
  /** Tabs and filters, always in sight. */
  readonly bar?: ReactNode;
  readonly children: ReactNode;
  /** Default 'scroll': the content scrolls. 'fill': it fills the rest of the height and scrolls itself (a table). */
  readonly content?: 'scroll' | 'fill';
}

/** The frame of every page: header, bar, and content over the whole width and height. The window itself never scrolls. */
export function Page({ header, bar, children, content = 'scroll' }: PageProps) {
  return (
    <main className="db-page">
      {header}
      {bar !== undefined && <div className="db-page-bar">{bar}</div>}
      <div className={`db-page-content db-page-content-${content}`}>{children}</div>
    </main>
  );
}
