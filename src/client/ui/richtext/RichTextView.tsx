import { useMemo } from 'react';
import { cleanShownHtml } from './cleanHtml';
import './richText.css';

export interface RichTextViewProps {
  /** Stored HTML; it is cleaned once more before it is shown. */
  readonly html: string;
  /** Shown when there is nothing to read. Default nothing. */
  readonly emptyText?: string;
}

/** Formatted text to read. */
export function RichTextView({ html, emptyText = '' }: RichTextViewProps) {
  const clean = useMemo(() => cleanShownHtml(html), [html]);
  if (clean === '') return <div className="db-rich-text db-muted">{emptyText}</div>;
  return <div className="db-rich-text" dangerouslySetInnerHTML={{ __html: clean }} />;
}
