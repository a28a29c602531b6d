import { isWeekOff } from '../../../src/domain/calendar/weekday';
import type { DaybookServer } from './daybookServer';

/** What the header of the page says today of employees who are not there: on a week-off no work is expected. */
export const faceInWithoutLogs = (server: DaybookServer): string =>
  isWeekOff(server.today()) ? 'Face In Weekly Off' : 'Face In Absent';
