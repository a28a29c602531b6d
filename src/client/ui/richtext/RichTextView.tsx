import { useMemo, type MouseEvent } from 'react';
import { cleanShownHtml } from './cleanHtml';
import './richText.css';

export interface RichTextViewProps {
  /** Stored HTML; it is cleaned once more before it is shown. */
  readonly html: string;
  /** Shown when there is nothing to read. Default nothing. */
  readonly emptyText?: string;
  /** A link to a page of this program was pressed; absent: the browser follows it as any other. */
  readonly onInnerLink?: (path: string) => void;
}

/** Formatted text to read. */
export function RichTextView({ html, emptyText = '', onInnerLink }: RichTextViewProps) {
  const clean = useMemo(() => cleanShownHtml(html), [html]);
  if (clean === '') return <div className="db-rich-text db-muted">{emptyText}</div>;
  const follow = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest('a.db-mention') : null;
    const path = link?.getAttribute('href');
    if (!path || !onInnerLink || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onInnerLink(path);
  };
  return <div className="db-rich-text" onClick={follow} dangerouslySetInnerHTML={{ __html: clean }} />;
}
