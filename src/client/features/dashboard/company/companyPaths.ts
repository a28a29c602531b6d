import { filteredPath } from '../../../../domain/lists/filteredPath';
import type { PendingKind } from '../../../../domain/pending/pendingKinds';
import type { CompanyPeopleFigure } from '../../../api/api';
import { pendingManualRequestsPath } from '../../../../domain/manual-attendance/manualRequestPath';

export type Shown = CompanyPeopleFigure['Show'];

/** Labels of the figures. */
export const shownLabels: Readonly<Record<Shown, string>> = {
  everybody: 'Employees',
  in: 'Present',
  out: 'Left for the day',
  absent: 'Absent',
  'leave-full': 'Leave, full day',
  'leave-first-half': 'Leave, first half',
  'leave-second-half': 'Leave, second half',
  'day-off': 'Day off',
  'missing-punch': 'Missing punches',
  department: 'Department',
  position: 'Position',
  location: 'Location',
  vertical: 'Vertical',
};

/** Address of the dashboard with these parameters. */
export const companyPath = (parameters: Readonly<Record<string, string>>): string =>
  `/hr-dashboard?${new URLSearchParams(parameters).toString()}`;

/** The dashboard's URL with the list of a figure opened. */
export function peoplePath(show: Shown, id?: string | null): string {
  return companyPath({ show, ...(typeof id === 'string' && { id }) });
}

const pending = { kind: 'choices', values: ['Pending'] } as const;

/** The lists of open requests, filtered to them. */
export const queuePaths: Readonly<Record<Exclude<PendingKind, 'kra'>, string>> = {
  leave: filteredPath('/leaves-report', { Status: pending }),
  'manual-attendance': pendingManualRequestsPath(),
  overtime: filteredPath('/overtime', { Approval_Status: pending }, { list: 'all' }),
  // All months, not only the last twelve.
  'month-issue': filteredPath(
    '/employeePresentReport',
    { Attendence_Status: { kind: 'choices', values: ['Issue'] } },
    { from: '2000-01-01' },
  ),
};
