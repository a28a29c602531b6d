import { useMemo } from 'react';
import { useListEmployeesQuery } from '../../../api/api';
import type { Choice } from '../../../ui/form/select/choice';
import { personName } from '../../../../domain/wording/personName';
import { entryChoices } from './entryChoices';

export interface EmployeeChoices {
  readonly choices: readonly Choice[];
  readonly isLoading: boolean;
  /** For any employee, active or not; the id itself while the name is unknown. */
  readonly getName: (id: string) => string;
}

/** All active employees, and those chosen before. */
export function useEmployeeChoices(
  picked: readonly { readonly _id: string; readonly Name: string }[],
): EmployeeChoices {
  const { data, isFetching } = useListEmployeesQuery();
  const choices = useMemo(
    () =>
      entryChoices(
        (data ?? []).map((person) => ({
          id: person._id,
          name: personName(person),
          isOffered: person.Status === 'Active',
        })),
        picked,
      ),
    [data, picked],
  );
  const getName = (id: string): string => {
    const person = data?.find(({ _id }) => _id === id);
    return person ? personName(person) : id;
  };
  return { choices, isLoading: isFetching && !data, getName };
}
