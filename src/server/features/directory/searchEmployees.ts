import type { Handler } from '../../operations/call';
import { searchPeople } from './employeesReadModel';

/** CALL-045: active employees by a part of the name or the code; at most 20. */
export const searchEmployees: Handler<'searchEmployees'> = async ({ database, query }) => {
  const people = await searchPeople(database, query.q?.trim() ?? '');
  return people.map((person) => ({
    _id: person.id,
    First_name: person.first_name,
    Last_name: person.last_name,
    Employee_code: person.code,
  }));
};
