import { Checkbox, Switch } from '@blueprintjs/core';
import { fieldAria, FieldFrame, isFieldOff, type FieldLooks } from './FieldFrame';
import type { FieldSource } from './formHandle';
import { useField } from './useField';

export interface CheckFieldProps extends Omit<FieldLooks, 'isRequired'> {
  readonly field: FieldSource<boolean>;
  /** Default 'box'; a switch for settings that take effect immediately. */
  readonly look?: 'box' | 'switch';
}

/** Yes or no; the label is next to the box. */
export function CheckField({ field: ofForm, look = 'box', label, ...looks }: CheckFieldProps) {
  const field = useField(ofForm);
  const Control = look === 'box' ? Checkbox : Switch;
  return (
    <FieldFrame field={field} label="" {...looks}>
      <Control
        id={field.id}
        name={field.name}
        label={label}
        checked={field.value}
        onChange={(event) => field.change(event.currentTarget.checked)}
        onBlur={field.touch}
        disabled={isFieldOff(looks)}
        {...fieldAria(field, looks)}
      />
    </FieldFrame>
  );
}
