import { isAnyOf } from '@reduxjs/toolkit';
import { api } from '../api/api';
import { writeStored } from '../browser/storage';
import type { Listen } from './listen';
import { selectIsTokenPresent } from './sessionSelectors';

const { changeOwnPhoto, getOwnProfile } = api.endpoints;

/** The stored user shows the new picture, and an old one by its newest link, after the next reload too. */
export function listenToProfile(listen: Listen): void {
  listen({
    matcher: isAnyOf(changeOwnPhoto.matchFulfilled, getOwnProfile.matchFulfilled),
    effect: (_action, store) => {
      if (selectIsTokenPresent(store.getState()))
        writeStored('user', JSON.stringify(store.getState().session.account.user));
    },
  });
}
