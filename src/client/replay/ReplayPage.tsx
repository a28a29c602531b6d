import type { Reducer } from '@reduxjs/toolkit';
import { useCallback, useEffect, useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import type { RouteObject } from 'react-router-dom';
import { frozenStore } from '../past/frozenStore';
import { markStep } from '../past/markStep';
import { PastView } from '../past/PastView';
import type { RecordingFile } from '../recorder/recordingFile';
import type { WithSession } from '../session/sessionReducer';
import { OpenRecording } from './OpenRecording';
import { RecordedWindow } from './RecordedWindow';
import { replayedSession, type ReplayedSession } from './replayedSession';
import { ReplayControls } from './ReplayControls';
import { useDroppedFile } from './useDroppedFile';
import { usePlayer } from './usePlayer';
import { useReplayKeys } from './useReplayKeys';
import './replay.css';
import { replayPath } from './replayPath';

/** Browsers limit how often a page may change its URL. */
const urlDelayMs = 300;

export interface ReplayPageProps<State extends WithSession> {
  readonly reducer: Reducer<State>;
  readonly routes: RouteObject[];
  /** Connected components next to the screen, for example those that apply the theme. */
  readonly outside: ReactNode;
}

interface ReplayProps<State extends WithSession> extends Omit<ReplayPageProps<State>, 'reducer'> {
  readonly session: ReplayedSession;
  readonly replay: (file: RecordingFile) => ReplayedSession;
  readonly initialStep: number;
  readonly onClose: () => void;
}

function Replay<State extends WithSession>({
  session,
  replay,
  routes,
  outside,
  initialStep,
  onClose,
}: ReplayProps<State>) {
  const player = usePlayer(session, initialStep);
  useReplayKeys(session, player);
  const { step, generation } = player;
  const { lastStep, file } = session;
  const shown = session.stateAt(step) as State;
  // Another store for every jump, so that no component of the state before sees the new one.
  // oxlint-disable-next-line react/exhaustive-deps
  const store = useMemo(() => frozenStore(shown), [session, generation]);
  useLayoutEffect(() => {
    if (store.getState() !== shown) store.show(shown);
    markStep({ step, count: lastStep });
  }, [store, shown, step, lastStep]);
  useEffect(() => {
    const timer = setTimeout(() => window.history.replaceState(null, '', replayPath(step)), urlDelayMs);
    return () => clearTimeout(timer);
  }, [step]);
  return (
    <div className="db-replay">
      <RecordedWindow viewport={file.viewport}>
        <PastView key={generation} store={store} routes={routes} generation={generation}>
          {outside}
        </PastView>
      </RecordedWindow>
      <ReplayControls session={session} replay={replay} player={player} onClose={onClose} />
    </div>
  );
}

const wantedStep = (): number | undefined => {
  const text = new URLSearchParams(window.location.search).get('step');
  return text !== null && /^\d+$/.test(text) ? Number(text) : undefined;
};

/** /replay: opens a recording and shows it with the components of the program. Nothing is sent or stored. */
export function ReplayPage<State extends WithSession>({ reducer, ...shownBy }: ReplayPageProps<State>) {
  const [session, setSession] = useState<ReplayedSession>();
  const [dropped, setDropped] = useState<File>();
  const isOpen = session !== undefined;
  const close = useCallback(() => {
    setSession(undefined);
    setDropped(undefined);
    // The step is one of the closed recording.
    window.history.replaceState(null, '', '/replay');
  }, []);
  const drop = useCallback(
    (file: File) => {
      if (isOpen) close();
      setDropped(file);
    },
    [isOpen, close],
  );
  useDroppedFile(drop);
  const replay = useCallback((file: RecordingFile) => replayedSession(file, reducer), [reducer]);
  const open = useCallback((file: RecordingFile) => setSession(replay(file)), [replay]);
  useLayoutEffect(() => {
    if (!session) document.title = 'Replay · Daybook';
  }, [session]);
  if (!session) return <OpenRecording wantedStep={wantedStep()} dropped={dropped} onOpen={open} />;
  return (
    <Replay
      session={session}
      replay={replay}
      initialStep={wantedStep() ?? session.firstStep}
      onClose={close}
      {...shownBy}
    />
  );
}
