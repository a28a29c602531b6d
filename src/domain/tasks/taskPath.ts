/** The page of a task, with its project (NAV-047). */
export const taskPath = (task: { readonly _id: string; readonly Project_id: string }): string =>
  `/project/task/${encodeURIComponent(task._id)}/${encodeURIComponent(task.Project_id)}`;
