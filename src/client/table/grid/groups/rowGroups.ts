/** Rows with the same value of one column. */
export interface RowGroup {
  /** The value; '' for rows without one. */
  readonly key: string;
  /** Display text; '' for rows without a value. */
  readonly label: string;
  readonly count: number;
  /** Sums of the group's figures by column key. */
  readonly sums: Readonly<Record<string, number>>;
}

/** A line of a grouped table: a group's own, or a row of an open group. */
export type GroupedLine =
  | { readonly kind: 'group'; readonly group: RowGroup; readonly isOpen: boolean }
  | {
      readonly kind: 'row';
      readonly group: RowGroup;
      readonly index: number;
      /** Among the rows of all groups, counted from 1; the lines of groups have none. */
      readonly number: number;
    };

export interface GroupedLines {
  readonly count: number;
  readonly lineAt: (position: number) => GroupedLine | undefined;
  /** Position of a row of a group; undefined when the group is closed. */
  readonly getPosition: (groupKey: string, index: number) => number | undefined;
}

/** Lays out groups line by line: each has its own line, followed by its rows unless it is closed. */
export function groupedLines(groups: readonly RowGroup[], closedKeys: readonly string[]): GroupedLines {
  const closed = new Set(closedKeys);
  const starts: number[] = [];
  const rowsBefore: number[] = [];
  const getStart = new Map<string, number>();
  let count = 0;
  let rows = 0;
  for (const group of groups) {
    starts.push(count);
    rowsBefore.push(rows);
    rows += group.count;
    getStart.set(group.key, count);
    count += 1 + (closed.has(group.key) ? 0 : group.count);
  }
  const getLinePosition = (position: number): number => {
    let [low, high] = [0, starts.length - 1];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((starts[middle] ?? 0) <= position) low = middle;
      else high = middle - 1;
    }
    return low;
  };
  const lineAt = (position: number): GroupedLine | undefined => {
    if (position < 0 || position >= count) return undefined;
    const place = getLinePosition(position);
    const group = groups[place] as RowGroup;
    const index = position - (starts[place] ?? 0) - 1;
    return index < 0
      ? { kind: 'group', group, isOpen: !closed.has(group.key) }
      : { kind: 'row', group, index, number: (rowsBefore[place] ?? 0) + index + 1 };
  };
  const getPosition = (groupKey: string, index: number): number | undefined => {
    const start = getStart.get(groupKey);
    return start === undefined || closed.has(groupKey) ? undefined : start + 1 + index;
  };
  return { count, lineAt, getPosition };
}

/** The closed keys after toggling a group. */
export const closedAfterToggle = (closedKeys: readonly string[], key: string): string[] =>
  closedKeys.includes(key) ? closedKeys.filter((other) => other !== key) : [...closedKeys, key];
