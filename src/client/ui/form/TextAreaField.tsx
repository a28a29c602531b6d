import { TextArea } from '@blueprintjs/core';
import { fieldAria, FieldFrame, isFieldOff, type FieldLooks } from './FieldFrame';
import type { FieldSource } from './formHandle';
import { useField } from './useField';
import { useLengthLimit } from './useLengthLimit';

export interface TextAreaFieldProps extends FieldLooks {
  readonly field: FieldSource<string>;
  /** Shows a count below the field. A longer text is a problem of the field, not cut. */
  readonly maxLength?: number;
  /** Lines shown while there is little text; the field grows with more. Default 3. */
  readonly lines?: number;
  readonly placeholder?: string;
  readonly autoFocus?: boolean;
}

/** Several lines of plain text. */
export function TextAreaField({
  field: ofForm,
  maxLength,
  lines = 3,
  placeholder,
  autoFocus,
  ...looks
}: TextAreaFieldProps) {
  const field = useLengthLimit(useField(ofForm), maxLength);
  const count =
    maxLength === undefined ? undefined : (
      <div className="db-field-count">{`${field.value.length} / ${maxLength}`}</div>
    );
  return (
    <FieldFrame field={field} aside={count} {...looks}>
      <TextArea
        id={field.id}
        name={field.name}
        fill
        autoResize
        rows={lines}
        value={field.value}
        onChange={(event) => field.change(event.currentTarget.value)}
        onBlur={field.touch}
        placeholder={placeholder}
        autoFocus={autoFocus}
        disabled={isFieldOff(looks)}
        intent={field.problem === undefined ? 'none' : 'danger'}
        {...fieldAria(field, looks)}
      />
    </FieldFrame>
  );
}
