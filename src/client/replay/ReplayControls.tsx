import { HTMLSelect, InputGroup } from '@blueprintjs/core';
import { PauseIcon, PlayIcon } from '@blueprintjs/icons';
import { Button } from '../ui/controls/Button';
import { saveAs } from 'file-saver';
import { useMemo, useState } from 'react';
import type { RecordingFile } from '../recorder/recordingFile';
import { ActionPanel } from './ActionPanel';
import { CompareButton } from './CompareButton';
import { Comparison, type ComparedRecording } from './Comparison';
import { exportedLog } from './devToolsLog';
import { exportedTest } from './exportedTest';
import type { ReplayedSession } from './replayedSession';
import { RecordingFacts } from './RecordingFacts';
import { speeds, type Player } from './usePlayer';

/** Failed calls, and steps that this program computes otherwise. Calls that were not necessary are no failures. */
function failedSteps({ file, firstStep, problems }: ReplayedSession): number[] {
  const isFailure = ({ type, meta }: { readonly type: string; readonly meta?: unknown }): boolean =>
    type.endsWith('/rejected') && (meta as { readonly condition?: boolean } | undefined)?.condition !== true;
  const failed = file.steps.flatMap(({ action }, index) => (isFailure(action) ? [firstStep + index + 1] : []));
  return [...new Set([...failed, ...problems.map(({ step }) => step)])].sort((one, other) => one - other);
}

const stepLink = (step: number): string => `${window.location.origin}/replay?step=${step}`;

export interface ReplayControlsProps {
  readonly session: ReplayedSession;
  /** Computes the states of another recording. */
  readonly replay: (file: RecordingFile) => ReplayedSession;
  readonly player: Player;
  readonly onClose: () => void;
}

/** The bar below the replayed screen. */
export function ReplayControls({ session, replay, player, onClose }: ReplayControlsProps) {
  const { file, firstStep, lastStep, problems } = session;
  const { step, isPlaying, speed, goTo, togglePlaying, setSpeed } = player;
  const [isPanelOpen, setPanelOpen] = useState(false);
  const [typed, setTyped] = useState<string>();
  const [said, setSaid] = useState('');
  const [other, setOther] = useState<ComparedRecording>();
  const failures = useMemo(() => failedSteps(session), [session]);
  // After the last one it continues with the first.
  const nextFailure = failures.find((failed) => failed > step) ?? failures[0];
  const type = (text: string): void => {
    setTyped(text);
    const wanted = Number(text);
    if (text !== '' && wanted >= firstStep && wanted <= lastStep) goTo(wanted);
  };
  const copyLink = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(stepLink(step));
      setSaid('Link copied');
    } catch {
      // The browser does not permit it: the user copies it from the address bar.
      setSaid('Copy the link from the address bar');
    }
  };
  const download = (text: string, name: string): void => saveAs(new Blob([text], { type: 'text/plain' }), name);
  return (
    <div className="db-replay-controls" data-replay-controls role="region" aria-label="Replay">
      {problems.length > 0 && (
        <div className="db-replay-problems" role="alert">
          {problems.slice(0, 3).map(({ text, step: failed }) => (
            <button key={text} type="button" onClick={() => goTo(failed)}>
              {text}
            </button>
          ))}
          {problems.length > 3 && <span>{`and ${problems.length - 3} more`}</span>}
        </div>
      )}
      {file.losses.length > 0 && (
        <div className="db-replay-problems">{`Missing in the recording: ${file.losses.slice(0, 3).join('; ')}`}</div>
      )}
      {isPanelOpen && <ActionPanel session={session} step={step} onChoose={goTo} />}
      {other && (
        <Comparison session={session} step={step} other={other} onChoose={goTo} onEnd={() => setOther(undefined)} />
      )}
      <div className="db-replay-bar">
        <Button
          icon={isPlaying ? <PauseIcon /> : <PlayIcon />}
          aria-label={isPlaying ? 'Pause' : 'Play'}
          onClick={togglePlaying}
        />
        <HTMLSelect
          aria-label="Speed"
          value={speed}
          options={speeds.map((value) => ({ value, label: `${value}×` }))}
          onChange={(event) => setSpeed(speeds.find((value) => String(value) === event.currentTarget.value) ?? 1)}
        />
        <input
          className="db-replay-slider"
          type="range"
          aria-label="Position"
          min={firstStep}
          max={lastStep}
          value={step}
          onChange={(event) => goTo(Number(event.currentTarget.value))}
        />
        <label className="db-replay-step">
          Step
          <InputGroup
            type="number"
            min={firstStep}
            max={lastStep}
            value={typed ?? String(step)}
            onValueChange={type}
            onBlur={() => setTyped(undefined)}
            onKeyDown={(event) => event.key === 'Enter' && setTyped(undefined)}
          />
        </label>
        <span>{`of ${lastStep}`}</span>
        <Button
          text={failures.length === 0 ? 'No failures' : `Next failure (${failures.length})`}
          disabled={failures.length === 0}
          onClick={() => nextFailure !== undefined && goTo(nextFailure)}
        />
        <Button
          text="Actions"
          active={isPanelOpen}
          aria-expanded={isPanelOpen}
          onClick={() => setPanelOpen(!isPanelOpen)}
        />
        <CompareButton onOpen={(name, file) => setOther({ name, session: replay(file) })} onProblem={setSaid} />
        <Button text="Copy link" onClick={() => void copyLink()} />
        <Button
          text="Export for Redux DevTools"
          onClick={() => download(JSON.stringify(exportedLog(file)), 'recording.devtools.json')}
        />
        <Button text="Export as Jest test" onClick={() => download(exportedTest(session), 'recording.test.ts')} />
        <Button text="Close" onClick={onClose} />
        <span role="status">{said}</span>
      </div>
      <RecordingFacts file={file} />
    </div>
  );
}
