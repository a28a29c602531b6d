import { useRef, useSyncExternalStore } from 'react';
import { shallowEqual } from 'react-redux';
import type { FormHandle } from './formHandle';

/**
 * What a component needs of a form's values; it renders again only when that changes.
 * @param select a value, or an object or array of values, which are compared one by one
 */
export function useFormValues<Values extends object, Selected>(
  { access }: Pick<FormHandle<Values>, 'access'>,
  select: (values: Values) => Selected,
): Selected {
  const last = useRef<{ readonly selected: Selected }>(undefined);
  return useSyncExternalStore(access.subscribe, () => {
    const selected = select(access.get().values);
    if (last.current !== undefined && shallowEqual(last.current.selected, selected)) return last.current.selected;
    last.current = { selected };
    return selected;
  });
}
