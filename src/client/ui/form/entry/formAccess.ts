import { useLayoutEffect, useMemo, useRef } from 'react';
import { useStore } from 'react-redux';
import type { WithScreenState } from '../../../screen-state/screenState';
import { useScreenStateCell } from '../../../screen-state/useScreenState';
import { unknownOutcome } from '../formFailure';
import { newEntry, type FormAccess, type FormEntry } from './formEntry';

/** Values that another branch of the store holds, such as `leaveForm`. */
export interface HeldValues<Values extends object> {
  /** Reads them from the state of the store. */
  readonly select: (state: never) => Values;
  readonly onChange: (values: Values) => void;
}

interface AccessOptions<Values extends object> {
  readonly name: string;
  readonly initial: Values;
  readonly hasSecrets: boolean;
  readonly held: HeldValues<Values> | undefined;
}

/** The entry of a form with passwords: they must not enter the store, where recordings and DevTools would show them. */
function privateAccess<Values extends object>(initial: Values): FormAccess<Values> {
  let entry = newEntry(initial);
  const listeners = new Set<() => void>();
  const set = (change: Partial<FormEntry<Values>>): void => {
    entry = { ...entry, ...change };
    for (const listener of [...listeners]) listener();
  };
  return {
    get: () => entry,
    set,
    changeValue: (name, value) => set({ values: { ...entry.values, [name]: value } }),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Where the form's entry is: under `drafts` in the store, for as long as the form is on the page. */
export function useFormAccess<Values extends object>({
  name,
  initial,
  hasSecrets,
  held,
}: AccessOptions<Values>): FormAccess<Values> {
  const store = useStore<WithScreenState>();
  // The entry of a form with secrets is never stored.
  const cell = useScreenStateCell('drafts', name, newEntry(initial), {
    isPinned: !hasSecrets,
    continued: (entry) => (entry.isSubmitting ? { ...entry, isSubmitting: false, failure: unknownOutcome } : entry),
  });
  const latest = useRef(held);
  useLayoutEffect(() => {
    latest.current = held;
  });

  return useMemo((): FormAccess<Values> => {
    if (hasSecrets) return privateAccess(initial);
    // Composed entries are the same object for the same parts: subscribers compare by identity.
    let composed: { own: FormEntry<Values>; values: Values; entry: FormEntry<Values> } | undefined;
    const get = (): FormEntry<Values> => {
      const own = cell.get();
      if (latest.current === undefined) return own;
      const values = latest.current.select(store.getState() as never);
      if (composed?.own !== own || composed.values !== values) composed = { own, values, entry: { ...own, values } };
      return composed.entry;
    };
    return {
      get,
      set: (change) => {
        if (change.values !== undefined) latest.current?.onChange(change.values);
        cell.set((own) => ({ ...own, ...change }));
      },
      changeValue: (field, value) => {
        if (latest.current === undefined) cell.setPart(['values', field], value);
        else latest.current.onChange({ ...get().values, [field]: value });
      },
      subscribe: (listener) => store.subscribe(listener),
    };
    // `initial` is that of the first rendering; a form starts over by `reset`.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [store, cell, hasSecrets]);
}
