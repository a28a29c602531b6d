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

/** Access to kept state without rendering again when it changes. */
interface ScreenStateCell<Value> {
  readonly id: string;
  readonly get: () => Value;
  /** The value until the first change. */
  readonly getFirst: () => Value;
  readonly set: Setter<Value>;
}

const isUpdate = <Value>(next: Value | ((known: Value) => Value)): next is (known: Value) => Value =>
  typeof next === 'function';

/**
 * State of a component in the store, for handlers, without rendering when it changes. It is removed when the component disappears.
 * @param name unique within the scope
 * @param initial the value until the first change: plain JSON
 */
function useScreenStateCell<Value>(
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
  const { changed, released } = screenActions[branch];

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
    // An answer may arrive after the component has disappeared: its entry must not come back.
    const set: Setter<Value> = (next) => {
      if (!isGone.current) store.dispatch(changed(id, isUpdate(next) ? next(get()) : next));
    };
    return { id, get, getFirst: () => first.current.value, set };
  }, [store, branch, id, changed]);
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
