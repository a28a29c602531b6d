import { alignedWindow, type WindowedSource } from '../../windows/tableSource';
import type { TableRows } from '../useTableRows';

/** Requests the missing rows of open groups within a span of lines: one span per group. */
export function askForGroupedRows<Row>(
  source: WindowedSource<Row>,
  rows: TableRows<Row>,
  first: number,
  count: number,
): void {
  const missing = new Map<string, { from: number; to: number; total: number }>();
  for (let position = first; position < first + count; position++) {
    const line = rows.lineAt?.(position);
    if (line?.kind !== 'row' || rows.rowAt(position) !== undefined) continue;
    const { from } = missing.get(line.group.key) ?? { from: line.index };
    missing.set(line.group.key, { from, to: line.index, total: line.group.count });
  }
  for (const [key, { from, to, total }] of missing)
    source.groups?.onWindowNeeded(key, alignedWindow(from, to - from + 1, total));
}
