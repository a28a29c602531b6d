import type { WorkStretch } from '../../../domain/timer/hourLog';
import type { HourLog } from '../../api/api';

/** The time entry in the form that the rules of `domain/timer` take. */
export const toTimeEntry = (log: HourLog): WorkStretch => ({ startedAt: log.Check_In, stoppedAt: log.Check_Out });
