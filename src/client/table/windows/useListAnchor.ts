import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { isPastShown } from '../../browser/past';
import { saveListAnchor, readListAnchor, takeListAnchor } from '../../browser/listAnchors';
import type { DataTableProps } from '../grid/dataTableProps';
import { type AnchoredRow, type TableAnchor, readAnchor } from './tableAnchor';
import type { TableView } from '../view/tableView';

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** History state for links that lead back to a list. */
export const returnTo = (list: string): { readonly returnTo: string } => ({ returnTo: list });

/** The history state of a list that is filtered after the return: it is a list of its own from then on. */
export function withoutReturn(state: unknown): unknown {
  if (!isRecord(state)) return state;
  const { returnTo: _, ...kept } = state;
  return kept;
}

/** Identifies one history entry, for the anchors of its lists. */
export function useListName(): string {
  const location = useLocation();
  const { key, pathname, search } = location;
  const state: unknown = location.state;
  const previous = isRecord(state) ? state.returnTo : undefined;
  return typeof previous === 'string' ? previous : `${key} ${pathname}${search}`;
}

/** Moves the cursor of a list while one of its records is open. */
export const moveListFocus = (list: string, place: number, key: string): void =>
  saveListAnchor(`${list} focus`, { place, key });

function readFocus(focus: unknown): AnchoredRow | undefined {
  return isRecord(focus) && typeof focus.place === 'number' && typeof focus.key === 'string'
    ? { place: focus.place, key: focus.key }
    : undefined;
}

/** Reads and removes the row to which the cursor was moved. */
export const takeListFocus = (list: string): AnchoredRow | undefined => readFocus(takeListAnchor(`${list} focus`));

function storedAnchor(list: string, table: string): TableAnchor | undefined {
  const anchor = readAnchor(readListAnchor(`${list} ${table}`));
  const focus = readFocus(readListAnchor(`${list} focus`));
  return anchor && focus ? { ...anchor, focus, isFocusMoved: focus.key !== anchor.focus?.key } : anchor;
}

/** The stored anchor of a table when the user returns, and the function that stores it when the table is unmounted. */
export function useListAnchor(view: TableView): Pick<DataTableProps<object>, 'anchor' | 'onLeave'> {
  const list = useListName();
  const { kept } = view;
  const table = kept && `${kept.prefix}${kept.table}`;
  const [anchor] = useState(() => (table === undefined || isPastShown() ? undefined : storedAnchor(list, table)));
  // Removed only when the list is shown: a suspended render is repeated and reads it again.
  useEffect(() => void takeListFocus(list), [list]);
  const onLeave = useCallback(
    (left: TableAnchor): void => {
      if (table !== undefined) saveListAnchor(`${list} ${table}`, left);
    },
    [list, table],
  );
  return { anchor, onLeave };
}
