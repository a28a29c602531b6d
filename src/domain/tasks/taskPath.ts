import type { Day } from '../calendar/day';

/** The page of a task, with its project (NAV-047). */
export const taskPath = (task: { readonly _id: string; readonly Project_id: string }): string =>
  `/project/task/${encodeURIComponent(task._id)}/${encodeURIComponent(task.Project_id)}`;

/** The page of a task where its project is not known. */
export const shortTaskPath = (id: string): string => `/task/${encodeURIComponent(id)}`;

/** Address of the hours of a week, with a new entry for a span of a day opened. */
export const addHoursPath = (day: Day, from: string, to: string): string =>
  `/taskList?scope=hours&week=${day}&add=${day}T${from}/${to}`;
