import { clockText } from '../../../domain/calendar/clockText';
import { averageText } from '../../../domain/kra/averages';
import { leaveLength } from '../../../domain/leave/leavePeriod';
import { leaveLengthsText } from '../../../domain/leave/workingLeave';
import type { Schemas } from '../../operations/call';
import type { PendingRow } from './pendingReadModel';

function pendingSummary(row: PendingRow): string {
  switch (row.kind) {
    case 'leave': {
      const length = leaveLength({
        from: row.first_day,
        to: row.last_day,
        halfFrom: row.half_from ?? 'First Half',
        halfTo: row.half_to ?? 'Second Half',
      });
      return `${row.subject ?? ''}, ${leaveLengthsText(length, row.figure ?? 0)}${row.is_emergency ? ', emergency' : ''}`;
    }
    case 'manual-attendance':
      return `${row.subject === 'checkIn' ? 'Check-in' : 'Check-out'} at ${clockText(row.claimed_time ?? '')}`;
    case 'overtime':
      return `${row.subject ?? ''}${row.figure === null ? '' : `, ${row.figure} Hr`}`;
    case 'kra':
      return row.figure === null ? '' : `Own average ${averageText(row.figure)}`;
    case 'month-issue':
      return `${row.figure ?? ''} days in total`;
  }
}

/** A pending record of any kind in the spelling of the contract. */
export const pendingWire = (row: PendingRow): Schemas['PendingItem'] => ({
  _id: row.id,
  Kind: row.kind,
  Employee: { _id: row.employee_id, First_name: row.first_name, Last_name: row.last_name, Employee_code: row.code },
  Summary: pendingSummary(row),
  Note: row.note,
  From: row.first_day,
  To: row.last_day,
  Half_from: row.half_from,
  Half_to: row.half_to,
  Request_type: row.kind === 'manual-attendance' ? (row.subject as Schemas['PendingItem']['Request_type']) : null,
  Request_time: row.claimed_time,
  Closed_month: row.closed_month,
  Create_at: row.since.toISOString(),
  Status: row.kind === 'month-issue' ? 'Issue' : 'Pending',
  Version: row.version,
});
