import { InputGroup } from '@blueprintjs/core';
import type { JSX } from 'react';
import { fieldAria, FieldFrame, isFieldOff, type FieldLooks } from './FieldFrame';
import type { FieldSource } from './formHandle';
import { useField } from './useField';

export interface TextFieldProps extends FieldLooks {
  readonly field: FieldSource<string>;
  /** Default 'text'. */
  readonly type?: 'text' | 'email' | 'tel' | 'url' | 'search' | 'time';
  readonly placeholder?: string;
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
  const field = useField(ofForm);
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
        maxLength={maxLength}
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
