import { Classes } from '@blueprintjs/core';
import { Suspense } from 'react';
import type { RichTextEditorProps } from './richTextEditorProps';
import { loadedPart } from '../states/loadedPart';
import './richText.css';

const DraftEditor = loadedPart(() => import('./DraftEditor').then((module) => ({ default: module.DraftEditor })));

/** An editor for formatted text. The large part is loaded with the first one; a skeleton is shown until then. */
export function RichTextEditor(props: RichTextEditorProps) {
  const skeleton = (
    <div className={`db-editor ${Classes.SKELETON}`} style={{ minHeight: (props.minHeightPx ?? 120) + 30 }} aria-busy />
  );
  return (
    <Suspense fallback={skeleton}>
      <DraftEditor {...props} />
    </Suspense>
  );
}
