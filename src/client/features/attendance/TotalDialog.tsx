import { DialogBody, HTMLTable } from '@blueprintjs/core';
import { weekdayName } from '../../../domain/calendar/weekday';
import { rowsOfTotal, totalFormulas, type AttendanceTotal } from '../../../domain/attendance/attendanceMonth';
import { formatDay } from '../../../domain/calendar/formatDay';
import { EmptyState } from '../../ui/states/EmptyState';
import { totalLabels } from './attendanceTexts';
import type { ShownDay } from './countedDay';
import './attendance.css';
import { Dialog } from '../../ui/dialogs/Dialog';

export interface TotalDialogProps {
  /** null: closed. */
  readonly total: AttendanceTotal | null;
  readonly days: readonly ShownDay[];
  readonly onClose: () => void;
}

/** The reason for the codes of a day: holiday, leave or a missing punch. */
const getReason = ({ wire }: ShownDay): string =>
  [wire.holiday, wire.leave?.status && `Leave: ${wire.leave.status}`, wire.missing_punch ? 'a punch is missing' : null]
    .filter(Boolean)
    .join(', ');

function TotalRows({ total, days }: { readonly total: AttendanceTotal; readonly days: readonly ShownDay[] }) {
  const rows = rowsOfTotal(total, days);
  const sum = rows.reduce((known, { share }) => known + share, 0);
  return (
    <>
      <p>{totalFormulas[total]}.</p>
      {rows.length === 0 ? (
        <EmptyState title="No days in this month" isLarge={false} />
      ) : (
        <HTMLTable compact className="db-attendance-rows">
          <thead>
            <tr>
              <th scope="col">Date</th>
              <th scope="col">Day</th>
              <th scope="col">First Half</th>
              <th scope="col">Second Half</th>
              <th scope="col">Why</th>
              <th scope="col">Counts</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ day, share }) => (
              <tr key={day.day}>
                <td>{formatDay(day.day)}</td>
                <td>{weekdayName(day.day)}</td>
                <td>{day.codes.first ?? '-'}</td>
                <td>{day.codes.second ?? '-'}</td>
                <td>{getReason(day)}</td>
                <td>{share}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={5}>
                {totalLabels[total]}
              </th>
              <td>{sum}</td>
            </tr>
          </tfoot>
        </HTMLTable>
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
      className="db-dialog"
      style={{ width: 640 }}
    >
      <DialogBody>{total !== null && <TotalRows total={total} days={days} />}</DialogBody>
    </Dialog>
  );
}
