import { maxTurnMs, pause } from './pause';

/**
 * `map` for long lists: other requests are answered in between. Not for lists that something else may change.
 */
export async function mapWithPauses<Item, Result>(
  items: readonly Item[],
  map: (item: Item, index: number) => Result,
): Promise<Result[]> {
  const results: Result[] = [];
  let startedAt = performance.now();
  for (const [index, item] of items.entries()) {
    if (performance.now() - startedAt > maxTurnMs) {
      await pause();
      startedAt = performance.now();
    }
    results.push(map(item, index));
  }
  return results;
}
