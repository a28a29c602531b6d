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

/** Which program recorded it, when, and in which window. */
export function RecordingFacts({ file }: { readonly file: RecordingFile }) {
  const { commit, viewport, isHidden } = file;
  return (
    <div className="db-replay-facts">
      <span>{dateText(file)}</span>
      <span>{commit === 'unknown' ? 'Version unknown' : `Commit ${commit.slice(0, 8)}`}</span>
      <span>{isHidden ? 'Personal data hidden' : 'With personal data'}</span>
      <span>{`Window ${viewport.width} × ${viewport.height}`}</span>
    </div>
  );
}
