import type { ReactNode } from 'react';
import type { Day } from '../../../domain/calendar/day';
import type { Month } from '../../../domain/calendar/month';
import { requesterName } from './requests/manualRequestColumns';
import { DecidedRequests } from './screens/DecidedRequests';

export interface PendingCorrectionsProps {
  readonly month: Month;
  /** About the employee of the chosen row, below the list. */
  readonly detail: ((employeeId: string, name: string, day: Day) => ReactNode) | undefined;
}

/** The pending requests of all employees in a month, to be decided on. */
export const PendingCorrections = ({ month, detail }: PendingCorrectionsProps) => (
  <DecidedRequests
    name="Pending corrections"
    emptyText="No correction of this month is pending"
    pendingIn={month}
    detail={
      detail && {
        noun: 'correction',
        isAlwaysShown: true,
        content: (row) => detail(row.employee_id._id, requesterName(row), row.date),
      }
    }
  />
);
