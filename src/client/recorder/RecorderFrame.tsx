import { createContext, Suspense, useCallback, useContext, useState, type ReactNode } from 'react';
import { FailureHelp } from '../ui/states/failureHelp';
import { loadedPart } from '../ui/states/loadedPart';
import type { Recorder, Recording } from './recorder';

const SaveRecordingDialog = loadedPart(() => import('./SaveRecordingDialog'), { isQuiet: true });

const SaveRecordingContext = createContext<() => void>(() => undefined);

/** Opens the dialog that saves the recording. */
export const useSaveRecording = (): (() => void) => useContext(SaveRecordingContext);

/** Around everything that offers to save the recording, error screens included. */
export function RecorderFrame({ recorder, children }: { recorder: Recorder; children: ReactNode }) {
  // What the user has seen until now, without the dialog. Only while that is open: it holds every step.
  const [recording, setRecording] = useState<Recording>();
  const open = useCallback(() => setRecording(recorder.takeRecording()), [recorder]);
  return (
    <SaveRecordingContext value={open}>
      <FailureHelp value={open}>
        {children}
        <Suspense>
          {recording && <SaveRecordingDialog recording={recording} onClose={() => setRecording(undefined)} />}
        </Suspense>
      </FailureHelp>
    </SaveRecordingContext>
  );
}
