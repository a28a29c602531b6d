import { InputGroup } from '@blueprintjs/core';
import type { JSX } from 'react';
import { fieldAria, FieldFrame, isFieldOff, type FieldLooks } from './FieldFrame';
import type { FieldSource } from './formHandle';
import { useField } from './useField';
import { useLengthLimit } from './useLengthLimit';

export interface TextFieldProps extends FieldLooks {
  readonly field: FieldSource<string>;
  /** Default 'text'. */
  readonly type?: 'text' | 'email' | 'tel' | 'url' | 'search' | 'time';
  readonly placeholder?: string;
  /** A longer text is a problem of the field, not cut. */
  readonly maxLength?: number;
  readonly autoComplete?: string;
  readonly autoFocus?: boolean;
  readonly isReadOnly?: boolean;
  readonly leftElement?: JSX.Element;
  readonly rightElement?: JSX.Element;
}

/** One line of text. */
export function TextField({
  field: ofForm,
  type = 'text',
  placeholder,
  maxLength,
  autoComplete,
  autoFocus,
  isReadOnly,
  leftElement,
  rightElement,
  ...looks
}: TextFieldProps) {
  const field = useLengthLimit(useField(ofForm), maxLength);
  return (
    <FieldFrame field={field} {...looks}>
      <InputGroup
        id={field.id}
        name={field.name}
        type={type}
        value={field.value}
        onValueChange={field.change}
        onBlur={field.touch}
        placeholder={placeholder}
        autoComplete={autoComplete}
        autoFocus={autoFocus}
        readOnly={isReadOnly}
        disabled={isFieldOff(looks)}
        leftElement={leftElement}
        rightElement={rightElement}
        intent={field.problem === undefined ? 'none' : 'danger'}
        {...fieldAria(field, looks)}
      />
    </FieldFrame>
  );
}
