import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { saveListAnchor, readListAnchor, takeListAnchor } from '../../browser/listAnchors';
import type { DataTableProps } from '../grid/dataTableProps';
import { type AnchoredRow, type TableAnchor, readAnchor } from './tableAnchor';
import type { TableView } from '../view/tableView';

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** State of an entry of the history that leads back to a list by a link instead of Back. */
export const returnTo = (list: string): { readonly returnTo: string } => ({ returnTo: list });

/** Names what stands at one entry of the browser's history, for the places in its lists. */
export function useListName(): string {
  const location = useLocation();
  const { key, pathname, search } = location;
  const state: unknown = location.state;
  const former = isRecord(state) ? state.returnTo : undefined;
  return typeof former === 'string' ? former : `${key} ${pathname}${search}`;
}

/** The cursor went on to another row of a list while a record of it was open. */
export const moveListFocus = (list: string, place: number, key: string): void =>
  saveListAnchor(`${list} focus`, { place, key });

function readFocus(focus: unknown): AnchoredRow | undefined {
  return isRecord(focus) && typeof focus.place === 'number' && typeof focus.key === 'string'
    ? { place: focus.place, key: focus.key }
    : undefined;
}

/** The row that the cursor went on to, once. */
export const takeListFocus = (list: string): AnchoredRow | undefined => readFocus(takeListAnchor(`${list} focus`));

function storedAnchor(list: string, table: string): TableAnchor | undefined {
  const anchor = readAnchor(readListAnchor(`${list} ${table}`));
  const focus = readFocus(readListAnchor(`${list} focus`));
  return anchor && focus ? { ...anchor, focus } : anchor;
}

/** Where the person stood in a table, when he or she comes back to it, and what keeps the place when the table goes. */
export function useListAnchor(view: TableView): Pick<DataTableProps<object>, 'anchor' | 'onLeave'> {
  const list = useListName();
  const { kept } = view;
  const table = kept && `${kept.prefix}${kept.table}`;
  const [anchor] = useState(() => (table === undefined ? undefined : storedAnchor(list, table)));
  // Forgotten only when the list is shown: a drawing that waits for code is begun again and reads once more.
  useEffect(() => void takeListFocus(list), [list]);
  const onLeave = useCallback(
    (left: TableAnchor): void => {
      if (table !== undefined) saveListAnchor(`${list} ${table}`, left);
    },
    [list, table],
  );
  return { anchor, onLeave };
}
