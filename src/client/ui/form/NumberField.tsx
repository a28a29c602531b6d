import { InputGroup, Tag } from '@blueprintjs/core';
import type { KeyboardEvent } from 'react';
import { isDecimalText, steppedDecimal, withDecimalPoint } from './decimalText';
import { fieldAria, FieldFrame, isFieldOff, type FieldLooks } from './FieldFrame';
import type { FieldSource } from './formHandle';
import { useField } from './useField';
import { useInputError } from './useInputError';

export interface NumberFieldProps extends FieldLooks {
  /** Decimal text: '0.5' for 30 minutes when hours are asked, '' for nothing. */
  readonly field: FieldSource<string>;
  /** Shown at the right end, for example 'Hr'. */
  readonly unit?: string;
  /** Step of the arrow keys. Default 1. */
  readonly step?: number;
  /** Bounds of the arrow keys; the form's rules decide what can be saved. */
  readonly minimum?: number;
  readonly maximum?: number;
  readonly placeholder?: string;
  readonly autoFocus?: boolean;
}

/** A decimal number. A comma is accepted as the decimal point; other text is invalid. */
export function NumberField({
  field: ofForm,
  unit,
  step = 1,
  minimum,
  maximum,
  placeholder,
  autoFocus,
  ...looks
}: NumberFieldProps) {
  const field = useField(ofForm);
  useInputError(field, isDecimalText(field.value) ? null : 'Please enter a number');
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    field.change(steppedDecimal(field.value, event.key === 'ArrowUp' ? step : -step, minimum, maximum));
  };
  return (
    <FieldFrame field={field} {...looks}>
      <InputGroup
        id={field.id}
        name={field.name}
        inputMode="decimal"
        autoComplete="off"
        value={field.value}
        onValueChange={(typed) => field.change(withDecimalPoint(typed))}
        onBlur={field.touch}
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
