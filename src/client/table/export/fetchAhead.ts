/**
 * Reads a list in large portions, one ahead of what is asked for: a server takes nearly as long for a hundred rows from
 * far down a list as for thousands.
 *
 * @param fetchRows rows of the list; fewer than asked for only at its end
 * @param portion rows of one call
 * @param total length of the list
 * @returns rows from a place on, which must not lie before those that were asked for last; `limit` divides `portion`
 */
export function fetchAhead<Row>(
  fetchRows: (offset: number, limit: number) => Promise<readonly Row[]>,
  portion: number,
  total: number,
): (offset: number, limit: number) => Promise<readonly Row[]> {
  const asked = new Map<number, Promise<readonly Row[]>>();
  const portionAt = (start: number): Promise<readonly Row[]> => {
    const known = asked.get(start);
    if (known !== undefined) return known;
    const rows = fetchRows(start, portion);
    // Whoever comes to this portion is told; until then nobody has missed it.
    rows.catch(() => undefined);
    asked.set(start, rows);
    return rows;
  };
  return async (offset, limit) => {
    const start = offset - (offset % portion);
    for (const former of asked.keys()) if (former < start) asked.delete(former);
    const rows = portionAt(start);
    if (start + portion < total) void portionAt(start + portion);
    return (await rows).slice(offset - start, offset - start + limit);
  };
}
