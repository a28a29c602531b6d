import { createApi } from '@reduxjs/toolkit/query/react';
import { formBaseQuery } from './formBaseQuery';

/** The api slice before the generated endpoints are put into it. */
export const emptyApi = createApi({
  reducerPath: 'api',
  baseQuery: formBaseQuery,
  endpoints: () => ({}),
});
