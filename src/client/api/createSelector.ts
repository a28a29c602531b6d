import { createSelectorCreator, lruMemoize, weakMapMemoize } from '@reduxjs/toolkit';

/**
 * Reselect's `createSelector`, which remembers the arguments of the last call alone. By default they are all kept in
 * weak maps: one more entry for each selector of the page and each action, since the first argument is the store's state,
 * for a state that no screen asks for again. Results are still found by every combination of their inputs.
 */
export const createSelector = createSelectorCreator({ memoize: weakMapMemoize, argsMemoize: lruMemoize });
