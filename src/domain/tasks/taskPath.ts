/** The page of a task, with its project (NAV-047). */
export const taskPath = (task: { readonly _id: string; readonly Project_id: string }): string =>
  `/project/task/${encodeURIComponent(task._id)}/${encodeURIComponent(task.Project_id)}`;

/** The page of a task where its project is not known. */
export const shortTaskPath = (id: string): string => `/task/${encodeURIComponent(id)}`;
