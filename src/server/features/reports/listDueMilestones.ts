import { dayIn } from '../../../domain/calendar/day';
import { lastDayOfDues, milestoneDueDays } from '../../../domain/planning/dueDays';
import type { Handler } from '../../operations/call';
import { milestonesInReach } from './planReportReadModel';
import { milestoneReportWire } from './planReportWire';

/** CALL-055: milestones of the projects that the caller may see, due within 15 days and not CLOSE; by due date, so that overdue ones come first (F-35). */
export const listDueMilestones: Handler<'listDueMilestones'> = async ({ caller, database, now, services }) => {
  const today = dayIn(services.companyTimeZone, now);
  return (await milestonesInReach(database, caller, lastDayOfDues(today, milestoneDueDays))).map((row) =>
    milestoneReportWire(row, today),
  );
};
