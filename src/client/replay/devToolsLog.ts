import { asRecording, RecordingProblem } from '../recorder/file/readRecording';
import { recordingFormat, recordingVersion, type FileStep, type RecordingFile } from '../recorder/recordingFile';

interface LiftedAction {
  readonly type: 'PERFORM_ACTION';
  readonly action: FileStep['action'];
  readonly timestamp: number;
}

/** A log of Redux DevTools, as far as it is needed. */
interface DevToolsLog {
  readonly actionsById: Readonly<Record<string, LiftedAction>>;
  readonly stagedActionIds: readonly number[];
  readonly committedState?: unknown;
  readonly computedStates?: readonly { readonly state: unknown }[];
}

const isLog = (value: unknown): value is DevToolsLog =>
  typeof value === 'object' && value !== null && 'actionsById' in value && 'stagedActionIds' in value;

/** The recording in the export of Redux DevTools. */
function recordingFromLog({
  actionsById,
  stagedActionIds,
  committedState,
  computedStates,
}: DevToolsLog): RecordingFile {
  const [first, ...later] = stagedActionIds.map((id) => actionsById[id]);
  const beganMs = later[0]?.timestamp ?? first?.timestamp ?? 0;
  return asRecording({
    format: recordingFormat,
    version: recordingVersion,
    commit: 'unknown',
    contract: 'unknown',
    startedAt: new Date(beganMs).toISOString(),
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    viewport: { width: window.innerWidth, height: window.innerHeight },
    theme: 'light',
    isHidden: false,
    firstStep: 0,
    start: computedStates?.[0]?.state ?? committedState,
    steps: later.map((lifted) => ({
      at: Math.max(0, (lifted?.timestamp ?? beganMs) - beganMs),
      action: lifted?.action,
    })),
    checks: [],
    losses: [],
  });
}

/** Reads pasted text: a recording, or the export of Redux DevTools. Throws a RecordingProblem. */
export function readPasted(text: string): RecordingFile {
  let content: unknown;
  try {
    content = JSON.parse(text) as unknown;
  } catch {
    throw new RecordingProblem('The pasted text is neither a recording nor an export of Redux DevTools.');
  }
  return isLog(content) ? recordingFromLog(content) : asRecording(content);
}

/** The recording as Redux DevTools import it. They compute the states themselves. */
export function exportedLog({ start, steps, startedAt }: RecordingFile): object {
  const beganMs = Date.parse(startedAt);
  const lifted = (action: FileStep['action'], timestamp: number): LiftedAction => ({
    type: 'PERFORM_ACTION',
    action,
    timestamp,
  });
  const actions = [lifted({ type: '@@INIT' }, beganMs), ...steps.map(({ at, action }) => lifted(action, beganMs + at))];
  return {
    monitorState: {},
    actionsById: Object.fromEntries(actions.map((action, id) => [id, action])),
    nextActionId: actions.length,
    stagedActionIds: actions.map((_, id) => id),
    skippedActionIds: [],
    committedState: start,
    currentStateIndex: actions.length - 1,
    computedStates: [{ state: start }],
    isLocked: false,
    isPaused: false,
  };
}
