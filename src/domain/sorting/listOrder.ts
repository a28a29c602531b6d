export type SortDirection = 'asc' | 'desc';
export type SortedValue = string | number | boolean | null | undefined;

// As the collation `alphabetical` of the database: lists that either side sorts have one order.
const collator = new Intl.Collator('en', { numeric: true });

/** The order of the alphabet: case and accents tell apart only what is otherwise the same, and DB-2 comes before DB-10. */
export const compareTexts: (one: string, other: string) => number = collator.compare;

/** True for a value that a list shows as nothing. */
export const isEmptyValue = (value: SortedValue): value is '' | null | undefined =>
  value === null || value === undefined || value === '' || Number.isNaN(value);

/** The order of two values of a sorted column. Empty ones come last in both directions. */
export function compareListed(one: SortedValue, other: SortedValue, direction: SortDirection): number {
  const [isOneEmpty, isOtherEmpty] = [isEmptyValue(one), isEmptyValue(other)];
  if (isOneEmpty || isOtherEmpty) return Number(isOneEmpty) - Number(isOtherEmpty);
  const ascending =
    typeof one === 'string' && typeof other === 'string' ? compareTexts(one, other) : Number(one) - Number(other);
  return direction === 'asc' ? ascending : -ascending;
}
