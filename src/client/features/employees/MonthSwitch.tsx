import { Button, ButtonGroup } from '@blueprintjs/core';
import { ChevronLeftIcon, ChevronRightIcon } from '@blueprintjs/icons';

export interface MonthSwitchProps {
  /** YYYY-MM */
  readonly month: string;
  readonly onChange: (month: string) => void;
}

const moved = (month: string, by: number): string => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const total = year * 12 + number - 1 + by;
  return `${Math.floor(total / 12)}-${String((total % 12) + 1).padStart(2, '0')}`;
};

/** One month back and forth. */
export function MonthSwitch({ month, onChange }: MonthSwitchProps) {
  return (
    <ButtonGroup>
      <Button size="small" variant="outlined" icon={<ChevronLeftIcon />} aria-label="Previous month" onClick={() => onChange(moved(month, -1))} />
      <Button size="small" variant="outlined" text={month.split('-').reverse().join('/')} aria-live="polite" title="Month" disabled />
      <Button size="small" variant="outlined" icon={<ChevronRightIcon />} aria-label="Next month" onClick={() => onChange(moved(month, 1))} />
    </ButtonGroup>
  );
}
