import { MultiSelect } from '@blueprintjs/select';
import '@blueprintjs/select/lib/css/blueprint-select.css';
import { useRef, type KeyboardEvent, type SyntheticEvent } from 'react';
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
  const list = useOverlay(`${ofForm.name}/choices`, { isAside: true });
  const [query, setQuery] = useScreenState('drafts', `${ofForm.name}/search`, '');
  const ask = (typed: string): void => {
    setQuery(typed);
    // Also for text that comes without keys: pasted by the mouse, dictated, composed.
    if (typed !== '') list.open(null);
    onSearch?.(typed);
  };
  // Blueprint's list opens and closes by itself; the same events are noted here.
  const note = (event: KeyboardEvent): void => {
    if (event.type !== 'keydown') return;
    if (event.key === 'Tab') list.close();
    else if (!['Backspace', 'ArrowLeft', 'ArrowRight'].includes(event.key) && !list.isOpen) list.open(null);
  };
  const input = useRef<HTMLInputElement>(null);
  const select = useRef<MultiSelect<Choice<Value>>>(null);
  const close = (): void => {
    list.close();
    select.current?.setState({ isOpen: false });
  };
  // Blueprint would blur the field, and hold back Escape also when no list is open: no key would close the dialog.
  const handleEscape = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    event.preventDefault();
    if (list.isOpen) close();
    else event.currentTarget.parentElement?.dispatchEvent(new KeyboardEvent('keydown', event.nativeEvent));
  };
  // Blueprint reports Escape without an event, and opens the list again while the field has the focus.
  const followInteraction = (isOpen: boolean, event?: SyntheticEvent | Event): void => {
    if (!isOpen && !event) close();
    else list.toggle(document.activeElement === input.current, null);
  };
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
      <div onKeyDownCapture={handleEscape}>
        <MultiSelect<Choice<Value>>
          ref={select}
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
            onInteraction: followInteraction,
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
      </div>
    </FieldFrame>
  );
}
