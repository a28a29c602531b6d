import { Button, ButtonGroup } from '@blueprintjs/core';
import { ChevronLeftIcon, ChevronRightIcon } from '@blueprintjs/icons';
import { addMonths, monthName } from '../../../domain/kra/kraMonth';

export interface MonthSelectProps {
  /** YYYY-MM. */
  readonly month: string;
  /** No later one can be chosen. */
  readonly newest: string;
  readonly onPick: (month: string) => void;
}

/** One month, the one before and the one after. */
export function MonthSelect({ month, newest, onPick }: MonthSelectProps) {
  return (
    <ButtonGroup className="db-kra-month">
      <Button size="small" icon={<ChevronLeftIcon />} aria-label="Previous month" onClick={() => onPick(addMonths(month, -1))} />
      <Button size="small" text={monthName(month)} onClick={() => onPick(newest)} title="Show the newest month" />
      <Button size="small" icon={<ChevronRightIcon />} aria-label="Next month" disabled={month >= newest} onClick={() => onPick(addMonths(month, 1))} />
    </ButtonGroup>
  );
}
