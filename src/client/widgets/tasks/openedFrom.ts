import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { forgetListPlace, keepListPlace, readListPlace, takeListPlace } from '../../browser/listPlaces';
import { taskPath } from './taskColumns';
import type { TaskQuery } from './taskQuery';

/** The list that a task was opened from; stands in the browser's history and so survives a reload. */
export interface OpenedFrom {
  /** Filter and order of the list. */
  readonly query: TaskQuery;
  /** Place of the task in it, counted from 0. */
  readonly place: number;
  /** Names the list for its place. */
  readonly list: string;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Reads the state of an entry of the history; undefined for a task that was opened from no list. */
export function openedFrom(state: unknown): OpenedFrom | undefined {
  const from = isRecord(state) ? state.openedFrom : undefined;
  if (!isRecord(from) || !isRecord(from.query) || typeof from.place !== 'number' || typeof from.list !== 'string') return undefined;
  return { query: from.query, place: from.place, list: from.list };
}

/** Opens tasks of a list, or of a part of it, so that their pages know their neighbours, and the way back leads to the same place. */
export function useTaskOpening(query: TaskQuery) {
  const navigate = useNavigate();
  const { key, pathname, search } = useLocation();
  const list = `${key} ${pathname}${search}`;
  // Forgotten only when the list stands: a drawing that waits for code is begun anew and reads once more.
  const [initialPlace] = useState(() => readListPlace(list));
  useEffect(() => forgetListPlace(list), [list]);
  const open = useCallback(
    (task: Parameters<typeof taskPath>[0], place: number, part?: { readonly name: string; readonly query: TaskQuery }): void => {
      const from: OpenedFrom = { query: part?.query ?? query, place, list: part ? `${list} ${part.name}` : list };
      keepListPlace(from.list, place);
      void navigate(taskPath(task), { state: { openedFrom: from } });
    },
    [navigate, query, list],
  );
  /** The kept place in a part of the list, once. */
  const takePlaceIn = useCallback((part: string): number | undefined => takeListPlace(`${list} ${part}`), [list]);
  return { open, initialPlace, takePlaceIn };
}
