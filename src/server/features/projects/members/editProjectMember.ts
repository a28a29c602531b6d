import { leaderAction } from '../../../../domain/history/historyFields';
import { allInOrder } from '../../../database/transactions/allInOrder';
import { failures } from '../../../errors/failure';
import { addHistoryEntries } from '../../../history/historyRepository';
import type { Handler } from '../../../operations/call';
import { lastRead } from '../../../operations/lastRead';
import { mustSeeProject } from '../../../visibility/visibilityReadModel';
import { memberWork } from './memberWork';
import { setLeader } from './memberRepository';
import { findMember } from '../projectChoicesReadModel';
import { lockProject } from '../projectRepository';

/**
 * Sets or clears a member's role as leader of the project.
 * @throws Failure 404 when the caller may not see the project, or the employee is not a member
 */
export const editProjectMember: Handler<'editProjectMember'> = async (call) => {
  const { body, caller, database, now } = call;
  const [, , member] = await allInOrder([
    mustSeeProject(database, caller, body.id),
    lockProject(database, body.id),
    findMember(database, body.id, body.Employee_id),
  ]);
  if (member === undefined) throw failures.notFound('Member');
  const isLeader = body.Leader === 'true';
  if (member.is_leader !== isLeader) {
    await setLeader(database, body.id, member.id, isLeader);
    await addHistoryEntries(database, [
      {
        subject: { kind: 'project', id: body.id },
        actorId: caller.employeeId,
        happenedAt: now,
        action: leaderAction(member.full_name, isLeader),
      },
    ]);
  }
  return lastRead(() => memberWork(call, body.id));
};
