import { diffArrays } from 'diff';
import type { FileStep } from '../recorder/recordingFile';
import { getCall } from './actionCall';
import type { ReplayedSession } from './replayedSession';

/** An action that only one of two recordings contains. */
export interface ActionDifference {
  readonly isHere: boolean;
  /** By the numbers of that recording. */
  readonly step: number;
  readonly name: string;
}

/** Answers of one kind whose numbers differ. */
export interface CallDifference {
  readonly name: string;
  readonly here: number;
  readonly there: number;
}

export interface ComparedActions {
  /** Neighbouring ones of both recordings are at the same place. */
  readonly differences: readonly ActionDifference[];
  readonly calls: readonly CallDifference[];
  /** The step of the other recording up to which the same was done. */
  readonly stepThere: (step: number) => number;
}

/** Answers, and what follows from them, arrive in another order each time, and the clock ticks at other moments. */
const incidental = /^(?:(?:api|companyClock|live)\/|taskTimer\/read$)/;
/** State that a timer changes: what was typed has settled, nothing is happening. */
const isTimed = /\/(?:settled|idle-moment)$/;
const answer = /\/(?:fulfilled|rejected)$/;

interface NamedStep {
  readonly step: number;
  readonly name: string;
}

/** What an action does: without what was entered, which may be hidden, and is compared in the states. */
function nameAction({ type, payload }: FileStep['action']): string {
  const { id, pathname, key } = (payload ?? {}) as Readonly<Record<string, unknown>>;
  const subject = [id, pathname, key].find((value) => typeof value === 'string');
  return [type, subject].filter(Boolean).join(' ');
}

function namedSteps({ file, firstStep }: ReplayedSession): NamedStep[] {
  return file.steps.flatMap(({ action }, index) => {
    const name = nameAction(action);
    return incidental.test(action.type) || isTimed.test(name) ? [] : [{ step: firstStep + index + 1, name }];
  });
}

function countAnswers({ file }: ReplayedSession): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { action } of file.steps) {
    const call = getCall(action);
    if (call === '' || !answer.test(action.type)) continue;
    const name = `${call} ${action.type.endsWith('rejected') ? 'failed' : 'answered'}`;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return counts;
}

function compareCalls(here: ReplayedSession, there: ReplayedSession): CallDifference[] {
  const [ours, theirs] = [countAnswers(here), countAnswers(there)];
  return [...new Set([...ours.keys(), ...theirs.keys()])]
    .map((name) => ({ name, here: ours.get(name) ?? 0, there: theirs.get(name) ?? 0 }))
    .filter((call) => call.here !== call.there);
}

/** A step that both recordings have. */
interface CommonStep {
  readonly here: number;
  readonly there: number;
}

/** Aligns what was done in two recordings: which actions only one of them has, and which steps belong together. */
export function compareActions(here: ReplayedSession, there: ReplayedSession): ComparedActions {
  const [ours, theirs] = [namedSteps(here), namedSteps(there)];
  const parts = diffArrays(ours, theirs, { comparator: (one, other) => one.name === other.name });
  const differences: ActionDifference[] = [];
  const common: CommonStep[] = [{ here: here.firstStep, there: there.firstStep }];
  let [oursDone, theirsDone] = [0, 0];
  for (const { added, removed, count } of parts) {
    const [left, right] = [ours.slice(oursDone, oursDone + count), theirs.slice(theirsDone, theirsDone + count)];
    if (removed) differences.push(...left.map((one) => ({ ...one, isHere: true })));
    else if (added) differences.push(...right.map((one) => ({ ...one, isHere: false })));
    else common.push(...left.map(({ step }, index) => ({ here: step, there: right[index]?.step ?? step })));
    if (!added) oursDone += count;
    if (!removed) theirsDone += count;
  }

  const stepThere = (step: number): number => {
    const index = common.findLastIndex((pair) => pair.here <= step);
    const from = common[index] ?? { here: here.firstStep, there: there.firstStep };
    const to = common[index + 1] ?? { here: here.lastStep + 1, there: there.lastStep + 1 };
    // Before the next common step everything that came between is done.
    return step === to.here - 1 ? to.there - 1 : Math.min(from.there + step - from.here, to.there - 1);
  };
  return { differences, calls: compareCalls(here, there), stepThere };
}
