/**
 * Address of the tasks of a project, filtered by columns of that table. An address is written by hand here because the
 * table lives in another feature; it has the form that `viewToSearchParams` writes.
 */
export function tasksPath(projectId: string, filters: Readonly<Record<string, readonly string[]>> = {}): string {
  const parameters = new URLSearchParams();
  for (const [column, values] of Object.entries(filters))
    if (values.length > 0) parameters.set(`f.${column}`, `in:${values.map(encodeURIComponent).join('|')}`);
  const search = parameters.toString();
  return `/project/tasks/${encodeURIComponent(projectId)}${search === '' ? '' : `?${search}`}`;
}
