import { ControlGroup } from '@blueprintjs/core';
import { ChevronLeftIcon, ChevronRightIcon } from '@blueprintjs/icons';
import type { KeyboardEvent } from 'react';
import { isMonth, monthWithin } from '../../../../domain/calendar/month';
import { ReasonButton } from '../../controls/ReasonButton';
import { ChoiceSelect } from '../select/ChoiceSelect';
import { monthChoices, stepMonth, yearsBetween } from './calendar';

export interface MonthPickerProps {
  /** YYYY-MM; with `isClearable` either part may be empty ('-03', '2026-'). */
  readonly month: string;
  /** First and last month that can be picked, YYYY-MM. */
  readonly min: string;
  readonly max: string;
  readonly onPick: (month: string) => void;
  /** Given: a button for this month. */
  readonly current?: string;
  readonly isClearable?: boolean;
}

const stepKeys: Readonly<Record<string, number>> = { PageUp: -1, PageDown: 1 };

/** A month by name and year with buttons for its neighbours. Page up and Page down step too, with Shift by years. */
export function MonthPicker({ month, min, max, onPick, current, isClearable = false }: MonthPickerProps) {
  const [year = '', number = ''] = month.split('-');
  const isWithin = (other: string): boolean => isMonth(other) && other >= min && other <= max;
  const pick = (nextYear: string, nextNumber: string): void => {
    const next = `${nextYear}-${nextNumber}`;
    onPick(isMonth(next) ? monthWithin(next, { min, max }) : next);
  };
  const step = (by: number): void => onPick(monthWithin(stepMonth(month, by), { min, max }));
  const onKeyDown = (event: KeyboardEvent): void => {
    const by = stepKeys[event.key];
    // These keys scroll an open list of choices.
    const isInList = event.target instanceof HTMLElement && !event.currentTarget.contains(event.target);
    if (by === undefined || isInList || !isMonth(month)) return;
    event.preventDefault();
    step(event.shiftKey ? by * 12 : by);
  };
  const offered = monthChoices.filter(({ value }) => !isMonth(`${year}-${value}`) || isWithin(`${year}-${value}`));
  const empty = isClearable ? { emptyValue: '' } : {};
  return (
    <ControlGroup
      role="group"
      aria-label="Month and year"
      aria-keyshortcuts="PageUp PageDown"
      className="db-month-picker"
      onKeyDown={onKeyDown}
    >
      <ReasonButton
        icon={<ChevronLeftIcon />}
        aria-label="Previous month"
        title="Previous month (Page up)"
        disabledReason={
          !isMonth(month) ? 'Choose a month first' : month <= min ? 'There are no earlier months' : undefined
        }
        onClick={() => step(-1)}
      />
      <ChoiceSelect
        name="month"
        label="Month"
        placeholder="Month"
        choices={offered}
        value={number}
        {...empty}
        isWide={false}
        onPick={(value) => pick(year, value)}
      />
      <ChoiceSelect
        name="year"
        label="Year"
        placeholder="Year"
        choices={yearsBetween(min, max).map((value) => ({ value, label: value }))}
        value={year}
        {...empty}
        isWide={false}
        onPick={(value) => pick(value, number)}
      />
      <ReasonButton
        icon={<ChevronRightIcon />}
        aria-label="Next month"
        title="Next month (Page down)"
        disabledReason={
          !isMonth(month) ? 'Choose a month first' : month >= max ? 'There are no later months' : undefined
        }
        onClick={() => step(1)}
      />
      {current !== undefined && (
        <ReasonButton
          variant="minimal"
          text="This month"
          disabledReason={month === current ? 'This is the current month' : undefined}
          onClick={() => onPick(current)}
        />
      )}
    </ControlGroup>
  );
}
