import { buildCreateApi, coreModule, reactHooksModule } from '@reduxjs/toolkit/query/react';
import { createSelector } from './createSelector';
import { formBaseQuery } from './formBaseQuery';

const createApi = buildCreateApi(coreModule({ createSelector }), reactHooksModule({ createSelector }));

/** The api slice without endpoints; the generated ones are injected. */
export const emptyApi = createApi({
  reducerPath: 'api',
  baseQuery: formBaseQuery,
  endpoints: () => ({}),
});
