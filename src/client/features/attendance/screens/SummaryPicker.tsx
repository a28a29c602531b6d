import { FormGroup } from '@blueprintjs/core';
import { RefreshIcon } from '@blueprintjs/icons';
import { monthName, type Month } from '../../../../domain/calendar/month';
import { useScreenState } from '../../../screen-state/useScreenState';
import { MonthPicker } from '../../../ui/form/day/MonthPicker';
import { Button } from '../../../ui/controls/Button';

interface SummaryProblems {
  readonly month?: string;
  readonly year?: string;
}

/**
 * VAL-045, VAL-046.
 * @param pick YYYY-MM; either part is empty until it is chosen
 */
function summaryProblems(pick: string): SummaryProblems {
  const [year, month] = pick.split('-');
  return { ...(!month && { month: 'Please Select Month' }), ...(!year && { year: 'Please Select Year' }) };
}

export interface SummaryPickerProps {
  readonly shown: Month;
  readonly limits: { readonly min: Month; readonly max: Month };
  readonly isLoading: boolean;
  /** Called when month and year are both chosen. */
  readonly onRefresh: (month: Month) => void;
}

/** BEH-075: month and year, then Refresh. */
export function SummaryPicker({ shown, limits, isLoading, onRefresh }: SummaryPickerProps) {
  const [pick, setPick] = useScreenState('drafts', 'month', shown);
  const [isTried, setTried] = useScreenState('drafts', 'is-month-tried', false);
  const problems = Object.values(isTried ? summaryProblems(pick) : {});
  const shownText = pick === shown ? undefined : `The table shows ${monthName(shown)} until you press Refresh`;
  const refresh = (): void => {
    setTried(true);
    if (Object.keys(summaryProblems(pick)).length === 0) onRefresh(pick);
  };
  return (
    <form
      className="db-attendance-pickers"
      aria-label="Month and year"
      onSubmit={(event) => {
        event.preventDefault();
        refresh();
      }}
    >
      <FormGroup
        helperText={problems.length > 0 ? problems.join('. ') : shownText}
        intent={problems.length > 0 ? 'danger' : shownText === undefined ? 'none' : 'warning'}
      >
        <MonthPicker month={pick} {...limits} onPick={setPick} isClearable />
      </FormGroup>
      <Button type="submit" icon={<RefreshIcon />} text="Refresh" intent="primary" loading={isLoading} />
    </form>
  );
}
