import { tag, type CacheTag } from '../tagTypes';

const own = [tag('SecondFactor', 'own')];

/** Tags of the calls about second factors, for `cacheTags.ts`. */
export const secondFactorTags = {
  getSecondFactor: { providesTags: own },
  // The first factor ends the other sessions.
  activateAuthenticator: { invalidatesTags: [...own, tag('Sessions', 'own')] },
  removeAuthenticator: { invalidatesTags: own },
  createRecoveryCodes: { invalidatesTags: own },
  addPasskey: { invalidatesTags: [...own, tag('Sessions', 'own')] },
  removePasskey: { invalidatesTags: own },
  getEmployeeSecondFactor: {
    providesTags: (_factor: unknown, _failure: unknown, id: string): CacheTag[] => [tag('SecondFactor', id)],
  },
  removeEmployeeSecondFactor: {
    invalidatesTags: (_answer: unknown, _failure: unknown, { id }: { readonly id: string }): CacheTag[] => [
      tag('SecondFactor', id),
      tag('Sessions', id),
      tag('EmployeeFile', id),
    ],
  },
};
