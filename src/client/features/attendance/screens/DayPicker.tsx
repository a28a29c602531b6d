import { ControlGroup } from '@blueprintjs/core';
import { ChevronLeftIcon, ChevronRightIcon } from '@blueprintjs/icons';
import { useId } from 'react';
import { useScreenState } from '../../../screen-state/useScreenState';
import { ReasonButton } from '../../../ui/controls/ReasonButton';
import { isDay } from '../../../../domain/calendar/isDay';
import { stepDay } from '../../../ui/form/day/calendar';
import { DayField } from '../../../ui/form/day/DayField';
import { Button } from '../../../ui/controls/Button';

export interface DayPickerProps {
  readonly label: string;
  /** YYYY-MM-DD. */
  readonly day: string;
  readonly today: string;
  readonly onPick: (day: string) => void;
}

/**
 * A day, picked or typed, with buttons for the previous and next day. Invalid text shows a problem and changes nothing.
 */
export function DayPicker({ label, day, today, onPick }: DayPickerProps) {
  const id = useId();
  const [typed, setTyped] = useScreenState<string | null>('drafts', 'typed-day', null);
  const [problem, setProblem] = useScreenState<string | null>('drafts', 'day-problem', null);
  const pick = (next: string): void => {
    setTyped(null);
    onPick(next);
  };
  const field = {
    name: 'date',
    id,
    value: typed ?? day,
    problem: typed === null ? undefined : (problem ?? undefined),
    change: (value: string) => (isDay(value) ? pick(value) : setTyped(value)),
    touch: () => setTyped((current) => (current === '' ? null : current)),
    setInputError: setProblem,
  };
  return (
    <ControlGroup className="db-attendance-days" role="group" aria-label={label}>
      <Button icon={<ChevronLeftIcon />} aria-label="Previous day" onClick={() => pick(stepDay(day, -1))} />
      <DayField field={field} label={label} className="db-attendance-day" maxDay={today} today={today} />
      <ReasonButton
        icon={<ChevronRightIcon />}
        aria-label="Next day"
        disabledReason={day >= today ? 'This is the latest day' : undefined}
        onClick={() => pick(stepDay(day, 1))}
      />
    </ControlGroup>
  );
}
