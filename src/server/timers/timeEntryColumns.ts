/** A time entry with the name of its task; for queries that join `tasks` to `task_timers`. */
export const timeEntryColumns = [
  'task_timers.id',
  'task_timers.started_at',
  'task_timers.stopped_at',
  'tasks.key',
  'tasks.summary',
] as const;
