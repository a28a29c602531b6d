import { dayIn } from '../../../domain/calendar/day';
import type { Handler } from '../../operations/call';
import { mapWithPauses } from '../../operations/mapWithPauses';
import { visibleMilestones } from './planReportReadModel';
import { milestoneReportWire } from './planReportWire';

/** CALL-057: the milestones of the projects that the caller may see, by project, then by due date. */
export const getMilestoneReport: Handler<'getMilestoneReport'> = async ({ caller, database, now, services }) => {
  const today = dayIn(services.companyTimeZone, now);
  return mapWithPauses(await visibleMilestones(database, caller, undefined), (row) => milestoneReportWire(row, today));
};
