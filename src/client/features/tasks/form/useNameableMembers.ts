import { useMemo } from 'react';
import type { NameablePerson } from '../../../../domain/people/peopleNamed';
import { useListEmployeesQuery, type ProjectMember } from '../../../api/api';
import { personName } from '../../../../domain/wording/personName';

/**
 * Members of a project for mentions.
 * @param isAsked codes and e-mail addresses come from the list of all employees, which is read only when the user
 * mentions someone
 */
export function useNameableMembers(members: readonly ProjectMember[], isAsked: boolean): readonly NameablePerson[] {
  const { data: employees } = useListEmployeesQuery(undefined, { skip: !isAsked });
  return useMemo(() => {
    const known = new Map(employees?.map((employee) => [employee._id, employee]));
    return members.map((member): NameablePerson => {
      const employee = known.get(member._id);
      return {
        id: member._id,
        name: personName(member),
        ...(employee && { code: employee.Employee_code, email: employee.Email }),
      };
    });
  }, [members, employees]);
}
