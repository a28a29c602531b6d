import { Callout } from '@blueprintjs/core';
import { FolderOpenIcon } from '@blueprintjs/icons';
import { Button } from '../ui/controls/Button';
import { useEffect, useEffectEvent, useRef, type ChangeEvent } from 'react';
import type { RecordingFile } from '../recorder/recordingFile';
import { readPasted } from './devToolsLog';
import { useRecordingReader } from './useRecordingReader';

export interface OpenRecordingProps {
  /** From a link to a step. */
  readonly wantedStep: number | undefined;
  /** One that was dropped on the page. */
  readonly dropped: File | undefined;
  readonly onOpen: (file: RecordingFile) => void;
}

/** Takes a recording: chosen, dropped or pasted. */
export function OpenRecording({ wantedStep, dropped, onOpen }: OpenRecordingProps) {
  const input = useRef<HTMLInputElement>(null);
  const { problem, isReading, read, readFile } = useRecordingReader(onOpen);
  const choose = (event: ChangeEvent<HTMLInputElement>): void => readFile(event.currentTarget.files?.[0]);
  const readDropped = useEffectEvent(readFile);
  useEffect(() => readDropped(dropped), [dropped]);
  useEffect(() => {
    const paste = ({ clipboardData }: ClipboardEvent): void => {
      const text = clipboardData?.getData('text') ?? '';
      if (text !== '') void read(async () => readPasted(text));
    };
    window.addEventListener('paste', paste);
    return () => window.removeEventListener('paste', paste);
  });

  return (
    <main className="db-replay-open" data-replay-controls>
      <h1>Replay a recording</h1>
      <p>
        Choose a file that was saved with ‘Save recording’ or by ‘Export’ of Redux DevTools, drop it here, or paste its
        text. The file stays in this browser.
      </p>
      {wantedStep !== undefined && <p>{`It opens at step ${wantedStep}, which the link names.`}</p>}
      {problem !== undefined && (
        <Callout intent="danger" role="alert">
          {problem}
        </Callout>
      )}
      <input ref={input} type="file" aria-label="Recording" accept=".gz,.json" hidden onChange={choose} />
      <Button
        intent="primary"
        icon={<FolderOpenIcon />}
        text="Choose a file"
        loading={isReading}
        onClick={() => input.current?.click()}
      />
    </main>
  );
}
