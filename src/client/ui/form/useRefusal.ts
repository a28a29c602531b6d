import { useEffect } from 'react';
import type { BoundField } from './formHandle';

/** Keeps the form informed whether the field can read what was typed. A field that goes away takes its refusal along. */
export function useRefusal(field: Pick<BoundField<unknown>, 'refuse'>, message: string | null): void {
  const { refuse } = field;
  useEffect(() => {
    refuse(message);
    return () => refuse(null);
    // `refuse` is made anew with every render of the form and always means the same field.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [message]);
}
