import { taskPath } from '../../../../domain/tasks/taskPath';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { moveListFocus, takeListFocus, useListName } from '../../../table/windows/useListAnchor';
import type { TaskQuery } from '../taskQuery';

/** The list that a task was opened from; part of the history state, so it survives a reload. */
export interface OpenedFrom {
  /** Filter and order of the list. */
  readonly query: TaskQuery;
  /** Position of the task in it, counted from 0. */
  readonly place: number;
  /** Identifies the list for its anchor. */
  readonly list: string;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Reads a history state; undefined for a task that was not opened from a list. */
export function openedFrom(state: unknown): OpenedFrom | undefined {
  const from = isRecord(state) ? state.openedFrom : undefined;
  if (!isRecord(from) || !isRecord(from.query) || typeof from.place !== 'number' || typeof from.list !== 'string')
    return undefined;
  return { query: from.query, place: from.place, list: from.list };
}

/** The list that a page was opened from, with or without a known position. */
export function listOpenedFrom(state: unknown): string | undefined {
  const list = openedFrom(state)?.list ?? (isRecord(state) ? state.list : undefined);
  return typeof list === 'string' ? list : undefined;
}

export const listUrl = (list: string): string => list.split(' ')[1] ?? '';

/** Opens tasks of a list, or of a part of it, so that their pages know their neighbours and the way back. */
export function useTaskOpening(query: TaskQuery) {
  const navigate = useNavigate();
  const list = useListName();
  const open = useCallback(
    (
      task: Parameters<typeof taskPath>[0],
      place: number,
      part?: { readonly name: string; readonly query: TaskQuery },
    ): void => {
      const from: OpenedFrom = { query: part?.query ?? query, place, list: part ? `${list} ${part.name}` : list };
      if (part) moveListFocus(from.list, place, task._id);
      void navigate(taskPath(task), { state: { openedFrom: from } });
    },
    [navigate, query, list],
  );
  /** Opens a task whose position says nothing about its neighbours. */
  const openWithoutPosition = useCallback(
    (task: Parameters<typeof taskPath>[0]): void => void navigate(taskPath(task), { state: { list } }),
    [navigate, list],
  );
  /** Reads and removes the stored anchor in a part of the list. */
  const takePosition = useCallback((part: string) => takeListFocus(`${list} ${part}`), [list]);
  return { open, openWithoutPosition, takePosition };
}
