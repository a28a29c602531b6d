import { failures } from '../errors/failure';

/** Comma-separated ids, each once: an id is the same in capitals. */
export function distinctIds(text: string): string[] {
  const named = text.split(',').map((id) => id.trim());
  return [...new Map(named.map((id) => [id.toLowerCase(), id])).values()].filter((id) => id !== '');
}

/**
 * Comma-separated ids of records that were chosen one by one, each once.
 * @param what 'leaves'
 * @throws Failure 422 for none or more than `max`
 */
export function parseIds(
  text: string,
  { field, max, what }: { readonly field: string; readonly max: number; readonly what: string },
): string[] {
  const ids = distinctIds(text);
  if (ids.length === 0 || ids.length > max) throw failures.invalid([{ field, message: `Choose 1 to ${max} ${what}` }]);
  return ids;
}
