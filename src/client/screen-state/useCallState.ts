import { useScreenState, type Setter } from './useScreenState';

/**
 * State that waits for an answer, such as 'is being saved': like `useScreenState('drafts', …)`. In a state that was not
 * reached here but put in place of the present, by Redux DevTools, nothing is under way; waiting for an answer there
 * would never end.
 * @param name unique within the scope
 * @param idle the value while nothing is under way: plain JSON
 * @param continued the value of a state put in place of the present; default: `idle`
 */
export const useCallState = <Value>(
  name: string,
  idle: Value,
  continued: (known: Value) => Value = () => idle,
): readonly [Value, Setter<Value>] => useScreenState('drafts', name, idle, { continued });
