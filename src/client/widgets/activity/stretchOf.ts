import type { WorkStretch } from '../../../domain/timer/hourLog';
import type { HourLog } from '../../api/api';

/** The stretch of work that an hour log tells. */
export const stretchOf = (log: HourLog): WorkStretch => ({ startedAt: log.Check_In, stoppedAt: log.Check_Out });
