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

interface Comparing {
  readonly isLeftOut?: (path: string) => boolean;
  /** For values that are not identical. */
  readonly isSame?: (one: unknown, other: unknown) => boolean;
}

/** What an action has changed. Two states of a recording share what is equal, so only what has changed is looked at. */
export function stateDifference(
  before: unknown,
  after: unknown,
  { isLeftOut = () => false, isSame = () => false }: Comparing = {},
): Difference[] {
  const found: Difference[] = [];
  const compare = (one: unknown, other: unknown, path: string): void => {
    if (Object.is(one, other) || found.length >= maxDifferences || isLeftOut(path)) return;
    if (!isBranch(one) || !isBranch(other) || Array.isArray(one) !== Array.isArray(other)) {
      if (!isSame(one, other)) found.push({ path, before: one, after: other });
      return;
    }
    for (const name of new Set([...Object.keys(one), ...Object.keys(other)]))
      compare(one[name], other[name], path === '' ? name : `${path}.${name}`);
  };
  compare(before, after, '');
  return found;
}
