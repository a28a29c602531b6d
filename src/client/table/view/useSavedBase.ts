import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useListSavedViewsQuery } from '../../api/api';
import { usePreference } from '../../session/usePreference';
import type { TableView } from './tableView';
import { defaultViewKey, noSavedView, readDefaultView, readSavedView, savedParameter } from './savedView';

export interface SavedBase {
  readonly id: string;
  readonly parts: Partial<TableView>;
}

/**
 * The saved view of a table: the one in the URL, otherwise the user's default; undefined without one, and while
 * loading.
 */
export function useSavedBase(table: string, prefix: string): SavedBase | undefined {
  const [parameters] = useSearchParams();
  const [byDefault] = usePreference(defaultViewKey(table), readDefaultView);
  const asked = parameters.get(prefix + savedParameter) ?? byDefault;
  const id = asked === noSavedView ? undefined : asked;
  // Views are loaded early only for a table that uses one.
  const { data } = useListSavedViewsQuery(id === undefined ? skipToken : { Table: table });
  const text = id === undefined ? undefined : data?.find((view) => view._id === id)?.View;
  return useMemo(
    () => (id === undefined || text === undefined ? undefined : { id, parts: readSavedView(text) }),
    [id, text],
  );
}
