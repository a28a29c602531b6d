import { isAnyOf, type ActionReducerMapBuilder } from '@reduxjs/toolkit';

interface RequestAction {
  readonly type: string;
  readonly meta: { readonly requestId: string };
}

interface PendingAction<Args> extends RequestAction {
  readonly meta: RequestAction['meta'] & { readonly arg: { readonly originalArgs: Args } };
}

/** The actions of a call that changes records, as its endpoint of the API recognizes them. */
interface EditingEndpoint<Args> {
  readonly matchPending: (action: unknown) => action is PendingAction<Args>;
  readonly matchFulfilled: (action: unknown) => action is RequestAction;
  readonly matchRejected: (action: unknown) => action is RequestAction;
}

/**
 * Stores what a call requests, by its request, until it is answered.
 * @param toEdit what of the arguments is shown before the answer
 */
export const addPendingEdits = <Edit, Args>(
  builder: Pick<ActionReducerMapBuilder<Record<string, Edit>>, 'addMatcher'>,
  { matchPending, matchFulfilled, matchRejected }: EditingEndpoint<Args>,
  toEdit: (args: Args) => Edit,
): void => {
  builder
    .addMatcher(matchPending, (state: Record<string, unknown>, { meta }) => {
      state[meta.requestId] = toEdit(meta.arg.originalArgs);
    })
    .addMatcher(isAnyOf(matchFulfilled, matchRejected), (state: Record<string, unknown>, { meta }) => {
      delete state[meta.requestId];
    });
};
