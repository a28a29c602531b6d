import type { Handler } from '../../operations/call';
import { searchViewers } from '../../visibility/viewersReadModel';
import { mustSeeSubject } from '../../visibility/visibilityReadModel';

const maxPeople = 8;

/**
 * Active employees whom a comment can mention: the subject is visible to them.
 * @throws Failure 404 when the subject is not visible to the caller
 */
export const searchMentionable: Handler<'searchMentionable'> = async ({ database, caller, params, query }) => {
  const subject = await mustSeeSubject(database, caller, params.subjectId);
  const people = await searchViewers(database, subject, query.q?.trim() ?? '', maxPeople);
  return people.map((person) => ({
    _id: person.id,
    First_name: person.first_name,
    Last_name: person.last_name,
    Employee_code: person.code,
  }));
};
