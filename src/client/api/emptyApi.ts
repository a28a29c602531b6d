import { createApi } from '@reduxjs/toolkit/query/react';
import { formBaseQuery } from './formBaseQuery';

/** The api slice without endpoints; the generated ones are injected. */
export const emptyApi = createApi({
  reducerPath: 'api',
  baseQuery: formBaseQuery,
  endpoints: () => ({}),
});
