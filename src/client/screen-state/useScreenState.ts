import { useLayoutEffect, useMemo, useRef } from 'react';
import { useSelector, useStore } from 'react-redux';
import { screenActions, type ScreenBranch, type WithScreenState } from './screenState';
import { claim } from './owners';
import { useScopedId } from './Scope';

export type Setter<Value> = (next: Value | ((known: Value) => Value)) => void;

interface ScreenStateOptions {
  /** The first value is stored when the component appears, for one that must not follow later changes of `initial`. */
  readonly isPinned?: boolean;
}

/** Access to the state of a component without rendering again when it changes. */
export interface ScreenStateCell<Value> {
  readonly id: string;
  readonly get: () => Value;
  /** The value until the first change. */
  readonly getFirst: () => Value;
  readonly set: Setter<Value>;
  /** Changes one part of a value that is an object; the path leads to it. */
  readonly setPart: (path: readonly string[], part: unknown) => void;
}

const isUpdate = <Value>(next: Value | ((known: Value) => Value)): next is (known: Value) => Value =>
  typeof next === 'function';

/**
 * State of a component in the store, for handlers and for components that show only a part of it. It is removed when
 * the component disappears; later changes do nothing, because an answer may arrive then.
 * @param name unique within the scope
 * @param initial the value until the first change: plain JSON
 */
export function useScreenStateCell<Value>(
  branch: ScreenBranch,
  name: string,
  initial: Value,
  { isPinned = false }: ScreenStateOptions = {},
): ScreenStateCell<Value> {
  const id = useScopedId(name);
  const store = useStore<WithScreenState>();
  const first = useRef({ id, value: initial });
  if (!isPinned || first.current.id !== id) first.current = { id, value: initial };
  const isGone = useRef(false);
  const { changed, partChanged, released } = screenActions[branch];

  useLayoutEffect(() => {
    const giveUp = claim(`${branch}:${id}`);
    isGone.current = false;
    if (isPinned && !(id in store.getState()[branch])) store.dispatch(changed(id, first.current.value));
    return () => {
      giveUp();
      isGone.current = true;
      if (id in store.getState()[branch]) store.dispatch(released(id));
    };
  }, [store, branch, id, isPinned, changed, released]);

  return useMemo((): ScreenStateCell<Value> => {
    const get = (): Value => {
      const entries = store.getState()[branch];
      return id in entries ? (entries[id] as Value) : first.current.value;
    };
    return {
      id,
      get,
      getFirst: () => first.current.value,
      set: (next) => {
        if (!isGone.current) store.dispatch(changed(id, isUpdate(next) ? next(get()) : next));
      },
      setPart: (path, part) => {
        if (!isGone.current) store.dispatch(partChanged(id, path, part));
      },
    };
  }, [store, branch, id, changed, partChanged]);
}

/**
 * Like `useState`, with the value in the store: a recording and time travel show it.
 * @param name unique within the scope
 * @param initial the value until the first change: plain JSON
 */
export function useScreenState<Value>(
  branch: ScreenBranch,
  name: string,
  initial: Value,
  options?: ScreenStateOptions,
): readonly [Value, Setter<Value>] {
  const { id, set, getFirst } = useScreenStateCell(branch, name, initial, options);
  const value = useSelector((state: WithScreenState) => {
    const entries = state[branch];
    return id in entries ? (entries[id] as Value) : getFirst();
  });
  return [value, set];
}
