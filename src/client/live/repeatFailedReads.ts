import { QueryStatus } from '@reduxjs/toolkit/query';
import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { api } from '../api/api';
import { isApiFailure } from '../api/apiFailure';
import { announceReachable } from '../browser/loadingParts';
import type { Listen } from '../session/listen';
import { opened } from '../session/liveSlice';

type ApiState = Parameters<typeof api.reducer>[0];

interface WithApi {
  readonly api: NonNullable<ApiState>;
}

/** The part of RTK Query's subscriptions that is asked here; they are not part of the state. */
interface Subscriptions {
  readonly getSubscriptionCount: (queryCacheKey: string) => number;
}

type Repeat = (
  argument: unknown,
  options: { readonly subscribe: false; readonly forceRefetch: true },
) => ThunkAction<unknown, WithApi, unknown, UnknownAction>;

/** No answer, or none that Daybook decided on: the same question may be answered now. What the user has cancelled ends. */
const isPassing = (error: unknown): boolean =>
  isApiFailure(error) && error.isCancelled !== true && (error.httpStatus === 'offline' || error.httpStatus >= 500);

/**
 * Once the stream of changes is open again: reads again what is shown and failed while the server could not be reached, and
 * lets parts of the page that were not loaded try again. What was read before needs nothing: the stream continues where it
 * was lost and names what has changed.
 */
export function repeatFailedReads(listen: Listen): void {
  listen({
    actionCreator: opened,
    effect: (_action, store) => {
      announceReachable();
      const dispatch = store.dispatch as unknown as ThunkDispatch<WithApi, unknown, UnknownAction>;
      const { queries } = (store.getState() as unknown as WithApi).api;
      const failed = Object.entries(queries).filter(
        ([, query]) => query?.status === QueryStatus.rejected && isPassing(query.error),
      );
      if (failed.length === 0) return;
      const subscriptions: unknown = dispatch(api.internalActions.internal_getRTKQSubscriptions());
      const { getSubscriptionCount } = subscriptions as Subscriptions;
      for (const [key, query] of failed) {
        if (query?.endpointName === undefined || getSubscriptionCount(key) === 0) continue;
        const { initiate } = api.endpoints[query.endpointName as keyof typeof api.endpoints] as { initiate: unknown };
        void dispatch((initiate as Repeat)(query.originalArgs, { subscribe: false, forceRefetch: true }));
      }
    },
  });
}
