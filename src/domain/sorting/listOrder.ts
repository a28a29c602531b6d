export type SortDirection = 'asc' | 'desc';
export type SortedValue = string | number | boolean | null | undefined;

// The same order as the collation `alphabetical` of the database.
const collator = new Intl.Collator('en', { numeric: true });

/** Alphabetical: case and accents matter only between otherwise equal texts, and DB-2 comes before DB-10. */
export const compareTexts: (one: string, other: string) => number = collator.compare;

/** Whether a list shows nothing for the value. */
const isEmptyValue = (value: SortedValue): value is '' | null | undefined =>
  value === null || value === undefined || value === '' || Number.isNaN(value);

/** The order of two values of a sorted column. Empty ones come last in both directions. */
export function compareListed(one: SortedValue, other: SortedValue, direction: SortDirection): number {
  const [isOneEmpty, isOtherEmpty] = [isEmptyValue(one), isEmptyValue(other)];
  if (isOneEmpty || isOtherEmpty) return Number(isOneEmpty) - Number(isOtherEmpty);
  const ascending =
    typeof one === 'string' && typeof other === 'string' ? compareTexts(one, other) : Number(one) - Number(other);
  return direction === 'asc' ? ascending : -ascending;
}
