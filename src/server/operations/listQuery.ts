import { failures } from '../errors/failure';

export interface AskedOrder<Key extends string> {
  readonly key: Key;
  readonly direction: 'asc' | 'desc';
}

/**
 * Reads a comma-separated parameter; undefined for no filter.
 * @throws Failure 400 naming the parameter for a value that does not exist
 */
export function listedChoices<Choice extends string>(
  field: string,
  text: string | undefined,
  allowed: readonly Choice[],
): Choice[] | undefined {
  const parts =
    text
      ?.split(',')
      .map((part) => part.trim())
      .filter((part) => part !== '') ?? [];
  const chosen = parts.map((part) => {
    const known = allowed.find((choice) => choice === part);
    if (known === undefined) throw failures.malformed([{ field, message: `${field} cannot be '${part}'` }]);
    return known;
  });
  return chosen.length === 0 ? undefined : chosen;
}

/**
 * Reads `sort`, 'key:direction' up to three times.
 * @throws Failure 400 naming `sort` for a key that does not exist
 */
export function listedOrder<Key extends string>(
  sort: string,
  allowed: readonly Key[],
  what: string,
): AskedOrder<Key>[] {
  return sort.split(',').map((part) => {
    const [name = '', direction] = part.split(':');
    const key = allowed.find((known) => known === name);
    if (key === undefined)
      throw failures.malformed([{ field: 'sort', message: `${what} cannot be sorted by '${name}'` }]);
    return { key, direction: direction === 'desc' ? 'desc' : 'asc' };
  });
}
