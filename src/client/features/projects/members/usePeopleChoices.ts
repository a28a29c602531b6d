import { useListEmployeesByFilterQuery } from '../../../api/api';
import type { Choice } from '../../../ui/form/select/choice';
import { peopleChoices } from '../../../widgets/people/peopleChoices';

const active = JSON.stringify({ Status: 'Active' });

/** Everybody who can become a member of a project: the active employees (BEH-068). */
export function usePeopleChoices(): Choice[] {
  const { data = [] } = useListEmployeesByFilterQuery(active);
  return peopleChoices(data.filter((person) => person.Status === 'Active'));
}
