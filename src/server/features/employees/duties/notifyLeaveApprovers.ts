import { counted } from '../../../../domain/wording/counted';
import { approversOfLeaves } from '../../../assignments/leaveApproversReadModel';
import { notifyAll } from '../../../notifications/notify';
import type { DutyContext } from './duty';
import { pendingLeavesOfTeam, findTeamLeaders } from './peopleDutiesReadModel';

export interface WaitingLeave {
  readonly employeeId: string;
  readonly deciderIds: readonly string[];
}

/** Pending leaves of the team with their approvers; must be read before the duties are handed over. */
export async function waitingLeaves({
  database,
  leaving,
}: Pick<DutyContext, 'database' | 'leaving'>): Promise<WaitingLeave[]> {
  const leaves = await pendingLeavesOfTeam(database, leaving.id);
  const approvers = await approversOfLeaves(database, leaves);
  return leaves.map((leave, index) => ({
    employeeId: leave.employee_id,
    deciderIds: approvers[index]?.recipientIds ?? [],
  }));
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
  const approvers = await approversOfLeaves(
    database,
    waiting.map(({ employeeId }) => ({ employee_id: employeeId, team_leader_id: leaders.get(employeeId) ?? null })),
  );
  const counts = new Map<string, { recipientId: string; path: string; count: number }>();
  for (const [index, { deciderIds }] of waiting.entries()) {
    const { recipientIds = [], path = '' } = approvers[index] ?? {};
    for (const recipientId of recipientIds.filter((id) => !deciderIds.includes(id))) {
      const known = counts.get(recipientId);
      counts.set(recipientId, { recipientId, path, count: (known?.count ?? 0) + 1 });
    }
  }
  await notifyAll(
    database,
    [...counts.values()].map(({ recipientId, path, count }) => ({
      recipientIds: [recipientId],
      actorId: caller.employeeId,
      kind: 'leave-requested',
      text: `${counted(count, 'pending leave request')} of the team of ${leaving.full_name} ${count === 1 ? 'waits' : 'wait'} for your decision`,
      path,
      happenedAt: now,
    })),
  );
}
