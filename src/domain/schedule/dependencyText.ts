import { dependencyMessages, maxLagDays, minLagDays } from './dependencies';

/** A dependency as users type it: the key of the other task, and the lag in working days. */
export interface TypedDependency {
  readonly key: string;
  readonly lagDays: number;
}

export interface DependencyChanges {
  readonly removed: readonly TypedDependency[];
  /** `formerLagDays` is undefined for added ones. */
  readonly saved: readonly (TypedDependency & { readonly formerLagDays: number | undefined })[];
}

export const dependencyTextMessages = {
  form: 'Write keys with an optional lag in working days: HBR-3, HBR-7 +2',
  twice: (key: string) => `${key} is there twice`,
} as const;

/** 'HBR-7', 'hbr-7 +2', 'HBR-7 - 1 day': the last is what lists show. A minus follows a space, or it would be part of a key. */
const typedForm = /^([A-Z][A-Z0-9]{1,9}-\d{1,9})(?:(\s*\+|\s+[-−])\s*(\d{1,4})(?:\s*(?:working\s+)?D(?:AYS?)?)?)?$/i;

/** 'HBR-3, HBR-7 +2': how a cell is edited. */
export const formatDependencies = (dependencies: readonly TypedDependency[]): string =>
  dependencies
    .map(({ key, lagDays }) => (lagDays === 0 ? key : `${key} ${lagDays < 0 ? '-' : '+'}${Math.abs(lagDays)}`))
    .join(', ');

/**
 * The dependencies of an edited text, or what is wrong with it.
 * @param ownKey the task that has them
 */
export function parseDependencies(
  text: string,
  ownKey: string,
): { readonly dependencies: readonly TypedDependency[] } | { readonly problem: string } {
  const dependencies: TypedDependency[] = [];
  for (const part of text.split(/[,;\n]/).map((one) => one.trim())) {
    if (part === '') continue;
    const [, typedKey, sign = '', days = '0'] = typedForm.exec(part) ?? [];
    if (typedKey === undefined) return { problem: dependencyTextMessages.form };
    const key = typedKey.toUpperCase();
    const length = Number(days);
    const lagDays = sign.trim() === '+' || length === 0 ? length : -length;
    if (key === ownKey.toUpperCase()) return { problem: dependencyMessages.itself };
    if (lagDays < minLagDays || lagDays > maxLagDays) return { problem: dependencyMessages.lag };
    if (dependencies.some((known) => known.key === key)) return { problem: dependencyTextMessages.twice(key) };
    dependencies.push({ key, lagDays });
  }
  return { dependencies };
}

/** What turns the dependencies that a user was shown into those that the user typed. */
export function changedDependencies(
  before: readonly TypedDependency[],
  after: readonly TypedDependency[],
): DependencyChanges {
  const former = new Map(before.map(({ key, lagDays }) => [key, lagDays]));
  const wanted = new Set(after.map(({ key }) => key));
  return {
    removed: before.filter(({ key }) => !wanted.has(key)),
    saved: after
      .filter(({ key, lagDays }) => former.get(key) !== lagDays)
      .map((dependency) => ({ ...dependency, formerLagDays: former.get(dependency.key) })),
  };
}
