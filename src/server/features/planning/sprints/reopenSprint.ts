import { closedStatus } from '../../../../domain/planning/dueDays';
import { reopenedStatus } from '../../../../domain/tasks/workState';
import { failures } from '../../../errors/failure';
import type { Handler } from '../../../operations/call';
import { lastRead } from '../../../operations/lastRead';
import { lockedSprint, sprintAnswer } from '../planAnswer';
import { recordProjectEvent } from '../planChanges';
import { saveSprint } from '../planRepository';

/**
 * Reopens a closed sprint: its status becomes REOPEN. Tasks that were carried over are not moved back.
 * @throws Failure 404 when the caller may not see it, 409 when it is not closed
 */
export const reopenSprint: Handler<'reopenSprint'> = async (call) => {
  const { body, caller, database } = call;
  const sprint = await lockedSprint(database, caller, body.id);
  if (sprint.status !== closedStatus) throw failures.conflict('This sprint is not closed');
  await saveSprint(database, body.id, { status: reopenedStatus });
  await recordProjectEvent(database, call, {
    projectId: sprint.project_id,
    action: `reopened the sprint '${sprint.name}'`,
  });
  return lastRead(() => sprintAnswer(database, body.id));
};
