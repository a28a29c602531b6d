import { isRejectedWithValue } from '@reduxjs/toolkit';
import { api } from '../api/api';
import { isApiFailure } from '../api/apiFailure';
import { allTags } from '../api/changeTable';
import type { Listen } from '../session/listen';

/**
 * A cancelled change may be stored, and the stream of changes does not name those of this tab: what is shown
 * is read again.
 */
export function readUnknownOutcome(listen: Listen): void {
  listen({
    matcher: isRejectedWithValue,
    effect: ({ payload }, { dispatch }) => {
      if (isApiFailure(payload) && payload.isOutcomeUnknown === true) dispatch(api.util.invalidateTags([...allTags]));
    },
  });
}
