import { notificationLinks, type NotificationPath } from '../../../../domain/notifications/notificationLinks';
import type { Kysely } from 'kysely';
import { groupedBy } from '../../../../domain/collections/groupedBy';
import { counted } from '../../../../domain/wording/counted';
import { approversOfLeaves, type LeaveOfTeamMember } from '../../../assignments/leaveApproversReadModel';
import type { Schema } from '../../../database/schema';
import { notifyAll, type NewNotification } from '../../../notifications/notify';
import type { DutyContext } from './duty';
import { findTeamLeaders, pendingLeavesOfEmployees, pendingLeavesOfTeam } from './peopleDutiesReadModel';
import { logNewDecider } from './peopleDutiesRepository';

export interface WaitingLeave {
  readonly id: string;
  readonly employeeId: string;
  readonly deciderIds: readonly string[];
}

/** Leaves with the approvers that the team leaders in them result in. */
async function withApprovers(
  database: Kysely<Schema>,
  leaves: readonly (LeaveOfTeamMember & { readonly id: string })[],
): Promise<WaitingLeave[]> {
  const approvers = await approversOfLeaves(database, leaves);
  return leaves.map((leave, index) => ({
    id: leave.id,
    employeeId: leave.employee_id,
    deciderIds: approvers[index]?.recipientIds ?? [],
  }));
}

/** Pending leaves of those who are still in the team, with their approvers; must be read while the leader is active. */
export const waitingLeaves = async ({
  database,
  leaving,
}: Pick<DutyContext, 'database' | 'leaving'>): Promise<WaitingLeave[]> =>
  withApprovers(database, await pendingLeavesOfTeam(database, leaving.id));

type Context = Pick<DutyContext, 'caller' | 'database' | 'now'>;

/** An employee whose team leader has changed. */
export interface MovedEmployee {
  readonly id: string;
  readonly full_name: string;
  /** Id of the team leader until now. */
  readonly formerId: string | null;
  readonly currentId: string | null;
  /** Names of the team leaders; null for none. */
  readonly previous: string | null;
  readonly current: string | null;
  /** No one leads those who have left. */
  readonly isActive: boolean;
  /** An employee who was just added has no leaves. */
  readonly isNew: boolean;
}

/**
 * What follows from changed team leaders: new ones are notified, and pending leaves go to the approvers that result. To be
 * called after the change.
 * @param formerLeader when a whole team changes hands: who led it
 */
export async function handOverTeam(
  context: Context,
  employees: readonly MovedEmployee[],
  formerLeader?: string,
): Promise<void> {
  await notifyNewLeaders(context, employees, formerLeader);
  await handOverLeaves(context, employees, formerLeader);
}

async function notifyNewLeaders(
  { caller, database, now }: Context,
  employees: readonly MovedEmployee[],
  formerLeader: string | undefined,
): Promise<void> {
  const teams = groupedBy(
    employees.filter(({ isActive }) => isActive),
    ({ currentId }) => currentId,
  );
  await notifyAll(
    database,
    [...teams].flatMap(([leaderId, team]): NewNotification[] => {
      const [only, ...others] = team;
      if (leaderId === null || only === undefined) return [];
      const members = others.length === 0 ? only.full_name : counted(team.length, 'employee');
      const { record, several } = notificationLinks['hand-over'];
      const until = formerLeader === undefined ? '' : `, until now the team of ${formerLeader}`;
      return [
        {
          recipientIds: [leaderId],
          actorId: caller.employeeId,
          kind: 'hand-over',
          text: `${caller.fullName} made you the team leader of ${members}${until}`,
          path: others.length === 0 ? record.person(only.id) : several.team(),
          happenedAt: now,
        },
      ];
    }),
  );
}

/** Notifies the new approvers of pending leaves of the employees; the log of each leave records it. */
async function handOverLeaves(
  context: Context,
  employees: readonly MovedEmployee[],
  formerLeader: string | undefined,
): Promise<void> {
  const { caller, database, now } = context;
  const moved = new Map(employees.filter(({ isNew }) => !isNew).map((employee) => [employee.id, employee]));
  if (moved.size === 0) return;
  const leaves = await pendingLeavesOfEmployees(database, [...moved.keys()]);
  if (leaves.length === 0) return;
  const waiting = await withApprovers(
    database,
    leaves.map(({ id, employee_id }) => ({
      id,
      employee_id,
      team_leader_id: moved.get(employee_id)?.formerId ?? null,
    })),
  );
  const [only, ...others] = new Set(leaves.map(({ full_name: name }) => name));
  const oneEmployee = only !== undefined && others.length === 0 ? only : 'employees with a new team leader';
  await notifyLeaveApprovers(
    context,
    waiting,
    formerLeader === undefined ? oneEmployee : `the team of ${formerLeader}`,
  );
  await logNewDecider(
    database,
    leaves.map(({ id, employee_id }) => {
      const { previous = null, current = null } = moved.get(employee_id) ?? {};
      return { id, comment: `Team leader: ${previous ?? 'none'} → ${current ?? 'none'}` };
    }),
    caller.employeeId,
    now,
  );
}

/**
 * Notifies the new approvers of the number of pending leaves, also when the team has no new leader.
 * @param whose 'the team of Asha Rao'
 */
export async function notifyLeaveApprovers(
  { caller, database, now }: Context,
  waiting: readonly WaitingLeave[],
  whose: string,
): Promise<void> {
  const leaders = await findTeamLeaders(
    database,
    waiting.map(({ employeeId }) => employeeId),
  );
  const approvers = await approversOfLeaves(
    database,
    waiting.map(({ employeeId }) => ({ employee_id: employeeId, team_leader_id: leaders.get(employeeId) ?? null })),
  );
  const { record, several } = notificationLinks['leave-requested'];
  const counts = new Map<string, { recipientId: string; path: NotificationPath; count: number }>();
  for (const [index, { recipientIds, list }] of approvers.entries()) {
    const { id = '', deciderIds = [] } = waiting[index] ?? {};
    for (const recipientId of recipientIds.filter((approverId) => !deciderIds.includes(approverId))) {
      const known = counts.get(recipientId);
      const path = known ? several.leaves(list) : record.leave(id, list);
      counts.set(recipientId, { recipientId, path, count: (known?.count ?? 0) + 1 });
    }
  }
  await notifyAll(
    database,
    [...counts.values()].map(({ recipientId, path, count }) => ({
      recipientIds: [recipientId],
      actorId: caller.employeeId,
      kind: 'leave-requested',
      text: `${counted(count, 'pending leave request')} of ${whose} ${count === 1 ? 'waits' : 'wait'} for your decision`,
      path,
      happenedAt: now,
    })),
  );
}
