export interface Difference {
  /** The way to the value: 'session.location.pathname'. */
  readonly path: string;
  /** undefined: it was not there, or is not there any more. */
  readonly before: unknown;
  readonly after: unknown;
}

const maxDifferences = 200;

const isBranch = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** What an action has changed. Two states share what is equal, so only what has changed is looked at. */
export function stateDifference(before: unknown, after: unknown): Difference[] {
  const found: Difference[] = [];
  const compare = (one: unknown, other: unknown, path: string): void => {
    if (Object.is(one, other) || found.length >= maxDifferences) return;
    if (!isBranch(one) || !isBranch(other) || Array.isArray(one) !== Array.isArray(other)) {
      found.push({ path, before: one, after: other });
      return;
    }
    for (const name of new Set([...Object.keys(one), ...Object.keys(other)]))
      compare(one[name], other[name], path === '' ? name : `${path}.${name}`);
  };
  compare(before, after, '');
  return found;
}
