import { Button, FormGroup } from '@blueprintjs/core';
import { RefreshIcon } from '@blueprintjs/icons';
import { useState } from 'react';
import { ChoiceSelect } from '../../ui/form/ChoiceSelect';
import { monthChoices, yearChoices } from '../../ui/form/monthChoices';
import { firstSummaryYear, summaryProblems, type SummaryPick } from './summaryPick';

export interface SummaryPickerProps {
  readonly shown: SummaryPick;
  readonly currentYear: number;
  readonly isLoading: boolean;
  /** Month and year are both there. */
  readonly onRefresh: (pick: SummaryPick) => void;
}

/** BEH-075: month and year, then Refresh. */
export function SummaryPicker({ shown, currentYear, isLoading, onRefresh }: SummaryPickerProps) {
  const [pick, setPick] = useState(shown);
  const [isTried, setTried] = useState(false);
  const problems = isTried ? summaryProblems(pick) : {};
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
      <FormGroup className="db-attendance-choice" helperText={problems.month} intent={problems.month === undefined ? 'none' : 'danger'}>
        <ChoiceSelect label="Month" placeholder="Month" choices={monthChoices} value={pick.month} emptyValue="" onPick={(month) => setPick({ ...pick, month })} />
      </FormGroup>
      <FormGroup className="db-attendance-choice" helperText={problems.year} intent={problems.year === undefined ? 'none' : 'danger'}>
        <ChoiceSelect label="Year" placeholder="Year" choices={yearChoices(firstSummaryYear, currentYear)} value={pick.year} emptyValue="" onPick={(year) => setPick({ ...pick, year })} />
      </FormGroup>
      <Button type="submit" icon={<RefreshIcon />} text="Refresh" intent="primary" loading={isLoading} />
    </form>
  );
}
