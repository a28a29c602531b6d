import type { ProgramWords } from '../hide/harmless';
import type { Recording } from '../recorder';
import { recordingFormat, recordingVersion, type FileStep, type RecordingFile } from '../recordingFile';
import { plainCopier, secretRules } from './plainCopy';
import { stateCheck } from './stateHash';

/** Steps between two checks. */
const checkInterval = 50;

/** What the recorder does not know. */
export type RecordingCircumstances = Pick<
  RecordingFile,
  'commit' | 'contract' | 'startedAt' | 'timeZone' | 'viewport' | 'theme'
>;

type HidingCopier = typeof import('../hide/hidePersonalData').hidingCopier;

export interface Hiding {
  readonly hidingCopier: HidingCopier;
  readonly words: ProgramWords;
}

/** @param hiding replaces personal data; without it only secrets are left out */
export function recordingFile(
  { firstStep, startedAtMs, start, steps }: Recording,
  circumstances: RecordingCircumstances,
  hiding?: Hiding,
): RecordingFile {
  const checked = steps
    .map(({ state }, index) => ({ state, step: firstStep + index + 1 }))
    .filter(({ step }, index) => step % checkInterval === 0 || index === steps.length - 1);
  const actions = steps.map(({ action }) => {
    const { type, ...rest } = action as FileStep['action'];
    return { type, rest };
  });
  const { copy, losses } = hiding
    ? hiding.hidingCopier(
        [start, ...actions.map(({ rest }) => rest), ...checked.map(({ state }) => state)],
        hiding.words,
      )
    : plainCopier(secretRules);
  return {
    format: recordingFormat,
    version: recordingVersion,
    ...circumstances,
    isHidden: hiding !== undefined,
    firstStep,
    start: copy(start, 'start'),
    steps: steps.map(({ atMs }, index) => {
      const { type = '', rest } = actions[index] ?? {};
      return {
        at: Math.round(atMs - startedAtMs),
        action: { type, ...(copy(rest, `step ${firstStep + index + 1} ${type}`) as object) },
      };
    }),
    // Of the states that the page really had: a replay that computes another one says so.
    checks: checked.map(({ state, step }) => stateCheck(step, copy(state, `state ${step}`) as object)),
    losses,
  };
}
