import { Turns } from './pause';

/**
 * `map` for long lists: other requests are answered in between. Not for lists that something else may change.
 */
export async function mapWithPauses<Item, Result>(
  items: readonly Item[],
  map: (item: Item, index: number) => Result,
): Promise<Result[]> {
  const results: Result[] = [];
  const turns = new Turns();
  for (const [index, item] of items.entries()) {
    const next = turns.next();
    if (next !== undefined) await next;
    results.push(map(item, index));
  }
  return results;
}
