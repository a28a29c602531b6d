import { useState } from 'react';
import { readRecording, RecordingProblem } from '../recorder/file/readRecording';
import type { RecordingFile } from '../recorder/recordingFile';
import { asRecordingOrExport } from './devToolsLog';

export interface RecordingReader {
  /** Why the last file could not be opened. */
  readonly problem: string | undefined;
  readonly isReading: boolean;
  readonly read: (load: () => Promise<RecordingFile>) => Promise<void>;
  readonly readFile: (file: File | undefined) => void;
}

export function useRecordingReader(onOpen: (file: RecordingFile) => void): RecordingReader {
  const [problem, setProblem] = useState<string>();
  const [isReading, setReading] = useState(false);
  const read = async (load: () => Promise<RecordingFile>): Promise<void> => {
    setReading(true);
    setProblem(undefined);
    try {
      onOpen(await load());
    } catch (error) {
      if (!(error instanceof RecordingProblem)) reportError(error);
      setProblem(error instanceof RecordingProblem ? error.message : 'This recording cannot be opened.');
    } finally {
      setReading(false);
    }
  };
  const readFile = (file: File | undefined): void => {
    if (file) void read(async () => readRecording(await file.arrayBuffer(), asRecordingOrExport));
  };
  return { problem, isReading, read, readFile };
}
