import { dayIn } from '../../../domain/calendar/day';
import type { Handler } from '../../operations/call';
import { mapWithPauses } from '../../operations/mapWithPauses';
import { visibleSprints } from './planReportReadModel';
import { sprintReportWire } from './planReportWire';

/** CALL-058: the sprints of the projects that the caller may see, by project, then by due date. */
export const getSprintReport: Handler<'getSprintReport'> = async ({ caller, database, now, services }) => {
  const today = dayIn(services.companyTimeZone, now);
  return mapWithPauses(await visibleSprints(database, caller, undefined), (row) => sprintReportWire(row, today));
};
