import { addDays, dayIn } from '../../../../domain/calendar/day';
import { mondayOfWeek } from '../../../../domain/calendar/weekday';
import { groupedBy } from '../../../../domain/collections/groupedBy';
import { leaveDaysWithin, leaveLength, type LeavePeriod } from '../../../../domain/leave/leavePeriod';
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
  const monday = mondayOfWeek(today);
  const sunday = addDays(monday, 6);
  const [members, allLeaves] = await Promise.all([
    readMemberWork(database, projectId, today),
    readMemberLeaves(database, projectId, {
      first: monday,
      last: addDays(today, lastDayAhead),
      timeZone: services.companyTimeZone,
    }),
  ]);
  const leaves = groupedBy(
    allLeaves.map((row) => ({
      id: row.id,
      employeeId: row.employee_id,
      period: {
        from: row.starts_on,
        to: row.ends_on,
        halfFrom: row.half_from,
        halfTo: row.half_to,
      } satisfies LeavePeriod,
    })),
    ({ employeeId }) => employeeId,
  );
  const getLeaves = (member: { readonly id: string }) => leaves.get(member.id) ?? [];
  return members.map((member) => ({
    ...memberWire(member, call),
    Position: member.position_name,
    Email: member.email,
    Is_leader: member.is_leader,
    Joined_at: member.joined_at.toISOString(),
    Work: workWire(toCounts(member)),
    Overdue_task_count: member.overdue_count ?? 0,
    Logged_minutes: member.logged_minutes ?? 0,
    Leaves: getLeaves(member)
      .filter(({ period }) => period.to >= today)
      .map(({ id, period }) => ({ _id: id, From: period.from, To: period.to, Days: leaveLength(period) })),
    Away_days: getLeaves(member).reduce((days, { period }) => days + leaveDaysWithin(period, monday, sunday), 0),
  }));
}
