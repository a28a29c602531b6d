import { InputGroup } from '@blueprintjs/core';
import { CalendarIcon } from '@blueprintjs/icons';
import { Suspense } from 'react';
import { isDay } from '../../../../domain/calendar/isDay';
import { formatDay } from '../../../../domain/calendar/formatDay';
import { dayProblem } from '../../../../domain/calendar/parseDisplayedDay';
import { typedDay } from '../../../../domain/calendar/readDay';
import { useOverlay } from '../../../screen-state/useOverlay';
import { useScreenState } from '../../../screen-state/useScreenState';
import { fieldAria, FieldFrame, isFieldOff, type FieldLooks } from '../FieldFrame';
import type { FieldSource } from '../formHandle';
import { useField } from '../useField';
import { useInputError } from '../useInputError';
import { loadedPart } from '../../states/loadedPart';
import { Button } from '../../controls/Button';
import { LoadingCalendar } from './LoadingCalendar';
import { Popover } from '../../controls/Popover';

// The calendar is larger than all other fields together: it is loaded when it is opened.
const DayCalendar = loadedPart(() => import('./DayCalendar').then((module) => ({ default: module.DayCalendar })));

export interface DayFieldProps extends FieldLooks {
  /** 'YYYY-MM-DD', '' for none; shown as DD/MM/YYYY, and typed so or as `typedDay` reads it. */
  readonly field: FieldSource<string>;
  /** First and last day of the calendar, YYYY-MM-DD. The form's rules decide what can be saved. */
  readonly minDay?: string;
  readonly maxDay?: string;
  /** Today in the company's time zone, YYYY-MM-DD: marked, and offered by a button. */
  readonly today: string;
  readonly autoFocus?: boolean;
}

/** A calendar date: typed, or picked from a calendar. Other text is invalid. */
export function DayField({ field: ofForm, minDay, maxDay, today, autoFocus, ...looks }: DayFieldProps) {
  const field = useField(ofForm);
  const popover = useOverlay(`${ofForm.name}/calendar`);
  // While the user types, the text is not reformatted: it would change under the cursor.
  const [typed, setTyped] = useScreenState<string | null>('drafts', `${ofForm.name}/typed`, null);
  useInputError(field, dayProblem(field.value) ?? null);
  const pick = (day: string): void => {
    field.change(day);
    setTyped(null);
    popover.close();
  };
  const type = (text: string): void => {
    setTyped(text);
    field.change(typedDay(text));
  };
  const leave = (): void => {
    setTyped(null);
    field.touch();
  };
  const calendar = (
    <Suspense fallback={<LoadingCalendar />}>
      <DayCalendar
        day={isDay(field.value) ? field.value : ''}
        onPick={pick}
        minDay={minDay}
        maxDay={maxDay}
        today={today}
      />
    </Suspense>
  );
  const opener = (
    <Popover
      isOpen={popover.isOpen}
      onInteraction={(isOpen) => popover.toggle(isOpen, null)}
      content={calendar}
      placement="bottom-end"
      transitionDuration={100}
      disabled={isFieldOff(looks)}
      onClosed={field.touch}
    >
      <Button
        variant="minimal"
        size="small"
        icon={<CalendarIcon />}
        aria-label={`Open the calendar for ${looks.label}`}
        disabled={isFieldOff(looks)}
      />
    </Popover>
  );
  return (
    <FieldFrame field={field} {...looks}>
      <InputGroup
        id={field.id}
        name={field.name}
        inputMode="numeric"
        autoComplete="off"
        placeholder="DD/MM/YYYY"
        value={typed ?? (isDay(field.value) ? formatDay(field.value) : field.value)}
        onValueChange={type}
        onBlur={leave}
        autoFocus={autoFocus}
        disabled={isFieldOff(looks)}
        rightElement={opener}
        intent={field.problem === undefined ? 'none' : 'danger'}
        {...fieldAria(field, looks)}
      />
    </FieldFrame>
  );
}
