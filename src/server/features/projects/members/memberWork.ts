import { addDays, dayIn } from '../../../../domain/calendar/day';
import type { Call, Schemas } from '../../../operations/call';
import { toCounts } from '../../../work-figures/workStateReadModel';
import { workWire } from '../../../work-figures/workWire';
import { memberWire } from './memberWire';
import { readMemberLeaves, readMemberWork } from './memberWorkReadModel';

/** Today and the 13 days after (C-07). */
const lastDayAhead = 13;

/** The members of a project in the spelling of the contract. */
export async function memberWork(
  call: Pick<Call<'listProjectMembers'>, 'database' | 'now' | 'services' | 'caller'>,
  projectId: string,
): Promise<Schemas['MemberWork'][]> {
  const { database, now, services } = call;
  const today = dayIn(services.companyTimeZone, now);
  const members = await readMemberWork(database, projectId, today, now);
  const leaves = await readMemberLeaves(database, projectId, today, addDays(today, lastDayAhead));
  return members.map((member) => ({
    ...memberWire(member, call),
    Position: member.position_name,
    Email: member.email,
    Is_leader: member.is_leader,
    Joined_at: member.joined_at.toISOString(),
    Work: workWire(toCounts(member)),
    Overdue_task_count: member.overdue_count ?? 0,
    Logged_minutes: member.logged_minutes ?? 0,
    Leaves: leaves
      .filter((leave) => leave.employee_id === member.id)
      .map((leave) => ({ _id: leave.id, From: leave.starts_on, To: leave.ends_on, Days: leave.length_days })),
  }));
}
