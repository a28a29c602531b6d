import { sql } from 'kysely';

/**
 * Seconds of a finished entry of `task_timers`, 0 while it runs: `wholeSeconds` of `domain/timer` in SQL. The same function of the
 * database keeps the logged time of tasks, so that sums over entries and over tasks agree.
 */
export const entrySeconds = sql<number>`finished_seconds(task_timers.started_at, task_timers.stopped_at)`;
