import { closedStatus } from '../../../domain/planning/dueDays';
import { closingText } from '../../../domain/planning/sprintClosing';
import { closingProblems, planningMessages } from '../../../domain/planning/planningRules';
import { failures, mustBeValid } from '../../errors/failure';
import { notify } from '../../notifications/notify';
import type { Call, Handler } from '../../operations/call';
import { mustSeeSprint } from './planAnswer';
import { tellProject, tellTasks } from './planChanges';
import { closingOf, sprintById, type SprintRow } from './planReadModel';
import { insertSprint, keepClosing, lockPlan, lockPlans, moveTasks, saveSprint } from './planRepository';
import { sprintWire } from './planWire';
import { openTaskHolders } from './sprintClosingsReadModel';
import { planSprintSave } from './sprintSave';

/** Where the open tasks go on. */
type Target = { id: string; name: string } | null;

/** Finds or makes the sprint that takes the open tasks; both sprints are held until the transaction ends. */
async function holdWithTarget(call: Call<'closeSprint'>, sprint: SprintRow): Promise<Target> {
  const { body, caller, database, now } = call;
  const targetId = body.Carry === 'sprint' ? (body.Target_sprint_id ?? '') : null;
  const held = await lockPlans(database, 'sprints', [sprint.id, ...(targetId === null ? [] : [targetId])]);
  const own = held.get(sprint.id);
  if (own === undefined) throw failures.notFound('Sprint');
  // Two people close it at the same time: one of them does.
  if (own.status === closedStatus) throw failures.conflict('This sprint has been closed already', 'already_done');
  if (targetId !== null) {
    const target = held.get(targetId);
    if (target === undefined || target.project_id !== sprint.project_id)
      throw failures.invalid([{ field: 'Target_sprint_id', message: planningMessages.foreignSprint }]);
    if (target.status === closedStatus)
      throw failures.invalid([{ field: 'Target_sprint_id', message: planningMessages.closedSprint }]);
    return target;
  }
  if (body.Carry === 'leave') return null;
  if (!caller.grantedFlags.has('Sprint_Project.Add')) throw failures.notPermitted();
  const { values } = await planSprintSave(
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
  const id = await insertSprint(database, sprint.project_id, { ...values, scope_type: sprint.scope_type }, now);
  await lockPlan(database, 'sprints', id);
  await tellProject(database, call, { projectId: sprint.project_id, action: `created the sprint '${values.name}'` });
  return { id, name: values.name };
}

/**
 * Closes a sprint in one transaction: what is in it is kept, the open tasks stay or go on in another sprint, the
 * histories of tasks and project say so, and who had open tasks in it is told.
 * @throws Failure 404 when the caller may not see it, 409 when it is closed already, 422 with what is wrong, 403 for a new sprint without Sprint_Project.Add
 */
export const closeSprint: Handler<'closeSprint'> = async (call) => {
  const { body, caller, database, now } = call;
  const sprint = await mustSeeSprint(database, caller, body.id);
  mustBeValid(closingProblems(body, body.id));
  const target = await holdWithTarget(call, sprint);
  const holders = await openTaskHolders(database, body.id);
  await keepClosing(database, { sprintId: body.id, closedAt: now, closedById: caller.employeeId, carriedTo: target });
  const carried =
    target === null ? [] : await moveTasks(database, { from: body.id, to: target.id, isOpenOnly: true }, now);
  if (target !== null) await tellTasks(database, call, carried, sprint.name, target.name);
  await saveSprint(database, body.id, { status: closedStatus });

  const closed = await sprintById(database, body.id);
  if (closed === undefined) throw failures.notFound('Sprint');
  await tellProject(database, call, {
    projectId: sprint.project_id,
    action: `closed the sprint '${sprint.name}'`,
    remark: closingText(closingOf(closed)),
  });
  await notify(database, {
    recipientIds: holders,
    actorId: caller.employeeId,
    kind: 'sprint',
    text: `The sprint '${sprint.name}' was closed; your open tasks ${target === null ? 'stay in it' : `go on in '${target.name}'`}`,
    path: `/project/sprint/${sprint.project_id}?sprint=${target?.id ?? body.id}`,
    happenedAt: now,
  });
  return {
    Sprint: sprintWire(closed),
    Carried_to: target === null ? null : { _id: target.id, Name: target.name },
    Task_ids: carried.map((task) => task.id),
  };
};
