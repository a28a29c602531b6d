import { employeePath } from '../../../../domain/employees/employeePath';
import { notificationLinks, type NotificationPath } from '../../../../domain/notifications/notificationLinks';
import { suggestedSuccessor } from '../../../../domain/employees/duties';
import { isLeaderCycle } from '../../../../domain/employees/employeeRules';
import { monthName, toMonth } from '../../../../domain/calendar/month';
import { counted } from '../../../../domain/wording/counted';
import { notify } from '../../../notifications/notify';
import { notifyDepartmentHeads } from '../../../notifications/notifyDepartmentHeads';
import { handOverRatings } from '../../../ratings/handOverRatings';
import { ratingsToGive, ratingSuccessors } from '../../../ratings/ratersReadModel';
import { addEmployeeChanges } from '../../../employee-records/employeeChangesRepository';
import { single, type Duty, type DutyContext, type DutySource } from './duty';
import { departmentsHeaded, interviewsToHold, pendingLeavesOfTeam, teamMembers } from './peopleDutiesReadModel';
import { moveInterviews, moveTeam, storeHeads } from './peopleDutiesRepository';
import { interviewPath } from '../../../../domain/interviews/interviewPath';
import { interviewFlag } from '../../../../domain/interviews/interviewRules';
import { leaderField } from '../employeeValues';
import { handOverTeam } from './handOverTeam';

const notifySuccessor = (
  { caller, database, now }: DutyContext,
  successorId: string,
  text: string,
  path: NotificationPath,
): Promise<void> =>
  notify(database, {
    recipientIds: [successorId],
    actorId: caller.employeeId,
    kind: 'hand-over',
    text: `${caller.fullName} ${text}`,
    path,
    happenedAt: now,
  });

const only = (duty: Omit<Duty, 'subjectId' | 'subject'>): readonly Duty[] =>
  duty.items.length === 0 ? [] : [{ ...duty, subjectId: '', subject: '' }];

/** The team. Its leader decides its leave, so the successor must be permitted to while leave is pending. */
export const teamDuties: DutySource = {
  list: async ({ database, leaving, people }) => {
    const decides = leaving.granted_flags.includes('Me.Team_Leave');
    const [team, pending] = await Promise.all([
      teamMembers(database, leaving.id),
      decides ? pendingLeavesOfTeam(database, leaving.id) : [],
    ]);
    const mustDecide = pending.length > 0;
    const leaders = new Map([
      ...people.map(({ id, team_leader_id }) => [id, team_leader_id] as const),
      [leaving.id, leaving.team_leader_id] as const,
    ]);
    const candidateIds = people
      .filter(({ id }) => !isLeaderCycle(leaders, leaving.id, id))
      .filter(({ granted_flags }) => !mustDecide || granted_flags.includes('Me.Team_Leave'))
      .map(({ id }) => id);
    const duties = only({
      kind: 'team',
      items: team.map(({ id, full_name }) => ({ id, text: full_name, path: employeePath(id) })),
      candidateIds,
      suggestedId: suggestedSuccessor(candidateIds, [leaving.team_leader_id]),
    });
    return { duties, hidden: 0 };
  },
  handOver: single(async (context, _duty, successor) => {
    const { caller, database, leaving, now } = context;
    const moved = await moveTeam(database, leaving.id, successor.id);
    await addEmployeeChanges(
      database,
      caller.employeeId,
      now,
      moved.map(({ id }) => ({
        employeeId: id,
        field: leaderField,
        previous: leaving.full_name,
        current: successor.full_name,
      })),
    );
    await handOverTeam(
      context,
      moved.map((employee) => ({
        ...employee,
        formerId: leaving.id,
        currentId: successor.id,
        previous: leaving.full_name,
        current: successor.full_name,
        isActive: true,
        isNew: false,
      })),
      leaving.full_name,
    );
  }),
};

/** KRA records that wait for the person's rating. */
export const ratingDuties: DutySource = {
  list: async ({ database, leaving }) => {
    const [records, successors] = await Promise.all([
      ratingsToGive(database, leaving.id),
      ratingSuccessors(database, leaving.id),
    ]);
    const candidateIds = successors.map(({ id }) => id);
    const duties = only({
      kind: 'ratings',
      items: records.map(({ id, full_name, month }) => ({
        id,
        text: `${full_name}, ${monthName(toMonth(month))}`,
        path: null,
      })),
      candidateIds,
      suggestedId: suggestedSuccessor(candidateIds, [leaving.team_leader_id]),
    });
    return { duties, hidden: 0 };
  },
  handOver: single(async (context, _duty, successor) => {
    await handOverRatings(context, context.leaving, successor.id);
  }),
};

/** Departments that the person heads. */
export const departmentDuties: DutySource = {
  list: async ({ database, leaving, people }) => {
    const candidateIds = people.map(({ id }) => id);
    const duties = (await departmentsHeaded(database, leaving.id)).map(({ id, name }): Duty => ({
      kind: 'department-head',
      subjectId: id,
      subject: name,
      items: [{ id, text: name, path: null }],
      candidateIds,
      suggestedId: suggestedSuccessor(candidateIds, [leaving.team_leader_id]),
    }));
    return { duties, hidden: 0 };
  },
  handOver: async ({ caller, database, now }, grants) => {
    await storeHeads(
      database,
      grants.map(({ duty, successor }) => ({ id: duty.subjectId, head_id: successor.id })),
    );
    await notifyDepartmentHeads(
      { caller, database, now },
      grants.map(({ duty, successor }) => ({ headId: successor.id, department: duty.subject })),
    );
  },
};

/** Future interviews of the employee, for users who may open the form. */
export const interviewDuties: DutySource = {
  list: async ({ caller, database, leaving, people }) => {
    const rounds = await interviewsToHold(database, leaving.id);
    if (!caller.grantedFlags.has(interviewFlag)) return { duties: [], hidden: rounds.length };
    const candidateIds = people
      .filter(({ granted_flags }) => granted_flags.includes(interviewFlag))
      .map(({ id }) => id);
    const duties = only({
      kind: 'interviews',
      items: rounds.map(({ id, name, title }) => ({
        id,
        text: `${name}: ${title}`,
        path: interviewPath(id),
      })),
      candidateIds,
      suggestedId: suggestedSuccessor(candidateIds, [leaving.team_leader_id, caller.employeeId]),
    });
    return { duties, hidden: 0 };
  },
  handOver: single(async (context, { items }, successor) => {
    const roundIds = items.map(({ id }) => id);
    await moveInterviews(context.database, roundIds, context.leaving.id, successor.id);
    const text = `handed ${counted(items.length, 'interview')} of ${context.leaving.full_name} over to you`;
    const { record, several } = notificationLinks['hand-over'];
    const [first] = roundIds;
    const path = first !== undefined && roundIds.length === 1 ? record.interview(first) : several.interviews();
    await notifySuccessor(context, successor.id, text, path);
  }),
};
