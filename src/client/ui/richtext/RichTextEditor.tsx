import { Classes } from '@blueprintjs/core';
import { Suspense } from 'react';
import type { RichTextEditorProps } from './richTextEditorProps';
import { loadedPart } from '../states/loadedPart';
import './richText.css';

const DraftEditor = loadedPart(() => import('./DraftEditor').then((module) => ({ default: module.DraftEditor })));

/** An editor for formatted text. The heavy part is loaded when the first one is shown; until then a skeleton keeps its place. */
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
