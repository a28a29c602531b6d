import type { Day } from '../../../../domain/calendar/day';
import { coveredHalves } from '../../../../domain/leave/leavePeriod';
import type { LeaveCalendarEntry } from '../../../api/api';
import { leaveLetter, leaveText, periodOfLeave } from './shownLeave';

/** A leave on a day: the whole cell, or its first or second half. */
export function LeaveMark({
  leave,
  day,
  onOpen,
}: {
  readonly leave: LeaveCalendarEntry;
  readonly day: Day;
  readonly onOpen: (id: string) => void;
}) {
  const { first, second } = coveredHalves(periodOfLeave(leave), day);
  const part = first && second ? '' : first ? 'db-leave-mark-first' : 'db-leave-mark-second';
  const text = leaveText(leave);
  return (
    <a
      href={`?logs=${encodeURIComponent(leave._id)}`}
      className={`db-leave-mark ${part} ${leave.Status === 'Pending' ? 'db-leave-pending' : 'db-leave-granted'}`}
      title={text}
      aria-label={text}
      onClick={(event) => {
        event.preventDefault();
        onOpen(leave._id);
      }}
    >
      {leaveLetter(leave)}
    </a>
  );
}
