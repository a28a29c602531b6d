import { useSyncExternalStore } from 'react';
import { formatInstant } from '../../domain/calendar/formatInstant';
import type { RecordingFile } from '../recorder/recordingFile';

/** In the time zone of the recording; a file of another program may name one that does not exist. */
function dateText({ startedAt, timeZone }: RecordingFile): string {
  try {
    return `${formatInstant(startedAt, timeZone)} (${timeZone})`;
  } catch {
    return startedAt;
  }
}

function onResize(listener: () => void): () => void {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}
const readWidth = (): number => window.innerWidth;
const readHeight = (): number => window.innerHeight;

/** Which program recorded it, when, and what is different from then. */
export function RecordingFacts({ file }: { readonly file: RecordingFile }) {
  const width = useSyncExternalStore(onResize, readWidth);
  const height = useSyncExternalStore(onResize, readHeight);
  const { commit, viewport, isHidden } = file;
  const isOtherSize = width !== viewport.width || height !== viewport.height;
  return (
    <div className="db-replay-facts">
      <span>{dateText(file)}</span>
      <span>{commit === 'unknown' ? 'Version unknown' : `Commit ${commit.slice(0, 8)}`}</span>
      <span>{isHidden ? 'Personal data hidden' : 'With personal data'}</span>
      {isOtherSize && (
        <strong>
          {`Recorded at ${viewport.width} × ${viewport.height}. This window has ${width} × ${height}: parts may be arranged otherwise.`}
        </strong>
      )}
    </div>
  );
}
