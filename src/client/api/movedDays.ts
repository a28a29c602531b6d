import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { generatedApi, type ChangedTask, type Timeline } from './daybookApi.gen';

const { util } = generatedApi;

type State = Parameters<typeof util.selectCachedArgsForQuery>[0];

interface Call {
  readonly dispatch: ThunkDispatch<State, unknown, UnknownAction>;
  readonly getState: () => unknown;
  readonly queryFulfilled: PromiseLike<{ readonly data: { readonly Tasks: readonly ChangedTask[] } }>;
}

/** The moved tasks of a timeline by their places in it. */
function findMoved(timeline: Timeline | undefined, moved: ReadonlyMap<string, ChangedTask>): [number, ChangedTask][] {
  return (timeline?.Tasks ?? []).flatMap(({ _id }, index): [number, ChangedTask][] => {
    const task = moved.get(_id);
    return task ? [[index, task]] : [];
  });
}

/**
 * Puts the days of an answer into the timelines that are shown. Until they are read again, a second move of a task would
 * begin at its former days, and revert the first one.
 */
export async function showMovedDays(_moves: unknown, { dispatch, getState, queryFulfilled }: Call): Promise<void> {
  let tasks: readonly ChangedTask[];
  try {
    tasks = (await queryFulfilled).data.Tasks;
  } catch {
    // Nothing was moved; who has asked for it says why.
    return;
  }
  // Of a task that the user no longer sees, the answer has little more than the id.
  const known = tasks.filter(({ Start_date }) => Start_date !== undefined);
  const moved = new Map(known.map((task) => [task._id, task]));
  const state = getState() as State;
  for (const shown of util.selectCachedArgsForQuery(state, 'getTimeline')) {
    const { data } = generatedApi.endpoints.getTimeline.select(shown)(state);
    const found = findMoved(data, moved);
    if (found.length === 0) continue;
    dispatch(
      util.updateQueryData('getTimeline', shown, (timeline) => {
        for (const [index, task] of found) {
          const { Start_date = null, Start_half, Due_date = null, Due_half } = task;
          Object.assign(timeline.Tasks[index] ?? {}, {
            Start_date,
            Due_date,
            ...(Start_half !== undefined && { Start_half }),
            ...(Due_half !== undefined && { Due_half }),
          });
        }
      }),
    );
  }
}
