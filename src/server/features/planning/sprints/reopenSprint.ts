import { closedStatus } from '../../../../domain/planning/dueDays';
import { failures } from '../../../errors/failure';
import type { Handler } from '../../../operations/call';
import { mustSeeSprint, sprintAnswer } from '../planAnswer';
import { recordProjectEvent } from '../planChanges';
import { lockPlan, saveSprint } from '../planRepository';

/**
 * Reopens a closed sprint: its status becomes REOPEN. Tasks that were carried over are not moved back.
 * @throws Failure 404 when the caller may not see it, 409 when it is not closed
 */
export const reopenSprint: Handler<'reopenSprint'> = async (call) => {
  const { body, caller, database } = call;
  await mustSeeSprint(database, caller, body.id);
  const sprint = await lockPlan(database, 'sprints', body.id);
  if (sprint.status !== closedStatus) throw failures.conflict('This sprint is not closed');
  await saveSprint(database, body.id, { status: 'REOPEN' });
  await recordProjectEvent(database, call, {
    projectId: sprint.project_id,
    action: `reopened the sprint '${sprint.name}'`,
  });
  return sprintAnswer(database, body.id);
};
