import { ChoiceSelect, type ChoiceSelectProps } from './ChoiceSelect';
import { fieldAria, FieldFrame, isFieldOff, type FieldLooks } from '../FieldFrame';
import type { FieldSource } from '../formHandle';
import { useField } from '../useField';

type ChoiceOptions<Value extends string> = Pick<
  ChoiceSelectProps<Value>,
  'choices' | 'emptyValue' | 'placeholder' | 'isSearchable' | 'onSearch' | 'isLoading' | 'pickedElement'
>;

export interface SelectFieldProps<Value extends string> extends FieldLooks, ChoiceOptions<Value> {
  readonly field: FieldSource<Value>;
}

/** One of many, searchable by label. */
export function SelectField<Value extends string>({
  field: ofForm,
  choices,
  emptyValue,
  placeholder,
  isSearchable,
  onSearch,
  isLoading,
  pickedElement,
  ...looks
}: SelectFieldProps<Value>) {
  const field = useField(ofForm);
  const labelId = `${field.id}-label`;
  return (
    <FieldFrame field={field} labelId={labelId} {...looks}>
      <ChoiceSelect
        {...{ choices, emptyValue, placeholder, isSearchable, onSearch, isLoading, pickedElement }}
        name="choice"
        id={field.id}
        value={field.value}
        onPick={field.change}
        onLeave={field.touch}
        isBusy={isFieldOff(looks)}
        labelledBy={labelId}
        aria={fieldAria(field, looks)}
      />
    </FieldFrame>
  );
}
