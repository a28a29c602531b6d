import { asRecording, RecordingProblem } from '../recorder/file/readRecording';
import { recordingFormat, recordingVersion, type FileStep, type RecordingFile } from '../recorder/recordingFile';

interface LiftedAction {
  readonly type: 'PERFORM_ACTION';
  readonly action: FileStep['action'];
  readonly timestamp: number;
}

/** A log of Redux DevTools as other tools of theirs keep it, as far as it is needed. */
interface DevToolsLog {
  readonly actionsById: Readonly<Record<string, LiftedAction>>;
  readonly stagedActionIds: readonly number[];
  readonly committedState?: unknown;
  readonly computedStates?: readonly { readonly state: unknown }[];
}

const isLog = (value: unknown): value is DevToolsLog =>
  typeof value === 'object' && value !== null && 'actionsById' in value && 'stagedActionIds' in value;

/** What 'Export' of Redux DevTools saves: two texts of JSON, without times. */
interface DevToolsExport {
  /** The actions. */
  readonly payload: string;
  /** The state before the first of them. */
  readonly preloadedState: string;
}

const isExport = (value: unknown): value is DevToolsExport =>
  typeof value === 'object' &&
  value !== null &&
  'payload' in value &&
  'preloadedState' in value &&
  typeof value.payload === 'string' &&
  typeof value.preloadedState === 'string';

/** What DevTools do not know is that of this page. */
const importedRecording = (start: unknown, beganMs: number, steps: readonly unknown[]): RecordingFile =>
  asRecording({
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
    start,
    steps,
    checks: [],
    losses: [],
  });

function recordingFromLog({
  actionsById,
  stagedActionIds,
  committedState,
  computedStates,
}: DevToolsLog): RecordingFile {
  const [first, ...later] = stagedActionIds.map((id) => actionsById[id]);
  const beganMs = later[0]?.timestamp ?? first?.timestamp ?? 0;
  const steps = later.map((lifted) => ({
    at: Math.max(0, (lifted?.timestamp ?? beganMs) - beganMs),
    action: lifted?.action,
  }));
  return importedRecording(computedStates?.[0]?.state ?? committedState, beganMs, steps);
}

/** Without times, every step takes this long when it is played. */
const untimedStepMs = 250;

function recordingFromExport({ payload, preloadedState }: DevToolsExport): RecordingFile {
  const [start, actions] = [parsed(preloadedState), parsed(payload)];
  const steps = Array.isArray(actions)
    ? actions.map((action: unknown, index) => ({ at: (index + 1) * untimedStepMs, action }))
    : [];
  return importedRecording(start, 0, steps);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new RecordingProblem('The pasted text is neither a recording nor an export of Redux DevTools.');
  }
}

/** The recording in parsed JSON: a saved one, or the export of Redux DevTools. Throws a RecordingProblem. */
export function asRecordingOrExport(content: unknown): RecordingFile {
  if (isExport(content)) return recordingFromExport(content);
  return isLog(content) ? recordingFromLog(content) : asRecording(content);
}

/** The recording in pasted text. Throws a RecordingProblem. */
export const readPasted = (text: string): RecordingFile => asRecordingOrExport(parsed(text));

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
