import { MultiSelect } from '@blueprintjs/select';
import '@blueprintjs/select/lib/css/blueprint-select.css';
import { useRef, type KeyboardEvent } from 'react';
import { useOverlay } from '../../../screen-state/useOverlay';
import { useScreenState } from '../../../screen-state/useScreenState';
import { matchingChoices, type Choice } from './choice';
import { choiceListRenderer, choiceRenderer } from './ChoiceList';
import { fieldAria, FieldFrame, isFieldOff, type FieldLooks } from '../FieldFrame';
import type { FieldSource } from '../formHandle';
import { useField } from '../useField';

export interface MultiSelectFieldProps<Value extends string> extends FieldLooks {
  readonly field: FieldSource<readonly Value[]>;
  readonly choices: readonly Choice<Value>[];
  /** Default 'Select…'. */
  readonly placeholder?: string;
  readonly isLoading?: boolean;
  /** Called with the search text, for choices that are fetched; `choices` must include the chosen ones. */
  readonly onSearch?: (query: string) => void;
}

/** Several of many: chosen values are tags in the field, choosing one again removes it. */
export function MultiSelectField<Value extends string>({
  field: ofForm,
  choices,
  placeholder = 'Select…',
  isLoading = false,
  onSearch,
  ...looks
}: MultiSelectFieldProps<Value>) {
  const field = useField(ofForm);
  const list = useOverlay(`${ofForm.name}/choices`);
  const [query, setQuery] = useScreenState('drafts', `${ofForm.name}/search`, '');
  const ask = (typed: string): void => {
    setQuery(typed);
    onSearch?.(typed);
  };
  // Blueprint's list opens and closes by itself; the same events are noted here.
  const note = (event: KeyboardEvent): void => {
    if (event.type !== 'keydown') return;
    if (event.key === 'Escape' || event.key === 'Tab') list.close();
    else if (!['Backspace', 'ArrowLeft', 'ArrowRight'].includes(event.key) && !list.isOpen) list.open(null);
  };
  const input = useRef<HTMLInputElement>(null);
  const isPicked = (value: Value): boolean => field.value.includes(value);
  const toggle = (value: Value): void =>
    field.change(isPicked(value) ? field.value.filter((known) => known !== value) : [...field.value, value]);
  // Enter picks; the browser would submit the form.
  const keepForm = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) event.preventDefault();
  };
  // A stored value that is not a choice any more stays visible and can be removed.
  const picked = field.value.map(
    (value): Choice<Value> => choices.find((choice) => choice.value === value) ?? { value, label: value },
  );
  return (
    <FieldFrame field={field} {...looks}>
      <MultiSelect<Choice<Value>>
        items={[...choices]}
        selectedItems={picked}
        itemsEqual="value"
        itemDisabled={(choice) => choice.disabledReason !== undefined}
        itemListPredicate={matchingChoices}
        query={query}
        onQueryChange={ask}
        itemRenderer={choiceRenderer(isPicked, true)}
        itemListRenderer={choiceListRenderer({ isLoading, isRemote: onSearch !== undefined })}
        tagRenderer={(choice) => choice.label}
        onItemSelect={(choice) => toggle(choice.value)}
        onRemove={(choice) => field.change(field.value.filter((known) => known !== choice.value))}
        onClear={() => field.change([])}
        placeholder={placeholder}
        resetOnSelect
        fill
        disabled={isFieldOff(looks)}
        popoverTargetProps={{ 'aria-label': 'Choose several', onKeyDown: note }}
        popoverProps={{
          isOpen: list.isOpen,
          onInteraction: () => list.toggle(document.activeElement === input.current, null),
          minimal: true,
          transitionDuration: 100,
          matchTargetWidth: true,
        }}
        tagInputProps={{
          inputRef: input,
          tagProps: { minimal: true },
          intent: field.problem === undefined ? 'none' : 'danger',
          inputProps: {
            id: field.id,
            name: field.name,
            autoComplete: 'off',
            onBlur: field.touch,
            onKeyDown: keepForm,
            ...fieldAria(field, looks),
            'aria-required': undefined,
          },
        }}
      />
    </FieldFrame>
  );
}
