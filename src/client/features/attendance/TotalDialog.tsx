import { DialogBody } from '@blueprintjs/core';
import { weekdayName } from '../../../domain/calendar/weekday';
import { rowsOfTotal, totalFormulas, type AttendanceTotal } from '../../../domain/attendance/attendanceMonth';
import { formatDay } from '../../../domain/calendar/formatDay';
import { EmptyState } from '../../ui/states/EmptyState';
import { totalLabels } from './attendanceTexts';
import type { ShownDay } from './countedDay';
import './attendance.css';
import { Dialog } from '../../ui/dialogs/Dialog';
import { SmallTable, type SmallColumn } from '../../ui/layout/SmallTable';

export interface TotalDialogProps {
  /** null: closed. */
  readonly total: AttendanceTotal | null;
  readonly days: readonly ShownDay[];
  readonly onClose: () => void;
}

type TotalRow = ReturnType<typeof rowsOfTotal<ShownDay>>[number];

/** The reason for the codes of a day: holiday, leave or a missing punch. */
const getReason = ({ wire }: ShownDay): string =>
  [wire.holiday, wire.leave?.status && `Leave: ${wire.leave.status}`, wire.missing_punch ? 'a punch is missing' : null]
    .filter(Boolean)
    .join(', ');

const columns: readonly SmallColumn<TotalRow>[] = [
  { header: 'Date', cell: ({ day }) => formatDay(day.day) },
  { header: 'Day', cell: ({ day }) => weekdayName(day.day) },
  { header: 'First Half', cell: ({ day }) => day.codes.first ?? '-' },
  { header: 'Second Half', cell: ({ day }) => day.codes.second ?? '-' },
  { header: 'Why', cell: ({ day }) => getReason(day) },
  { header: 'Counts', cell: ({ share }) => share },
];

function TotalRows({ total, days }: { readonly total: AttendanceTotal; readonly days: readonly ShownDay[] }) {
  const rows = rowsOfTotal(total, days);
  const sum = rows.reduce((known, { share }) => known + share, 0);
  return (
    <>
      <p>{totalFormulas[total]}.</p>
      {rows.length === 0 ? (
        <EmptyState title="No days in this month" isLarge={false} />
      ) : (
        <SmallTable
          name={totalLabels[total]}
          columns={columns}
          rows={rows}
          rowKey={({ day }) => day.day}
          total={{ label: totalLabels[total], value: sum }}
          className="db-attendance-rows"
        />
      )}
    </>
  );
}

/** How a total of the month is calculated: the rule in words, and every day that counts. */
export function TotalDialog({ total, days, onClose }: TotalDialogProps) {
  return (
    <Dialog
      isOpen={total !== null}
      title={total === null ? '' : totalLabels[total]}
      onClose={onClose}
      style={{ width: 640 }}
    >
      <DialogBody>{total !== null && <TotalRows total={total} days={days} />}</DialogBody>
    </Dialog>
  );
}
