import { manualStatuses } from '../../../domain/manual-attendance/manualRequestRules';
import { choicesOf } from '../../ui/form/choice';
import { ChoiceSelect } from '../../ui/form/ChoiceSelect';
import { DayFilter } from '../../widgets/table-view/DayFilter';

/** SCR-058: All by default. */
export const statusFilters = ['All', ...manualStatuses] as const;
export type StatusFilter = (typeof statusFilters)[number];

export interface RequestFiltersProps {
  readonly status: StatusFilter;
  readonly onStatus: (status: StatusFilter) => void;
  /** '' for every day. */
  readonly day: string;
  readonly onDay: (day: string) => void;
}

const choices = choicesOf(statusFilters);

/** The date picker and the status filter of the report (SCR-057, SCR-058). */
export function RequestFilters({ status, onStatus, day, onDay }: RequestFiltersProps) {
  return (
    <>
      <DayFilter label="Date" day={day} onDay={onDay} clearLabel="All dates" />
      <label className="db-filter">
        <span className="db-muted">Status</span>
        <ChoiceSelect label="Status filter" choices={choices} value={status} onPick={onStatus} isWide={false} isSearchable={false} size="small" variant="outlined" />
      </label>
    </>
  );
}
