import { linkToPhoto, type LinkMaker } from '../../attachments/attachmentWire';
import type { Schemas } from '../../operations/call';
import type { listPeople } from './employeesReadModel';

type Person = Awaited<ReturnType<typeof listPeople>>[number];

/** The fields of an employee that every user may see (FIELD-036). */
export const employeeWire = (person: Person, links: LinkMaker): Schemas['Employee'] => ({
  _id: person.id,
  First_name: person.first_name,
  Middle_name: person.middle_name,
  Last_name: person.last_name,
  Role: person.role_name,
  Status: person.status,
  Position_id:
    person.position_id === null || person.position_name === null
      ? null
      : { _id: person.position_id, Position: person.position_name, Position_name: person.position_name },
  Employee_code: person.code,
  Email: person.email,
  Profile_pic: linkToPhoto(person, links),
});
