import { useMemo } from 'react';
import { useListEmployeesQuery } from '../../api/api';
import type { Choice } from '../../ui/form/choice';
import { personName } from '../../widgets/people/personName';
import { entryChoices } from './entryChoices';

/** Everybody who is active, and who was picked before. */
export function useEmployeeChoices(picked: readonly { readonly _id: string; readonly Name: string }[]): { readonly choices: readonly Choice[]; readonly isLoading: boolean } {
  const { data, isLoading } = useListEmployeesQuery();
  const choices = useMemo(() => entryChoices((data ?? []).map((person) => ({ id: person._id, name: personName(person), isOffered: person.Status === 'Active' })), picked), [data, picked]);
  return { choices, isLoading };
}
