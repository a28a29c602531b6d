import type { PairedIds } from './pairedIds';

const shown = (value: unknown): string => (JSON.stringify(value) ?? 'nothing').slice(0, 120);
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Where two answers differ, each as 'path: one | other'.
 * @param ignored names of fields that may differ
 */
export function answerDifferences(
  one: unknown,
  other: unknown,
  ids: PairedIds,
  ignored: ReadonlySet<string>,
  path = '',
): string[] {
  if (Array.isArray(one) && Array.isArray(other)) {
    const shorter = Math.min(one.length, other.length);
    return [
      ...(one.length === other.length ? [] : [`${path}: ${one.length} items | ${other.length} items`]),
      ...Array.from({ length: shorter }, (_, index) =>
        answerDifferences(one[index], other[index], ids, ignored, `${path}[${index}]`),
      ).flat(),
    ];
  }
  if (isObject(one) && isObject(other))
    return [...new Set([...Object.keys(one), ...Object.keys(other)])]
      .filter((name) => !ignored.has(name))
      .flatMap((name) => answerDifferences(one[name], other[name], ids, ignored, `${path}.${name}`));
  const areEqual = typeof one === 'string' && typeof other === 'string' ? ids.areEqual(one, other) : one === other;
  return areEqual ? [] : [`${path}: ${shown(one)} | ${shown(other)}`];
}
