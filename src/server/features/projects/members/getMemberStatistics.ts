import { allInOrder } from '../../../database/transactions/allInOrder';
import type { Handler } from '../../../operations/call';
import type { Schemas } from '../../../operations/operationTypes.gen';
import { mustSeeProject } from '../../../visibility/visibilityReadModel';
import { peopleOfProject, workByStatus } from './memberWorkReadModel';

/**
 * Tasks of a project by assignee and status (C-07): members, former members with tasks, and unassigned tasks.
 * @throws Failure 404 when the caller may not see the project
 */
export const getMemberStatistics: Handler<'getMemberStatistics'> = async (call) => {
  const { projectId } = call.params;
  const [, work, people] = await allInOrder([
    mustSeeProject(call.database, call.caller, projectId),
    workByStatus(call.database, projectId),
    peopleOfProject(call.database, projectId),
  ]);
  const employeeStatuses = (id: string | null): Schemas['MemberStatusWork'][] =>
    work
      .filter((row) => row.assignee_id === id)
      .map((row) => ({
        Status: row.status as Schemas['TaskStatus'],
        Count: row.count,
        Estimated_hours: row.estimated_hours,
        Logged_minutes: row.logged_minutes,
      }));
  const unassigned = employeeStatuses(null);
  return [
    ...people.map((person) => ({
      _id: person.id,
      Name: person.full_name,
      Is_member: person.member_id !== null,
      Statuses: employeeStatuses(person.id),
    })),
    ...(unassigned.length > 0 ? [{ _id: null, Name: 'Unassigned', Is_member: false, Statuses: unassigned }] : []),
  ];
};
