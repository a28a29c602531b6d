import { useCallback, useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { preferenceChosen } from './preferencesSlice';
import type { WithSession } from './sessionReducer';

/**
 * One preference of the signed-in person, kept on the server, for example the layout of a table:
 * `const [layout, storeLayout] = usePreference('table.projects', readLayout)`.
 *
 * @param key letters, digits and _ . : / -
 * @param read checks what was stored (undefined when nothing was) and gives the value to use; declare it outside the component
 */
export function usePreference<Value>(key: string, read: (stored: unknown) => Value): [Value, (value: Value) => void] {
  const dispatch = useDispatch();
  const text = useSelector((state: WithSession) => state.session.preferences[key]);
  const value = useMemo(() => read(parsedPreference(text)), [read, text]);
  const store = useCallback((next: Value) => void dispatch(preferenceChosen(key, next)), [dispatch, key]);
  return [value, store];
}

/** The stored value of a preference; undefined without one and for invalid text. */
export function parsedPreference(text: string | undefined): unknown {
  if (text === undefined || text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    // Written by another tool or an older version: the reader's default is used.
    return undefined;
  }
}
