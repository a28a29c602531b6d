import type { ReplayedSession } from './replayedSession';

/** A test file that replays the recording and compares the end; it belongs into test/client/recordings. */
export const exportedTest = ({
  file,
  lastStep,
  stateAt,
}: ReplayedSession): string => `import { rootReducer } from '../../../src/client/app/rootReducer';
import { replayedSession } from '../../../src/client/replay/replayedSession';
import type { RecordingFile } from '../../../src/client/recorder/recordingFile';

const recording = JSON.parse(
  ${JSON.stringify(JSON.stringify(file))},
) as RecordingFile;

const end = JSON.parse(
  ${JSON.stringify(JSON.stringify(stateAt(lastStep)))},
) as unknown;

test('${file.steps.length} recorded steps lead to the recorded state', () => {
  const replayed = replayedSession(recording, rootReducer);
  expect(replayed.problems).toEqual([]);
  expect(JSON.parse(JSON.stringify(replayed.stateAt(replayed.lastStep)))).toEqual(end);
});
`;
