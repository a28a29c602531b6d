import type { BoundField } from './formHandle';
import { useInputError } from './useInputError';
import { tooLongMessage } from '../../../domain/validation/tooLong';

/**
 * A text field that takes longer texts as well, and says so immediately: the browser's own limit would cut a pasted text
 * without a word.
 */
export function useLengthLimit(field: BoundField<string>, maxLength: number | undefined): BoundField<string> {
  const isTooLong = maxLength !== undefined && field.value.length > maxLength;
  const message = isTooLong ? tooLongMessage(maxLength) : null;
  useInputError(field, message);
  return message === null ? field : { ...field, problem: field.problem ?? message };
}
