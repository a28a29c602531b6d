import { sql, type RawBuilder } from 'kysely';
import { isOpen } from './workStateReadModel';

/** Tasks with an open blocker. */
const withOpenBlocker: RawBuilder<string> = sql`
  select dependency.task_id from task_dependencies dependency join tasks blocker on blocker.id = dependency.blocker_id
  where blocker.deleted_at is null and ${isOpen('blocker.status')}`;

/** `isBlocked` of `domain/schedule/dependencies.ts` for `tasks`; a deleted blocker blocks nothing. */
export const isBlockedTask: RawBuilder<boolean> = sql`(${isOpen('tasks.status')} and tasks.id in (${withOpenBlocker}))`;
