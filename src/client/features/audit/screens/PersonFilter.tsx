import { useListAuditEventsQuery } from '../../../api/api';
import { allChoice } from '../../../ui/form/select/allChoice';
import { FilterSelect } from '../../../ui/form/select/FilterSelect';
import { useEmployeeSearch } from '../../../widgets/people/useEmployeeSearch';

const everyone = allChoice.value;

/** The name of an employee whom only the address names, as the newest event has it; the person may have left. */
function useLoggedName(person: string, isKnown: boolean): string | undefined {
  const { currentData } = useListAuditEventsQuery({ person, limit: 1 }, { skip: isKnown || person === everyone });
  const [event] = currentData?.Rows ?? [];
  return (event?.Actor_id === person ? event.Actor : event?.Subject) ?? undefined;
}

export interface PersonFilterProps {
  /** Id of the employee, null for all. */
  readonly person: string | null;
  readonly show: (person: string | null) => void;
}

/** Limits the log to what one employee did and to what concerns this employee. */
export function PersonFilter({ person, show }: PersonFilterProps) {
  const value = person ?? everyone;
  const search = useEmployeeSearch('audit-person', person === null ? [] : [person]);
  const isKnown = search.choices.some((choice) => choice.value === value);
  const name = useLoggedName(value, isKnown);
  return (
    <FilterSelect
      text="Person"
      choices={[
        allChoice,
        ...(person === null || isKnown ? [] : [{ value: person, label: name ?? 'One person' }]),
        ...search.choices,
      ]}
      value={value}
      onPick={(picked) => show(picked === everyone ? null : picked)}
      onSearch={search.search}
      isLoading={search.isLoading}
      isSearchable
    />
  );
}
