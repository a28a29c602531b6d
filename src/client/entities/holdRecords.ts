import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import { copyWithStructuralSharing } from '@reduxjs/toolkit/query';
import { api } from '../api/api';
import { isAnyAnswer } from '../api/callEvents';
import { noRecords, takeRecords, withoutSurplus, withRecords, type CachedAnswer } from '../api/records/heldRecords';
import type { EntitiesState } from './entitiesReducer';

interface CallState extends CachedAnswer {
  readonly startedTimeStamp?: number;
  readonly originalArgs?: unknown;
}
type Calls = Readonly<Record<string, CallState | undefined>>;

interface HoldingState {
  readonly [api.reducerPath]: object;
  readonly entities: EntitiesState;
}

/** An answer as the api slice announces it. */
interface Answered extends UnknownAction {
  readonly payload: unknown;
  readonly meta: {
    readonly requestId: string;
    readonly fulfilledTimeStamp: number;
    readonly arg: {
      readonly type: 'query' | 'mutation';
      readonly endpointName: string;
      readonly queryCacheKey?: string;
      readonly fixedCacheKey?: string;
    };
  };
}

const isAnswer = (action: UnknownAction): action is Answered => isAnyAnswer(action);

const getCalls = (state: HoldingState | undefined): { readonly queries: Calls; readonly mutations: Calls } =>
  (state?.[api.reducerPath] ?? { queries: {}, mutations: {} }) as { queries: Calls; mutations: Calls };

/** It is in front of its list immediately, not when that has been read again. */
function withNewComment(queries: Calls, payload: unknown): Calls {
  const { _id, Task_id, Project_id } = payload as { _id: string; Task_id: string | null; Project_id: string | null };
  const subject = Task_id ?? Project_id;
  return Object.fromEntries(
    Object.entries(queries).map(([key, query]) => {
      const ids = query?.endpointName === 'listComments' ? (query.data as readonly string[] | undefined) : undefined;
      const isOfSubject = (query?.originalArgs as { Task_id?: string } | undefined)?.Task_id === subject;
      return [key, ids && isOfSubject ? { ...query, data: [_id, ...ids.filter((id) => id !== _id)] } : query];
    }),
  );
}

function withAnswer<State extends HoldingState>(before: State | undefined, after: State, action: Answered): State {
  const { payload, meta } = action;
  const { type, endpointName, queryCacheKey, fixedCacheKey } = meta.arg;
  const { taken, left } = takeRecords(endpointName, payload);
  if (taken.size === 0 && left === payload) return after;
  const isQuery = type === 'query';
  const key = (isQuery ? queryCacheKey : fixedCacheKey) ?? meta.requestId;
  const section = isQuery ? 'queries' : 'mutations';
  const formerCall = getCalls(before)[section][key];
  const atMs = (isQuery && formerCall?.startedTimeStamp) || meta.fulfilledTimeStamp;

  let { queries, mutations } = getCalls(after);
  const call = (isQuery ? queries : mutations)[key];
  // The answer of a call that was removed or sent again since then is not cached.
  if (call !== undefined && call.data === payload) {
    const entry = { [key]: { ...call, data: copyWithStructuralSharing(formerCall?.data, left) } };
    if (isQuery) queries = { ...queries, ...entry };
    else mutations = { ...mutations, ...entry };
  }
  if (endpointName === 'addComment') queries = withNewComment(queries, payload);
  const records = withoutSurplus(withRecords(after.entities.records, taken, atMs), [
    ...Object.values(queries),
    ...Object.values(mutations),
  ]);
  return {
    ...after,
    [api.reducerPath]: { ...after[api.reducerPath], queries, mutations },
    entities: { ...after.entities, records },
  };
}

/**
 * Adds to the reducer of the store that every record is in it once: answers keep the ids of their records. One action
 * fills both, so that a state can be computed again from its actions.
 */
export function holdRecords<State extends HoldingState, Preloaded>(
  reducer: Reducer<State, UnknownAction, Preloaded>,
): Reducer<State, UnknownAction, Preloaded> {
  return (before, action) => {
    const after = reducer(before, action);
    if (api.util.resetApiState.match(action)) return { ...after, entities: { ...after.entities, records: noRecords } };
    return isAnswer(action) ? withAnswer(before as State | undefined, after, action) : after;
  };
}
