import { Suspense } from 'react';
import { toMonth } from '../../../../domain/calendar/month';
import { attendanceFlags } from '../../../../domain/permissions/flagSets';
import { personName } from '../../../../domain/wording/personName';
import type { PendingItem } from '../../../api/api';
import { lensMark } from '../../../permissions/lensMark';
import { Scope } from '../../../screen-state/Scope';
import { loadedPart } from '../../../ui/states/loadedPart';
import { PanelSkeleton } from '../../../ui/states/PanelSkeleton';

// Only large windows have room for it.
const EmployeeMonth = loadedPart(() =>
  import('../../attendance/EmployeeMonth').then((module) => ({ default: module.EmployeeMonth })),
);

/** The attendance of the month that a request is about. */
export function PendingMonth({ item: { Employee: employee, From: from } }: { readonly item: PendingItem }) {
  const month = toMonth(from);
  return (
    <Scope name="month">
      <Suspense fallback={<PanelSkeleton lines={20} label="Loading the month" />}>
        <EmployeeMonth
          key={`${employee._id} ${month}`}
          id={employee._id}
          name={personName(employee)}
          month={month}
          day={from}
          mark={lensMark(...attendanceFlags)}
        />
      </Suspense>
    </Scope>
  );
}
