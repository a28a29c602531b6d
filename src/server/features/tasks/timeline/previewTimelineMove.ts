import { dayIn } from '../../../../domain/calendar/day';
import type { Handler } from '../../../operations/call';
import { checkMove } from './checkedMove';

/**
 * What a move of tasks on the timeline would change: the tasks that move with it, the employees with more planned hours than
 * they work, the milestones that end on another day. Nothing is stored.
 * @throws Failure 400 for moves that cannot be read, 404 for a task that the caller may not see, 422 for finished tasks
 */
export const previewTimelineMove: Handler<'previewTimelineMove'> = async ({ body, caller, database, now, services }) =>
  (
    await checkMove(database, caller, {
      moves: body.moves,
      today: dayIn(services.companyTimeZone, now),
      timeZone: services.companyTimeZone,
      isForSaving: false,
    })
  ).preview;
