import { failures } from '../../../errors/failure';
import type { Handler } from '../../../operations/call';
import { lastRead } from '../../../operations/lastRead';
import { planComparisons } from '../milestones/milestoneSave';
import { lockedSprint, sprintAnswer } from '../planAnswer';
import { changeText, recordProjectEvent } from '../planChanges';
import { saveSprint } from '../planRepository';
import { checkSprintSave } from './sprintSave';

/**
 * Changes a sprint. A save that changes nothing writes nothing.
 * @throws Failure 404 when the caller may not see it, 409 with the stored one when a newer version is stored, 422 with what is wrong
 */
export const updateSprint: Handler<'updateSprint'> = async (call) => {
  const { body, caller, database } = call;
  const stored = await lockedSprint(database, caller, body.id);
  if (body.Version !== undefined && stored.version > body.Version)
    throw failures.competingEdit({ ...(await sprintAnswer(database, body.id)) });
  const { values, milestoneName } = await checkSprintSave(database, stored.project_id, body, stored);
  const remark = changeText([
    ...planComparisons(stored, values),
    { label: 'Scope type', before: stored.scope_type, after: values.scope_type ?? null },
    { label: 'Milestone', before: stored.milestone_name, after: milestoneName },
  ]);
  if (remark !== '') {
    await saveSprint(database, body.id, values);
    await recordProjectEvent(database, call, {
      projectId: stored.project_id,
      action: `changed the sprint '${stored.name}'`,
      remark,
    });
  }
  return lastRead(() => sprintAnswer(database, body.id));
};
