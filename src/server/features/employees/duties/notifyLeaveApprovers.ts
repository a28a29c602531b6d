import { counted } from '../../../../domain/wording/counted';
import { findLeaveApprovers } from '../../../assignments/leaveApproversReadModel';
import { notify } from '../../../notifications/notify';
import type { DutyContext } from './duty';
import { pendingLeavesOfTeam, findTeamLeaders } from './peopleDutiesReadModel';

export interface WaitingLeave {
  readonly employeeId: string;
  readonly deciderIds: readonly string[];
}

/** Pending leaves of the team with their approvers; must be read before the duties are handed over. */
export async function waitingLeaves({ database, leaving }: DutyContext): Promise<WaitingLeave[]> {
  const waiting: WaitingLeave[] = [];
  for (const leave of await pendingLeavesOfTeam(database, leaving.id)) {
    const { recipientIds } = await findLeaveApprovers(database, leave);
    waiting.push({ employeeId: leave.employee_id, deciderIds: recipientIds });
  }
  return waiting;
}

/** Notifies the new approvers of the number of pending leaves, also when the team has no new leader. */
export async function notifyLeaveApprovers(
  { caller, database, leaving, now }: DutyContext,
  waiting: readonly WaitingLeave[],
): Promise<void> {
  const leaders = await findTeamLeaders(
    database,
    waiting.map(({ employeeId }) => employeeId),
  );
  const counts = new Map<string, { recipientId: string; path: string; count: number }>();
  for (const { employeeId, deciderIds } of waiting) {
    const { recipientIds, path } = await findLeaveApprovers(database, {
      employee_id: employeeId,
      team_leader_id: leaders.get(employeeId) ?? null,
    });
    for (const recipientId of recipientIds.filter((id) => !deciderIds.includes(id))) {
      const known = counts.get(recipientId);
      counts.set(recipientId, { recipientId, path, count: (known?.count ?? 0) + 1 });
    }
  }
  for (const { recipientId, path, count } of counts.values())
    await notify(database, {
      recipientIds: [recipientId],
      actorId: caller.employeeId,
      kind: 'leave-requested',
      text: `${counted(count, 'pending leave request')} of the team of ${leaving.full_name} ${count === 1 ? 'waits' : 'wait'} for your decision`,
      path,
      happenedAt: now,
    });
}
