import { useLayoutEffect, useMemo, useRef } from 'react';
import { useStore } from 'react-redux';
import { screenActions, type WithScreenState } from '../../../screen-state/screenState';
import { claim } from '../../../screen-state/owners';
import { useScopedId } from '../../../screen-state/Scope';
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
  const id = useScopedId(name);
  const store = useStore<WithScreenState>();
  const latest = useRef(held);
  useLayoutEffect(() => {
    latest.current = held;
  });
  // An answer may arrive after the form has closed: its entry must not come back.
  const isGone = useRef(false);
  const first = useRef<FormEntry<Values>>(undefined);
  first.current ??= newEntry(initial);

  const access = useMemo((): FormAccess<Values> => {
    if (hasSecrets) return privateAccess(initial);
    const { changed, partChanged } = screenActions.drafts;
    // Composed entries are the same object for the same parts: subscribers compare by identity.
    let composed: { own: FormEntry<Values>; values: Values; entry: FormEntry<Values> } | undefined;
    const own = (): FormEntry<Values> =>
      (store.getState().drafts[id] as FormEntry<Values> | undefined) ?? (first.current as FormEntry<Values>);
    const get = (): FormEntry<Values> => {
      const entry = own();
      if (latest.current === undefined) return entry;
      const values = latest.current.select(store.getState() as never);
      if (composed?.own !== entry || composed.values !== values)
        composed = { own: entry, values, entry: { ...entry, values } };
      return composed.entry;
    };
    return {
      get,
      set: ({ values, ...change }) => {
        if (isGone.current) return;
        if (values !== undefined && latest.current !== undefined) latest.current.onChange(values);
        store.dispatch(changed(id, { ...own(), ...change, ...(values !== undefined && { values }) }));
      },
      changeValue: (field, value) => {
        if (isGone.current) return;
        const values = { ...get().values, [field]: value };
        if (latest.current !== undefined) latest.current.onChange(values);
        else store.dispatch(partChanged(id, ['values', field], value));
      },
      subscribe: (listener) => store.subscribe(listener),
    };
    // `initial` is that of the first rendering; a form starts over by `reset`.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [store, id, hasSecrets]);

  useLayoutEffect(() => {
    if (hasSecrets) return;
    const giveUp = claim(`drafts:${id}`);
    isGone.current = false;
    const { changed, released } = screenActions.drafts;
    if (!(id in store.getState().drafts)) store.dispatch(changed(id, first.current));
    return () => {
      giveUp();
      isGone.current = true;
      store.dispatch(released(id));
    };
  }, [store, id, hasSecrets]);
  return access;
}
