import { DialogBody } from '@blueprintjs/core';
import { counterFormulas, type LeaveCounter } from '../../../../domain/leave/leaveCounts';
import { calendarDaysText } from '../../../../domain/leave/workingLeave';
import { monthName } from '../../../../domain/calendar/month';
import { useListLeavesQuery, type LeaveCounts } from '../../../api/api';
import { shownFailure } from '../../../api/apiFailure';
import { EmptyState } from '../../../ui/states/EmptyState';
import { LoadFailed } from '../../../ui/states/LoadFailed';
import { PanelSkeleton } from '../../../ui/states/PanelSkeleton';
import '../../attendance/attendance.css';
import { counterLabels, counterValues, type ShownCounter } from './counterLabels';
import { leaveDatesText, periodOfLeave } from './shownLeave';
import { SmallTable } from '../../../ui/layout/SmallTable';
import { Dialog } from '../../../ui/dialogs/Dialog';

interface CountedLeavesProps {
  readonly counter: LeaveCounter;
  readonly counts: LeaveCounts;
}

function CountedLeaves({ counter, counts }: CountedLeavesProps) {
  const { data: leaves, error, isFetching, refetch } = useListLeavesQuery('own');
  const failure = shownFailure(error);
  if (!leaves && failure)
    return <LoadFailed what="the leaves" failure={failure} onRetry={refetch} isRetrying={isFetching} />;
  if (!leaves) return <PanelSkeleton lines={3} label="Loading the leaves" />;
  const shares = new Map(counts.Leaves.map((counted) => [counted._id, counterValues[counter](counted)]));
  const rows = leaves
    .map((leave) => ({ leave, share: shares.get(leave._id) ?? 0 }))
    .filter(({ share }) => share > 0)
    .sort((one, other) => periodOfLeave(other.leave).from.localeCompare(periodOfLeave(one.leave).from));
  if (rows.length === 0) return <EmptyState title="No granted leave counts" isLarge={false} />;
  return (
    <SmallTable
      name={counterLabels[counter]}
      columns={[
        { header: 'Leave Dates', cell: ({ leave }) => leaveDatesText(leave) },
        { header: 'Leave Type', cell: ({ leave }) => leave.Leave_type },
        { header: 'Status', cell: ({ leave }) => leave.Status },
        { header: 'Counts', cell: ({ share }) => calendarDaysText(share) },
      ]}
      rows={rows}
      rowKey={({ leave }) => leave._id}
      total={{
        label: counterLabels[counter],
        value: calendarDaysText(rows.reduce((sum, { share }) => sum + share, 0)),
      }}
      className="db-attendance-rows"
    />
  );
}

export interface CounterDialogProps {
  /** null: closed. */
  readonly counter: ShownCounter | null;
  readonly counts: LeaveCounts;
  readonly onClose: () => void;
}

/** How a counter of the leave page is calculated: the rule in words, and every leave that counts. */
export function CounterDialog({ counter, counts, onClose }: CounterDialogProps) {
  return (
    <Dialog
      isOpen={counter !== null}
      title={counter === null ? '' : counterLabels[counter]}
      onClose={onClose}
      style={{ width: 720 }}
    >
      <DialogBody>
        {counter !== null && counter !== 'carryForward' && (
          <>
            <p>{counterFormulas[counter]}.</p>
            <CountedLeaves counter={counter} counts={counts} />
          </>
        )}
        {counter === 'carryForward' && (
          <p>
            {counts.Carry_forward_month === null
              ? 'This is the value of your newest monthly attendance record. There is no record yet, so it is 0.'
              : `Your newest monthly attendance record, that of ${monthName(counts.Carry_forward_month)}, carries ${counts.Carry_forward} forward. HR keeps these records.`}
          </p>
        )}
      </DialogBody>
    </Dialog>
  );
}
