import { Button, ControlGroup } from '@blueprintjs/core';
import { ChevronLeftIcon, ChevronRightIcon } from '@blueprintjs/icons';
import { ChoiceSelect } from './ChoiceSelect';
import { monthChoices, shiftMonth, yearChoices } from './monthChoices';

export interface MonthPickerProps {
  /** YYYY-MM. */
  readonly month: string;
  readonly firstYear: number;
  readonly lastYear: number;
  readonly onPick: (month: string) => void;
}

/** A month by name and year, with a step to its neighbours. */
export function MonthPicker({ month, firstYear, lastYear, onPick }: MonthPickerProps) {
  const [year = '', number = ''] = month.split('-');
  const pick = (nextYear: string, nextMonth: string): void => onPick(`${nextYear}-${nextMonth.padStart(2, '0')}`);
  const step = (by: number): string => shiftMonth(month, by);
  const isOffered = (other: string): boolean => Number(other.slice(0, 4)) >= firstYear && Number(other.slice(0, 4)) <= lastYear;
  return (
    <ControlGroup role="group" aria-label="Month and year">
      <Button icon={<ChevronLeftIcon />} aria-label="Previous month" disabled={!isOffered(step(-1))} onClick={() => onPick(step(-1))} />
      <ChoiceSelect label="Month" choices={monthChoices} value={String(Number(number))} isWide={false} onPick={(value) => pick(year, value)} />
      <ChoiceSelect label="Year" choices={yearChoices(firstYear, lastYear)} value={year} isWide={false} onPick={(value) => pick(value, number)} />
      <Button icon={<ChevronRightIcon />} aria-label="Next month" disabled={!isOffered(step(1))} onClick={() => onPick(step(1))} />
    </ControlGroup>
  );
}
