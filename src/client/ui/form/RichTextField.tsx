import { RichTextEditor } from '../richtext/RichTextEditor';
import type { RichTextEditorProps } from '../richtext/richTextEditorProps';
import { fieldAria, FieldFrame, isFieldOff, type FieldLooks } from './FieldFrame';
import type { FieldSource } from './formHandle';
import { useField, useIsSubmitting } from './useField';

export interface RichTextFieldProps extends FieldLooks, Pick<RichTextEditorProps, 'onAltEnter' | 'searchPeople'> {
  /** HTML of the allow-list; '' when empty. */
  readonly field: FieldSource<string>;
  readonly placeholder?: string;
  /** Height of the empty editor in pixels. Default 120. */
  readonly minHeightPx?: number;
}

/** Formatted text. */
export function RichTextField({
  field: ofForm,
  placeholder,
  minHeightPx,
  onAltEnter,
  searchPeople,
  ...looks
}: RichTextFieldProps) {
  const field = useField(ofForm);
  const isLocked = useIsSubmitting(ofForm);
  const labelId = `${field.id}-label`;
  const aria = fieldAria(field, looks);
  return (
    <FieldFrame field={field} labelId={labelId} {...looks}>
      <RichTextEditor
        id={field.id}
        html={field.value}
        onChange={field.change}
        onLeave={field.touch}
        onAltEnter={onAltEnter}
        searchPeople={searchPeople}
        placeholder={placeholder}
        minHeightPx={minHeightPx}
        labelledBy={labelId}
        describedBy={aria['aria-describedby']}
        isInvalid={aria['aria-invalid']}
        isBusy={isFieldOff(looks)}
        isLocked={isLocked}
      />
    </FieldFrame>
  );
}
