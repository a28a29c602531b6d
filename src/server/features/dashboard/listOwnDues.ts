import { addDays, dayIn } from '../../../domain/calendar/day';
import { isPermitted } from '../../../domain/permissions/isPermitted';
import { milestoneDueDays, sprintDueDays } from '../../../domain/planning/dueDays';
import type { Handler } from '../../operations/call';
import { ownDues } from './ownDuesReadModel';

/**
 * Milestones and sprints of the caller's own projects, within the same days as the lists of dues (CALL-055, CALL-056).
 */
export const listOwnDues: Handler<'listOwnDues'> = async ({ caller, database, now, services }) => {
  const today = dayIn(services.companyTimeZone, now);
  const rows = await ownDues(database, caller.employeeId, {
    milestonesUntil: isPermitted(caller.grantedFlags, ['Milestone_Project.*'])
      ? addDays(today, milestoneDueDays)
      : null,
    sprintsUntil: isPermitted(caller.grantedFlags, ['Sprint_Project.*']) ? addDays(today, sprintDueDays) : null,
  });
  return rows.map((row) => ({
    _id: row.id,
    Kind: row.kind,
    Name: row.name,
    Due_date: row.due_on,
    Status: row.status,
    Project_id: row.project_id,
    Project_name: row.project_name,
  }));
};
