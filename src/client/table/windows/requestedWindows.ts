import { useCallback } from 'react';
import { useScreenState } from '../../screen-state/useScreenState';
import { WINDOW_ROWS, type WindowRequest } from './tableSource';

/** A window of the whole list, or of one of its groups. */
export interface RequestedWindow {
  readonly group?: string;
  readonly offset: number;
}

/** The windows that a table requested from one list. Plain data: it can be stored. */
export interface RequestedWindows {
  /** The list with its filters and sort order; windows of another list do not count. */
  readonly listKey: string;
  /** Least recently requested first. */
  readonly windows: readonly RequestedWindow[];
}

/** More are evicted: the store caches what is visible and its neighbourhood, not the list. */
const maxWindows = 6;
/** Open groups are short: there can be many on the screen. */
const maxGroupWindows = 24;

/** The windows that cover a span of rows. */
export function getWindows({ offset, limit }: WindowRequest, group?: string): readonly RequestedWindow[] {
  const windows: RequestedWindow[] = [];
  for (let start = Math.floor(offset / WINDOW_ROWS) * WINDOW_ROWS; start < offset + limit; start += WINDOW_ROWS)
    windows.push({ ...(group !== undefined && { group }), offset: start });
  return windows;
}

const isSameWindow = (one: RequestedWindow, other: RequestedWindow): boolean =>
  one.group === other.group && one.offset === other.offset;

/** The requested windows after another request: the least recently requested ones are evicted. */
export function withRequest(
  current: RequestedWindows,
  listKey: string,
  needed: readonly RequestedWindow[],
): RequestedWindows {
  const cached = current.listKey === listKey ? current.windows : [];
  const windows = [
    ...cached.filter((window) => !needed.some((requested) => isSameWindow(requested, window))),
    ...needed,
  ];
  const isGrouped = windows.some(({ group }) => group !== undefined);
  const requested = windows.slice(-(isGrouped ? maxGroupWindows : maxWindows));
  const isKnown =
    cached.length === requested.length &&
    requested.every((window, index) => cached[index] !== undefined && isSameWindow(cached[index], window));
  return isKnown ? current : { listKey, windows: requested };
}

/**
 * The windows requested from a list, and the function that requests more. It is the only place that stores them.
 * @param name the list's, unique within the scope
 * @param initial windows that are read before the table requests any
 */
export function useRequestedWindows(
  name: string,
  listKey: string,
  initial: readonly RequestedWindow[],
): readonly [windows: readonly RequestedWindow[], request: (needed: readonly RequestedWindow[]) => void] {
  const [requested, setRequested] = useScreenState<RequestedWindows>('tables', `${name}/windows`, {
    listKey,
    windows: initial,
  });
  const request = useCallback(
    (needed: readonly RequestedWindow[]) => setRequested((current) => withRequest(current, listKey, needed)),
    [listKey, setRequested],
  );
  return [requested.listKey === listKey ? requested.windows : initial, request];
}
