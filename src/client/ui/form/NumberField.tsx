import { InputGroup, Tag } from '@blueprintjs/core';
import type { KeyboardEvent } from 'react';
import { useScreenState } from '../../screen-state/useScreenState';
import { fieldAria, FieldFrame, isFieldOff, type FieldLooks } from './FieldFrame';
import type { FieldSource } from './formHandle';
import { useField } from './useField';
import { useInputError } from './useInputError';

const decimalPattern = /^-?\d+(\.\d+)?$/;

/** What was typed with a decimal point: '0,5' becomes '0.5'. */
const withDecimalPoint = (typed: string): string => typed.trim().replace(',', '.');

/** True for '' and for a decimal number with a point. */
const isDecimalText = (text: string): boolean => text === '' || decimalPattern.test(text);

/**
 * The number one step up or down, within its limits and without rounding errors (0.1 + 0.2 gives '0.3').
 * @param text decimal text; '' and invalid text count as 0
 */
function steppedDecimal(text: string, step: number, min = -Infinity, max = Infinity): string {
  const start = isDecimalText(text) ? Number(text) : 0;
  const next = Math.min(max, Math.max(min, start + step));
  return String(Number(next.toFixed(6)));
}

export interface NumberFieldProps extends FieldLooks {
  /** Decimal text: '0.5' for 30 minutes when hours are asked, '' for nothing. */
  readonly field: FieldSource<string>;
  /** Shown at the right end, for example 'Hr'. */
  readonly unit?: string;
  /** Step of the arrow keys. Default 1. */
  readonly step?: number;
  /** Bounds of the arrow keys; the form's rules decide what can be saved. */
  readonly min?: number;
  readonly max?: number;
  readonly placeholder?: string;
  readonly autoFocus?: boolean;
  /** Other ways to write a number, for example '1h 30m', and the message when a text is none of them. */
  readonly spelling?: NumberSpelling;
}

export interface NumberSpelling {
  readonly read: (typed: string) => number | undefined;
  readonly message: string;
}

/** A decimal number. A comma is accepted as the decimal point; text of no known spelling is invalid. */
export function NumberField({
  field: ofForm,
  unit,
  step = 1,
  min,
  max,
  placeholder,
  autoFocus,
  spelling,
  ...looks
}: NumberFieldProps) {
  const field = useField(ofForm);
  // While the user types, the text is not replaced by the number: it would change under the cursor.
  const [typed, setTyped] = useScreenState<string | null>('drafts', `${ofForm.name}/typed`, null);
  useInputError(field, isDecimalText(field.value) ? null : (spelling?.message ?? 'Please enter a number'));
  const type = (text: string): void => {
    const decimal = withDecimalPoint(text);
    const read = isDecimalText(decimal) ? undefined : spelling?.read(text);
    setTyped(spelling === undefined ? null : text);
    field.change(read === undefined ? decimal : String(read));
  };
  const leave = (): void => {
    setTyped(null);
    field.touch();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    setTyped(null);
    field.change(steppedDecimal(field.value, event.key === 'ArrowUp' ? step : -step, min, max));
  };
  return (
    <FieldFrame field={field} {...looks}>
      <InputGroup
        id={field.id}
        name={field.name}
        inputMode="decimal"
        autoComplete="off"
        value={typed ?? field.value}
        onValueChange={type}
        onBlur={leave}
        onKeyDown={onKeyDown}
        placeholder={placeholder}
        autoFocus={autoFocus}
        disabled={isFieldOff(looks)}
        rightElement={unit === undefined ? undefined : <Tag minimal>{unit}</Tag>}
        intent={field.problem === undefined ? 'none' : 'danger'}
        {...fieldAria(field, looks)}
      />
    </FieldFrame>
  );
}
