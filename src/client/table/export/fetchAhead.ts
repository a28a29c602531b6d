/**
 * Reads a list in large portions, one ahead of the requested rows: a server needs nearly as long for a hundred rows at
 * the end of a list as for thousands.
 * @param fetchRows rows of the list; fewer than requested only at its end
 * @param portion rows of one call
 * @param total length of the list
 * @returns rows from a position, which must not be before the last requested one; `limit` divides `portion`
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
    // The consumer of this portion gets the error; until then it is not unhandled.
    rows.catch(() => undefined);
    asked.set(start, rows);
    return rows;
  };
  return async (offset, limit) => {
    const start = offset - (offset % portion);
    for (const previous of asked.keys()) if (previous < start) asked.delete(previous);
    const rows = portionAt(start);
    if (start + portion < total) void portionAt(start + portion);
    return (await rows).slice(offset - start, offset - start + limit);
  };
}
