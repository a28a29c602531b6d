import { useLayoutEffect, useMemo, useRef } from 'react';
import { useSelector, useStore } from 'react-redux';
import { screenActions, type ScreenBranch, type WithScreenState } from './screenState';
import { ownership } from './owners';
import { useScopedId } from './Scope';

export type Setter<Value> = (next: Value | ((known: Value) => Value)) => void;

interface ScreenStateOptions<Value> {
  /** The first value is stored when the component appears, for one that must not follow later changes of `initial`. */
  readonly isPinned?: boolean;
  /**
   * Corrects the value of a state that was not reached here but put in place of the present, by Redux DevTools: calls
   * that it waits for are not under way.
   */
  readonly continued?: (value: Value) => Value;
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
 * the component disappears; later changes do nothing, because an answer may arrive then. Looking at an earlier state
 * removes nothing: an answer after the return changes what the next component shows.
 * @param name unique within the scope
 * @param initial the value until the first change: plain JSON
 */
export function useScreenStateCell<Value>(
  branch: ScreenBranch,
  name: string,
  initial: Value,
  { isPinned = false, continued }: ScreenStateOptions<Value> = {},
): ScreenStateCell<Value> {
  const id = useScopedId(name);
  const store = useStore<WithScreenState>();
  const first = useRef({ id, value: initial });
  if (!isPinned || first.current.id !== id) first.current = { id, value: initial };
  const owner = useMemo(() => ownership(store, `${branch}:${id}`), [store, branch, id]);
  const correct = useRef(continued);
  const { changed, partChanged, released } = screenActions[branch];

  useLayoutEffect(() => {
    const giveUp = owner.claim();
    const entries = store.getState()[branch];
    if (!(id in entries)) {
      if (isPinned) store.dispatch(changed(id, first.current.value));
    } else if (owner.isFirst() && correct.current) {
      store.dispatch(changed(id, correct.current(entries[id] as Value)));
    }
    return () => {
      // The entries of a state that replaced the present belong to the components that are mounted with it.
      if (owner.isCurrent() && id in store.getState()[branch]) store.dispatch(released(id));
      giveUp();
    };
  }, [store, branch, id, isPinned, changed, released, owner]);

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
        if (owner.isCurrent()) store.dispatch(changed(id, isUpdate(next) ? next(get()) : next));
      },
      setPart: (path, part) => {
        if (owner.isCurrent()) store.dispatch(partChanged(id, path, part));
      },
    };
  }, [store, branch, id, changed, partChanged, owner]);
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
  options?: ScreenStateOptions<Value>,
): readonly [Value, Setter<Value>] {
  const { id, set, getFirst } = useScreenStateCell(branch, name, initial, options);
  const value = useSelector((state: WithScreenState) => {
    const entries = state[branch];
    return id in entries ? (entries[id] as Value) : getFirst();
  });
  return [value, set];
}
