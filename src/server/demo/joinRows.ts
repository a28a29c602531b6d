import { tablesInOrder, type CompanyRows } from './companyRows';

/** The rows of several areas, table by table in the given order. */
export function joinRows(parts: readonly CompanyRows[]): CompanyRows {
  const joined: Record<string, unknown[]> = {};
  for (const table of tablesInOrder) {
    const rows = parts.flatMap((part): readonly object[] => part[table] ?? []);
    if (rows.length > 0) joined[table] = rows;
  }
  return joined;
}
