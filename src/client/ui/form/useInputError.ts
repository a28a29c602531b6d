import { useEffect } from 'react';
import type { BoundField } from './formHandle';

/** Reports to the form whether the field can parse its input. Unmounting the field clears the problem. */
export function useInputError(field: Pick<BoundField<unknown>, 'setInputError'>, message: string | null): void {
  const { setInputError } = field;
  useEffect(() => {
    setInputError(message);
    return () => setInputError(null);
    // `setInputError` is new on every render of the form and always refers to the same field.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [message]);
}
