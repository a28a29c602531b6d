import { isAnyOf } from '@reduxjs/toolkit';
import { api } from '../../api/api';
import { writeStored } from '../../browser/storage';
import type { Listen } from '../listen';
import { selectIsTokenPresent } from '../sessionSelectors';

const { changeOwnPhoto, getOwnProfile } = api.endpoints;

/** Updates the stored user, so that the new picture, or a fresh link to it, is also shown after a reload. */
export function listenToProfile(listen: Listen): void {
  listen({
    matcher: isAnyOf(changeOwnPhoto.matchFulfilled, getOwnProfile.matchFulfilled),
    effect: (_action, store) => {
      if (selectIsTokenPresent(store.getState()))
        writeStored('user', JSON.stringify(store.getState().session.account.user));
    },
  });
}
