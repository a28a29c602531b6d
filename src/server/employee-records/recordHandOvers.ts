import { groupedBy } from '../../domain/collections/groupedBy';
import { dutyNames, type DutyKind } from '../../domain/employees/duties';
import type { Call } from '../operations/call';
import { addEmployeeChanges } from './employeeChangesRepository';

type HandOverCall = Pick<Call<'deactivateEmployee'>, 'caller' | 'database' | 'now' | 'recordAudit'>;

interface Grant {
  readonly kind: DutyKind;
  /** Name of the project, the department or the like; '' for a duty of which an employee has only one. */
  readonly subject: string;
  readonly successor: { readonly id: string; readonly full_name: string };
}

/** 'Open tasks of Quay' */
export const dutyName = (kind: DutyKind, subject: string): string =>
  dutyNames[kind] + (subject === '' ? '' : ` of ${subject}`);

/**
 * Records who handed over which duties: in the history of the employee who had them, and in the audit log with each new
 * holder.
 */
export async function recordHandOvers(
  { caller, database, now, recordAudit }: HandOverCall,
  former: { readonly id: string; readonly full_name: string },
  grants: readonly Grant[],
): Promise<void> {
  for (const [id, ofSuccessor] of groupedBy(grants, ({ successor }) => successor.id))
    recordAudit({
      kind: 'duties_handed_over',
      subject: { kind: 'employee', id, text: ofSuccessor[0]?.successor.full_name },
      details: { former: former.full_name, fields: ofSuccessor.map(({ kind, subject }) => dutyName(kind, subject)) },
    });
  await addEmployeeChanges(
    database,
    caller.employeeId,
    now,
    grants.map(({ kind, subject, successor }) => ({
      employeeId: former.id,
      field: dutyName(kind, subject),
      previous: former.full_name,
      current: successor.full_name,
    })),
  );
}
