/**
 * Address of a project's tasks, filtered by columns of their table, in the form that `viewToSearchParams` writes. It is
 * built here because the table belongs to another feature.
 */
export function tasksPath(projectId: string, filters: Readonly<Record<string, readonly string[]>> = {}): string {
  const parameters = new URLSearchParams();
  for (const [column, values] of Object.entries(filters))
    if (values.length > 0) parameters.set(`f.${column}`, `in:${values.map(encodeURIComponent).join('|')}`);
  const search = parameters.toString();
  return `/project/tasks/${encodeURIComponent(projectId)}${search === '' ? '' : `?${search}`}`;
}
