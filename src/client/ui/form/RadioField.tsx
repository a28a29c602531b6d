import { RadioGroup } from '@blueprintjs/core';
import type { Choice } from './select/choice';
import { fieldAria, FieldFrame, isFieldOff, type FieldLooks } from './FieldFrame';
import type { FieldSource } from './formHandle';
import { useField } from './useField';

export interface RadioFieldProps<Value extends string> extends FieldLooks {
  readonly field: FieldSource<Value>;
  readonly choices: readonly Choice<Value>[];
}

/** One of a few, all of them visible. */
export function RadioField<Value extends string>({ field: ofForm, choices, ...looks }: RadioFieldProps<Value>) {
  const field = useField(ofForm);
  const labelId = `${field.id}-label`;
  const pick = (value: string): void => {
    const picked = choices.find((choice) => choice.value === value);
    if (picked) field.change(picked.value);
  };
  return (
    <FieldFrame field={field} labelId={labelId} {...looks}>
      <div id={field.id} onBlur={field.touch}>
        <RadioGroup
          inline
          name={field.id}
          selectedValue={field.value}
          onChange={(event) => pick(event.currentTarget.value)}
          options={choices.map(({ value, label, disabledReason }) => ({
            value,
            label: disabledReason === undefined ? label : `${label} (${disabledReason})`,
            disabled: disabledReason !== undefined,
          }))}
          disabled={isFieldOff(looks)}
          aria-labelledby={labelId}
          {...fieldAria(field, looks)}
        />
      </div>
    </FieldFrame>
  );
}
