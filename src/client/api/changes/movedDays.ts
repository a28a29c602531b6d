import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { generatedApi, type ChangedTask } from '../daybookApi.gen';

const { endpoints, util } = generatedApi;

type State = Parameters<typeof util.selectCachedArgsForQuery>[0];

interface Call {
  readonly dispatch: ThunkDispatch<State, unknown, UnknownAction>;
  readonly getState: () => unknown;
  readonly queryFulfilled: PromiseLike<{ readonly data: { readonly Tasks: readonly ChangedTask[] } }>;
}

type Days = Partial<Pick<ChangedTask, 'Start_date' | 'Start_half' | 'Due_date' | 'Due_half'>>;

/** What an answer names: a day or half that has not changed is missing there. */
const changedDays = ({ Start_date, Start_half, Due_date, Due_half }: ChangedTask): Days => ({
  ...(Start_date !== undefined && { Start_date }),
  ...(Start_half !== undefined && { Start_half }),
  ...(Due_date !== undefined && { Due_date }),
  ...(Due_half !== undefined && { Due_half }),
});

interface PlannedTask {
  readonly _id: string;
}

/** Writes the new days into the tasks at these places. */
const writer =
  (places: readonly (readonly [number, Days])[]) =>
  ({ Tasks: tasks }: { readonly Tasks: readonly PlannedTask[] }): void => {
    for (const [place, days] of places) Object.assign(tasks[place] ?? {}, days);
  };

/**
 * Puts the days of an answer into the timelines and calendars that are shown. Until they are read again, a second move of
 * a task would begin at its former days, and revert the first one.
 */
export async function showMovedDays(_moves: unknown, { dispatch, getState, queryFulfilled }: Call): Promise<void> {
  let changed: readonly ChangedTask[];
  try {
    changed = (await queryFulfilled).data.Tasks;
  } catch {
    // Nothing was moved; who has asked for it says why.
    return;
  }
  const moved = new Map(changed.map((task) => [task._id, changedDays(task)]));
  const findMoved = (tasks: readonly PlannedTask[] = []) =>
    tasks.flatMap(({ _id }, place): (readonly [number, Days])[] => {
      const days = moved.get(_id);
      return days && Object.keys(days).length > 0 ? [[place, days]] : [];
    });
  const state = getState() as State;
  for (const shown of util.selectCachedArgsForQuery(state, 'getTimeline')) {
    const places = findMoved(endpoints.getTimeline.select(shown)(state).data?.Tasks);
    if (places.length > 0) dispatch(util.updateQueryData('getTimeline', shown, writer(places)));
  }
  for (const shown of util.selectCachedArgsForQuery(state, 'getCalendar')) {
    const places = findMoved(endpoints.getCalendar.select(shown)(state).data?.Tasks);
    if (places.length > 0) dispatch(util.updateQueryData('getCalendar', shown, writer(places)));
  }
}
