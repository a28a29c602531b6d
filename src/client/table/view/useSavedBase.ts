import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useListSavedViewsQuery } from '../../api/api';
import { usePreference } from '../../session/usePreference';
import type { TableView, ViewAddress } from './tableView';
import { askedView, defaultViewKey, readDefaultView, readSavedView } from './savedView';

export interface SavedBase {
  readonly id: string;
  readonly parts: Partial<TableView>;
}

export interface SavedBaseOfTable {
  /** undefined without one, and while loading. */
  readonly saved: SavedBase | undefined;
  /** The view that is asked for, also one that is loading or does not exist. */
  readonly askedId: string | undefined;
  /** Whether the user has chosen a default for the table. */
  readonly hasDefault: boolean;
}

/** The saved view of a table, by `askedView`. */
export function useSavedBase(table: string, address: ViewAddress): SavedBaseOfTable {
  const [parameters] = useSearchParams();
  const [byDefault] = usePreference(defaultViewKey(table), readDefaultView);
  const id = askedView(parameters, address, byDefault);
  // Views are loaded early only for a table that uses one.
  const { data } = useListSavedViewsQuery(id === undefined ? skipToken : { Table: table });
  const text = id === undefined ? undefined : data?.find((view) => view._id === id)?.View;
  const saved = useMemo(
    () => (id === undefined || text === undefined ? undefined : { id, parts: readSavedView(text) }),
    [id, text],
  );
  return { saved, askedId: id, hasDefault: byDefault !== undefined };
}
