import { failures } from '../errors/failure';

export interface RequestedOrder<Key extends string> {
  readonly key: Key;
  readonly direction: 'asc' | 'desc';
}

/**
 * Parses a comma-separated parameter; undefined for no filter.
 * @throws Failure 400 naming the parameter for an unknown value
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
 * Parses `sort`, 'key:direction' up to three times.
 * @throws Failure 400 naming `sort` for an unknown key
 */
export function listedOrder<Key extends string>(
  sort: string,
  allowed: readonly Key[],
  what: string,
): RequestedOrder<Key>[] {
  return sort.split(',').map((part) => {
    const [name = '', direction] = part.split(':');
    const key = allowed.find((known) => known === name);
    if (key === undefined)
      throw failures.malformed([{ field: 'sort', message: `${what} cannot be sorted by '${name}'` }]);
    return { key, direction: direction === 'desc' ? 'desc' : 'asc' };
  });
}
