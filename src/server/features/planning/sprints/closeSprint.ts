import { notificationLinks } from '../../../../domain/notifications/notificationLinks';
import { closedStatus } from '../../../../domain/planning/dueDays';
import { closingText } from '../../../../domain/planning/sprintClosing';
import { closingProblems, planningMessages } from '../../../../domain/planning/planningRules';
import { allInOrder } from '../../../database/transactions/allInOrder';
import { failures, mustBeValid } from '../../../errors/failure';
import { viewersAmong } from '../../../visibility/viewersReadModel';
import { notify } from '../../../notifications/notify';
import type { Call, Handler } from '../../../operations/call';
import { toCounts } from '../../../work-figures/workStateReadModel';
import { mustSeeSprint } from '../planAnswer';
import { recordProjectEvent, recordTaskMoves } from '../planChanges';
import { lastClosing, sprintById, type SprintRow } from '../planReadModel';
import { insertSprint, insertClosing, lockPlans, moveTasks, saveSprint } from '../planRepository';
import { sprintWire } from '../planWire';
import { openTaskHolders } from './sprintClosingsReadModel';
import { checkSprintSave } from './sprintSave';

/** The sprint for the open tasks. */
type Target = { id: string; name: string } | null;

/** Finds or creates the sprint for the open tasks; stored sprints are locked until the transaction ends. */
async function lockWithTarget(call: Call<'closeSprint'>, sprint: SprintRow): Promise<Target> {
  const { body, caller, database, now } = call;
  const targetId = body.Carry === 'sprint' ? (body.Target_sprint_id ?? '') : null;
  const locked = await lockPlans(database, 'sprints', [sprint.id, ...(targetId === null ? [] : [targetId])]);
  const own = locked.get(sprint.id);
  if (own === undefined) throw failures.notFound('Sprint');
  // Of two concurrent calls, one closes it.
  if (own.status === closedStatus) throw failures.conflict('This sprint has been closed already', 'already_done');
  if (targetId !== null) {
    const target = locked.get(targetId);
    if (target === undefined || target.project_id !== sprint.project_id)
      throw failures.invalid([{ field: 'Target_sprint_id', message: planningMessages.foreignSprint }]);
    if (target.status === closedStatus)
      throw failures.invalid([{ field: 'Target_sprint_id', message: planningMessages.closedSprint }]);
    return target;
  }
  if (body.Carry === 'leave') return null;
  if (!caller.grantedFlags.has('Sprint_Project.Add')) throw failures.notPermitted();
  const { values } = await checkSprintSave(
    database,
    sprint.project_id,
    {
      Name: body.Name ?? '',
      StartDate: body.StartDate,
      DueDate: body.DueDate,
      Milestone_id: sprint.milestone_id ?? '',
    },
    null,
  );
  const [id] = await allInOrder([
    insertSprint(database, sprint.project_id, { ...values, scope_type: sprint.scope_type }, now),
    recordProjectEvent(database, call, {
      projectId: sprint.project_id,
      action: `created the sprint '${values.name}'`,
    }),
  ]);
  return { id, name: values.name };
}

/**
 * Closes a sprint in one transaction: its tasks are copied, the open ones stay or move to another sprint, the histories
 * of tasks and project record it, and employees with open tasks are notified.
 * @throws Failure 404 when the caller may not see it, 409 when it is closed already or the number of its open tasks is no longer the one that was shown, 422 with what is wrong, 403 for a new sprint without Sprint_Project.Add
 */
export const closeSprint: Handler<'closeSprint'> = async (call) => {
  const { body, caller, database, now } = call;
  const sprint = await mustSeeSprint(database, caller, body.id);
  mustBeValid(closingProblems(body, body.id));
  const target = await lockWithTarget(call, sprint);
  const [seen, holders] = await allInOrder([
    mustSeeSprint(database, caller, body.id),
    viewersAmong(database, { kind: 'project', id: sprint.project_id }, openTaskHolders(database, body.id)),
  ]);
  if (body.Seen_open !== undefined && toCounts(seen).open !== body.Seen_open)
    throw failures.competingEdit(sprintWire(seen));
  const [, carried, , closed] = await allInOrder([
    insertClosing(database, { sprintId: body.id, closedAt: now, closedById: caller.employeeId, carriedTo: target }),
    target === null ? [] : moveTasks(database, { from: body.id, to: target.id, isOpenOnly: true }, now),
    saveSprint(database, body.id, { status: closedStatus }),
    sprintById(database, body.id),
  ]);
  if (closed === undefined) throw failures.notFound('Sprint');
  await allInOrder([
    target === null ? undefined : recordTaskMoves(database, call, carried, sprint.name, target.name),
    recordProjectEvent(database, call, {
      projectId: sprint.project_id,
      action: `closed the sprint '${sprint.name}'`,
      remark: closingText(lastClosing(closed)),
    }),
    notify(database, {
      recipientIds: holders,
      actorId: caller.employeeId,
      kind: 'sprint',
      text: `The sprint '${sprint.name}' was closed; your open tasks ${target === null ? 'stay in it' : `go on in '${target.name}'`}`,
      path: notificationLinks.sprint.record.sprint(target?.id ?? body.id, sprint.project_id),
      happenedAt: now,
    }),
  ]);
  return {
    Sprint: sprintWire(closed),
    Carried_to: target === null ? null : { _id: target.id, Name: target.name },
    Task_ids: carried.map((task) => task.id),
  };
};
