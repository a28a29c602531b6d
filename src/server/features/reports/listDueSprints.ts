import { dayIn } from '../../../domain/calendar/day';
import { lastDayOfDues, sprintDueDays } from '../../../domain/planning/dueDays';
import type { Handler } from '../../operations/call';
import { visibleSprints } from './planReportReadModel';
import { sprintReportWire } from './planReportWire';

/**
 * CALL-056: sprints of the visible projects, due within 7 days and not CLOSE; by due date, overdue ones first (F-35).
 */
export const listDueSprints: Handler<'listDueSprints'> = async ({ caller, database, now, services }) => {
  const today = dayIn(services.companyTimeZone, now);
  return (await visibleSprints(database, caller, lastDayOfDues(today, sprintDueDays))).map((row) =>
    sprintReportWire(row, today),
  );
};
