import { useMemo, type MouseEvent } from 'react';
import { cleanShownHtml } from './cleanHtml';
import { isPlainClick } from '../controls/isPlainClick';
import './richText.css';

export interface RichTextViewProps {
  /** Stored HTML; it is cleaned once more before it is shown. */
  readonly html: string;
  /** Shown when the text is empty. Default nothing. */
  readonly emptyText?: string;
  /** Called for links inside this program; absent: the browser follows them like any other. */
  readonly onInnerLink?: (path: string) => void;
}

/** Formatted text to read. */
export function RichTextView({ html, emptyText = '', onInnerLink }: RichTextViewProps) {
  const clean = useMemo(() => cleanShownHtml(html), [html]);
  if (clean === '') return <div className="db-rich-text db-muted">{emptyText}</div>;
  const follow = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest('a.db-mention') : null;
    const path = link?.getAttribute('href');
    if (!path || !onInnerLink || !isPlainClick(event)) return;
    event.preventDefault();
    onInnerLink(path);
  };
  return <div className="db-rich-text" onClick={follow} dangerouslySetInnerHTML={{ __html: clean }} />;
}
