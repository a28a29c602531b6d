import type { Reducer } from '@reduxjs/toolkit';
import { stateCheck } from '../recorder/file/stateHash';
import type { FileStep, RecordingFile } from '../recorder/recordingFile';

export interface ReplayProblem {
  readonly step: number;
  readonly text: string;
}

/** A recording with the state after each of its steps. */
export interface ReplayedSession {
  readonly file: RecordingFile;
  readonly firstStep: number;
  readonly lastStep: number;
  /** The state after a step; for the first number, the start state. */
  readonly stateAt: (step: number) => unknown;
  /** The step with this number; none for the start state. */
  readonly stepAt: (step: number) => FileStep | undefined;
  /** Steps that this program computes otherwise than the recorded page did. */
  readonly problems: readonly ReplayProblem[];
}

const getMessage = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Where the state differs from the recorded one; undefined where it does not. */
function mismatchText(state: unknown, { step, hash, branches }: RecordingFile['checks'][number]): string | undefined {
  const found = stateCheck(step, state as object);
  if (found.hash === hash) return undefined;
  const names = [...new Set([...Object.keys(branches), ...Object.keys(found.branches)])];
  const different = names.filter((name) => branches[name] !== found.branches[name]);
  return `Step ${step}: ${different.join(', ')} ${different.length === 1 ? 'differs' : 'differ'} from the recorded state.`;
}

/** The middleware of the api slice dispatches the random id of the slice, which is another one in every page. */
const registration = /^(\w+)\/config\/middlewareRegistered$/;

function nextState<State>(reducer: Reducer<State>, state: State, action: FileStep['action']): State {
  const [, slice] = registration.exec(action.type) ?? [];
  if (slice === undefined) return reducer(state, action);
  const branches = state as Readonly<Record<string, { readonly config: object }>>;
  const config = { ...branches[slice]?.config, middlewareRegistered: true };
  return { ...state, [slice]: { ...branches[slice], config } };
}

/**
 * Computes all states: they share what has not changed, so that thousands of them fit into memory and every step is
 * shown immediately.
 */
export function replayedSession<State>(file: RecordingFile, reducer: Reducer<State>): ReplayedSession {
  const { firstStep, start, steps, checks } = file;
  const problems: ReplayProblem[] = [];
  const states: unknown[] = [start];
  let state = start as State;
  steps.forEach(({ action }, index) => {
    try {
      state = nextState(reducer, state, action);
    } catch (error) {
      const step = firstStep + index + 1;
      problems.push({ step, text: `Step ${step}: the reducer failed on ${action.type}: ${getMessage(error)}` });
    }
    states.push(state);
  });
  for (const check of checks) {
    const text = mismatchText(states[check.step - firstStep], check);
    if (text !== undefined) problems.push({ step: check.step, text });
  }
  problems.sort((one, other) => one.step - other.step);
  return {
    file,
    firstStep,
    lastStep: firstStep + steps.length,
    stateAt: (step) => states[step - firstStep],
    stepAt: (step) => steps[step - firstStep - 1],
    problems,
  };
}
