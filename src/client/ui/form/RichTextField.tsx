import { RichTextEditor } from '../richtext/RichTextEditor';
import { fieldAria, FieldFrame, isFieldOff, type FieldLooks } from './FieldFrame';
import type { BoundField } from './formHandle';

export interface RichTextFieldProps extends FieldLooks {
  /** HTML of the allow-list; '' when empty. */
  readonly field: BoundField<string>;
  readonly placeholder?: string;
  /** Height of the empty editor in pixels. Default 120. */
  readonly minHeightPx?: number;
}

/** Formatted text. */
export function RichTextField({ field, placeholder, minHeightPx, ...looks }: RichTextFieldProps) {
  const labelId = `${field.id}-label`;
  const aria = fieldAria(field, looks);
  return (
    <FieldFrame field={field} labelId={labelId} {...looks}>
      <RichTextEditor
        id={field.id}
        html={field.value}
        onChange={field.change}
        onLeave={field.touch}
        placeholder={placeholder}
        minHeightPx={minHeightPx}
        labelledBy={labelId}
        describedBy={aria['aria-describedby']}
        isInvalid={aria['aria-invalid']}
        isBusy={isFieldOff(looks)}
      />
    </FieldFrame>
  );
}
