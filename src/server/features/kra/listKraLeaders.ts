import type { Handler } from '../../operations/call';
import { kraLeaders } from '../../ratings/ratersReadModel';

/** BEH-083: employees whom the caller can choose as team leader. */
export const listKraLeaders: Handler<'listKraLeaders'> = async ({ caller, database }) =>
  (await kraLeaders(database, caller.employeeId).execute()).map((person) => ({
    _id: person.id,
    First_name: person.first_name,
    Last_name: person.last_name,
    Employee_code: person.code,
  }));
