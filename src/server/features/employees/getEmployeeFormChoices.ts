import { mayManageRole } from '../../../domain/employees/roleAuthority';
import type { Handler } from '../../operations/call';
import { offeredShifts } from './employeeValues';
import { knownCompany, type KnownEntry } from './knownCompanyReadModel';

const choices = (entries: ReadonlyMap<string, KnownEntry>) =>
  [...entries.values()].map(({ id, name, status }) => ({ _id: id, Name: name, Is_offered: status === 'Active' }));

/** The choices of the employee form. Roles that grant more than the caller's own are named, but cannot be chosen. */
export const getEmployeeFormChoices: Handler<'getEmployeeFormChoices'> = async ({ database, caller }) => {
  const known = await knownCompany(database);
  return {
    Positions: choices(known.positions),
    Departments: choices(known.departments),
    Locations: choices(known.locations),
    Verticals: choices(known.verticals),
    Roles: [...known.roles.values()].map(({ id, name, granted_flags }) => ({
      _id: id,
      Name: name,
      Is_offered: mayManageRole(caller.grantedFlags, granted_flags),
    })),
    Leaders: [...known.people.values()].map(({ id, full_name, code, status }) => ({
      _id: id,
      Name: `${full_name} (${code})`,
      Is_offered: status === 'Active',
    })),
    Shifts: offeredShifts(known.shiftsInUse),
  };
};
