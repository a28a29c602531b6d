import type { Caller } from '../../operations/caller';
import { isLastRoleAdministrator } from './employeeCheck';
import type { KnownCompany } from './knownCompanyReadModel';

/** Why an employee cannot be deactivated; null when it is possible. */
export function deactivationObstacle(
  known: KnownCompany,
  caller: Caller,
  person: { readonly id: string; readonly status: string; readonly full_name: string },
): string | null {
  if (person.status !== 'Active') return `${person.full_name} is deactivated already`;
  if (person.id === caller.employeeId) return 'You cannot deactivate yourself';
  if (isLastRoleAdministrator(known, person.id))
    return 'No one else can change roles. Give another person Roles Permission first.';
  return null;
}
