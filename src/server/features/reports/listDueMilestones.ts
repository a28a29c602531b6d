import { dayIn } from '../../../domain/calendar/day';
import { lastDayOfDues, milestoneDueDays } from '../../../domain/planning/dueDays';
import type { Handler } from '../../operations/call';
import { visibleMilestones } from './planReportReadModel';
import { milestoneReportWire } from './planReportWire';

/**
 * CALL-055: milestones of the visible projects, due within 15 days and not CLOSE; by due date, overdue ones first
 * (F-35).
 */
export const listDueMilestones: Handler<'listDueMilestones'> = async ({ caller, database, now, services }) => {
  const today = dayIn(services.companyTimeZone, now);
  return (await visibleMilestones(database, caller, lastDayOfDues(today, milestoneDueDays))).map((row) =>
    milestoneReportWire(row, today),
  );
};
