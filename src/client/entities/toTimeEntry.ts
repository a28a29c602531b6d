import type { TimeEntry } from '../../domain/timer/timeEntry';

/** An answered time entry in the form that the rules of `domain/timer` take. */
export const toTimeEntry = ({
  Check_In,
  Check_Out,
}: {
  readonly Check_In: string;
  readonly Check_Out: string | null;
}): TimeEntry => ({ startedAt: Check_In, stoppedAt: Check_Out });
