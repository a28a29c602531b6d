/** The days of a task, with their halves. */
export const taskDayColumns = ['tasks.starts_on', 'tasks.start_half', 'tasks.due_on', 'tasks.due_half'] as const;

/** Days and hours of a task: what its place in the schedule and in the working plan is computed from. */
export const plannedWorkColumns = [...taskDayColumns, 'tasks.duration_hours', 'tasks.logged_seconds'] as const;
