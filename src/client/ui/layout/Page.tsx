import { useEffect, useRef, type ReactNode } from 'react';
import { useKeptPosition } from './useKeptPosition';
import './layout.css';

export interface PageProps {
  /** The page header. */
  readonly header: ReactNode;
  /** Tabs and filters, always visible. */
  readonly bar?: ReactNode;
  readonly children: ReactNode;
  /** Default 'scroll': the content scrolls. 'fill': it fills the remaining height and scrolls itself (a table). */
  readonly content?: 'scroll' | 'fill';
}

/** The first page starts at its top; later ones are opened by a link that has been removed with the previous page. */
let isFirst = true;

/**
 * The frame of every page: header, bar, and content over the whole width and height. The window itself never scrolls.
 */
export function Page({ header, bar, children, content = 'scroll' }: PageProps) {
  const main = useRef<HTMLElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  useKeptPosition(scroller, 'page');
  useEffect(() => {
    // Without it Tab would start at the top bar again.
    if (!isFirst && document.activeElement === document.body) main.current?.focus({ preventScroll: true });
    isFirst = false;
  }, []);
  return (
    <main ref={main} tabIndex={-1} className="db-page">
      {header}
      {bar !== undefined && <div className="db-page-bar">{bar}</div>}
      <div ref={scroller} className={`db-page-content db-page-content-${content}`}>
        {children}
      </div>
    </main>
  );
}
