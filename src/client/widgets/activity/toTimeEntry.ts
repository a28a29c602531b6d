import type { TimeEntry } from '../../../domain/timer/timeEntry';
import type { LoggedTimeEntry } from '../../api/api';

/** The time entry in the form that the rules of `domain/timer` take. */
export const toTimeEntry = (log: LoggedTimeEntry): TimeEntry => ({ startedAt: log.Check_In, stoppedAt: log.Check_Out });
