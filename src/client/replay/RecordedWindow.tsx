import { useCallback, useState, useSyncExternalStore, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { ScreenWindowProvider } from '../browser/screenWindow';
import type { RecordingFile } from '../recorder/recordingFile';
import { mirrorDocument } from './mirrorDocument';

function onResize(listener: () => void): () => void {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}

interface RecordedWindowProps {
  readonly viewport: RecordingFile['viewport'];
  readonly children: ReactNode;
}

/** With a doctype, as the program has one: without it a browser lays out otherwise. */
const emptyDocument = '<!doctype html><html><head></head><body></body></html>';

/** A frame whose document is as large as the recorded window, so that its style sheets and screens see that size. */
function OtherWindow({ viewport, children }: RecordedWindowProps) {
  const [shown, setShown] = useState<Window>();
  const watch = useCallback((frame: HTMLIFrameElement): (() => void) => {
    let stop: (() => void) | undefined;
    const open = (): void => {
      const inner = frame.contentWindow as (Window & typeof globalThis) | null;
      if (inner === null) return;
      stop?.();
      stop = mirrorDocument(inner.document, inner);
      setShown(inner);
    };
    frame.addEventListener('load', open);
    return () => {
      frame.removeEventListener('load', open);
      stop?.();
    };
  }, []);
  return (
    <>
      <iframe
        ref={watch}
        className="db-replay-window"
        title="Recorded screen"
        srcDoc={emptyDocument}
        tabIndex={-1}
        {...viewport}
      />
      {shown &&
        createPortal(<ScreenWindowProvider value={shown}>{children}</ScreenWindowProvider>, shown.document.body)}
    </>
  );
}

/** Shows a screen at the size of the window in which it was recorded, whatever size this window has. */
export function RecordedWindow({ viewport, children }: RecordedWindowProps) {
  const isSameSize = useSyncExternalStore(
    onResize,
    () => window.innerWidth === viewport.width && window.innerHeight === viewport.height,
  );
  if (!isSameSize) return <OtherWindow viewport={viewport}>{children}</OtherWindow>;
  return (
    <div className="db-replay-stage" style={viewport}>
      {children}
    </div>
  );
}
