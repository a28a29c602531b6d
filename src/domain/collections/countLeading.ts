/**
 * How many items come before the first one that does not meet a condition, by bisection.
 * @param items in an order in which all that meet the condition come first
 */
export function countLeading<Item>(items: readonly Item[], meets: (item: Item) => boolean): number {
  let [low, high] = [0, items.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (meets(items[middle] as Item)) low = middle + 1;
    else high = middle;
  }
  return low;
}
