import type { ReactNode } from 'react';
import type { Day } from '../../../domain/calendar/day';
import type { Month } from '../../../domain/calendar/month';
import { personName } from '../../../domain/wording/personName';
import { useUrlRecord } from '../../widgets/url-state/useUrlRecord';
import { OvertimeLogDrawer } from './screens/OvertimeLogDrawer';
import { OvertimeTable } from './screens/OvertimeTable';

export interface PendingOvertimeProps {
  readonly month: Month;
  /** About the employee of the chosen row, below the list. */
  readonly detail: ((employeeId: string, name: string, day: Day) => ReactNode) | undefined;
}

/** The pending overtime of all employees in a month, to be decided on. */
export function PendingOvertime({ month, detail }: PendingOvertimeProps) {
  const [logs, showLogs] = useUrlRecord('logs');
  return (
    <>
      <OvertimeTable
        scope="all"
        pendingIn={month}
        onLogs={showLogs}
        detail={
          detail && {
            noun: 'overtime',
            isAlwaysShown: true,
            content: ({ Creater_id, Creater, Overtime_date }) => detail(Creater_id, personName(Creater), Overtime_date),
          }
        }
      />
      <OvertimeLogDrawer entryId={logs} onClose={() => showLogs(null)} />
    </>
  );
}
