import { toChoices } from '../../../ui/form/select/choice';
import { FilterSelect } from '../../../ui/form/select/FilterSelect';
import { DayFilter } from '../../../table/view/DayFilter';
import { statusFilters, type RequestFilter } from './useRequestFilter';

const choices = toChoices(statusFilters);

/** The date picker and the status filter of a list of requests (SCR-057, SCR-058). */
export function RequestFilters({ status, chooseStatus, day, chooseDay }: RequestFilter) {
  return (
    <>
      <DayFilter
        label="Date"
        day={day ?? ''}
        onDay={(next) => chooseDay(next === '' ? null : next)}
        clearLabel="All dates"
      />
      <FilterSelect text="Status" choices={choices} value={status} onPick={chooseStatus} />
    </>
  );
}
