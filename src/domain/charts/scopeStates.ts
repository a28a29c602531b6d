import { hundredths } from '../figures/hundredths';
import { countLeading } from '../collections/countLeading';
import { getWorkState, type WorkState } from '../tasks/workState';

/** From when to when something was so. */
export interface Span {
  readonly fromMs: number;
  /** Exclusive; null for what is so at present. */
  readonly toMs: number | null;
}

/** What a task was, from when to when. */
export interface TaskState extends Span {
  readonly taskId: string;
  readonly status: string;
  /** Estimated; null without an estimate. */
  readonly hours: number | null;
}

/** The states just before an instant, one for each task: what happens at the instant itself does not count yet. */
export const statesBefore = <State extends Span>(states: readonly State[], instantMs: number): State[] =>
  states.filter(({ fromMs, toMs }) => fromMs < instantMs && (toMs === null || toMs >= instantMs));

/**
 * `statesBefore` for each of many instants: each state is put where it counts, instead of all being looked at for each.
 * @param instantsMs ascending
 */
export function statesBeforeEach<State extends Span>(
  states: readonly State[],
  instantsMs: readonly number[],
): State[][] {
  const found = instantsMs.map((): State[] => []);
  for (const state of states)
    for (
      let place = countLeading(instantsMs, (instantMs) => instantMs <= state.fromMs);
      place < instantsMs.length && (state.toMs === null || state.toMs >= (instantsMs[place] ?? 0));
      place += 1
    )
      found[place]?.push(state);
  return found;
}

/** A sum over tasks: their number and their estimated hours. */
export interface Amount {
  readonly tasks: number;
  readonly hours: number;
}

const totalAmount = (states: readonly TaskState[]): Amount => ({
  tasks: states.length,
  hours: hundredths(states.reduce((sum, { hours }) => sum + (hours ?? 0), 0)),
});

/** Scope is what progress is measured against: all but the rejected tasks. */
export interface ScopeFigures {
  readonly scope: Amount;
  readonly open: Amount;
  readonly finished: Amount;
}

export function scopeFigures(states: readonly TaskState[]): ScopeFigures {
  const ofState = (state: WorkState): TaskState[] => states.filter(({ status }) => getWorkState(status) === state);
  const [open, finished] = [ofState('open'), ofState('finished')];
  return { scope: totalAmount([...open, ...finished]), open: totalAmount(open), finished: totalAmount(finished) };
}
