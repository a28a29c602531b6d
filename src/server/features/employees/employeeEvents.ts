import type { AuditEntry } from '../../audit/auditRepository';
import { roleField } from './employeeValues';
import type { FieldChange } from '../../employee-records/employeeChangesRepository';

/** The event that an employee has another role; none when the role is the same. */
export const roleEvents = (id: string, name: string, changes: readonly FieldChange[]): AuditEntry[] =>
  changes
    .filter(({ field }) => field === roleField)
    .map(({ previous, current }) => ({
      kind: 'role_assigned',
      subject: { kind: 'employee', id, text: name },
      details: { ...(previous === null ? {} : { former: previous }), current: current ?? '' },
    }));

/** The events of a changed employee: which fields, and another role. Personal values are in the employee's history only. */
export function employeeEvents(id: string, name: string, changes: readonly FieldChange[]): AuditEntry[] {
  const fields = changes.map(({ field }) => field).filter((field) => field !== roleField);
  return [
    ...(fields.length > 0
      ? [
          {
            kind: 'employee_changed' as const,
            subject: { kind: 'employee' as const, id, text: name },
            details: { fields },
          },
        ]
      : []),
    ...roleEvents(id, name, changes),
  ];
}
