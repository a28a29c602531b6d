import { useListEmployeesByFilterQuery } from '../../../api/api';
import type { Choice } from '../../../ui/form/select/choice';
import { activePeople, peopleChoices } from '../../../widgets/people/peopleChoices';

const active = JSON.stringify({ Status: 'Active' });

/** All active employees, who can become members (BEH-068). */
export function usePeopleChoices(): Choice[] {
  const { currentData: data = [] } = useListEmployeesByFilterQuery(active);
  return peopleChoices(activePeople(data));
}
