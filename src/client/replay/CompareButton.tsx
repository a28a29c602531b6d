import { useEffect, useRef } from 'react';
import type { RecordingFile } from '../recorder/recordingFile';
import { Button } from '../ui/controls/Button';
import { useRecordingReader } from './useRecordingReader';

interface CompareButtonProps {
  readonly onOpen: (name: string, file: RecordingFile) => void;
  /** Why the last file could not be opened; '' without a problem. */
  readonly onProblem: (text: string) => void;
}

/** Chooses a second recording, with which the open one is compared. */
export function CompareButton({ onOpen, onProblem }: CompareButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const name = useRef('');
  const { problem = '', isReading, readFile } = useRecordingReader((file) => onOpen(name.current, file));
  const report = useRef(onProblem);
  useEffect(() => report.current(problem), [problem]);
  return (
    <>
      <input
        ref={input}
        type="file"
        aria-label="Recording to compare with"
        accept=".gz,.json"
        hidden
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          name.current = file?.name ?? '';
          readFile(file);
          // The same file can be chosen again.
          currentTarget.value = '';
        }}
      />
      <Button text="Compare with…" loading={isReading} onClick={() => input.current?.click()} />
    </>
  );
}
