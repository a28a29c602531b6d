import { leaderAction } from '../../../domain/history/historyFields';
import { failures } from '../../errors/failure';
import { addHistoryEntries } from '../../history/historyRepository';
import type { Handler } from '../../operations/call';
import { mustSeeProject } from '../../visibility/visibilityReadModel';
import { memberWork } from './memberWork';
import { setLeader } from './memberRepository';
import { memberOf } from './projectChoicesReadModel';
import { lockProject } from './projectRepository';

/**
 * Makes a member a leader of the project, or no longer. Setting what is so already changes nothing.
 * @throws Failure 404 when the caller may not see the project, or this is no member of it
 */
export const editProjectMember: Handler<'editProjectMember'> = async (call) => {
  const { body, caller, database, now } = call;
  await mustSeeProject(database, caller, body.id);
  await lockProject(database, body.id);
  const member = await memberOf(database, body.id, body.Employee_id);
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
  return memberWork(call, body.id);
};
