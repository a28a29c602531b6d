import { Button } from '@blueprintjs/core';
import { CaretDownIcon, CrossIcon } from '@blueprintjs/icons';
import { Select } from '@blueprintjs/select';
import '@blueprintjs/select/lib/css/blueprint-select.css';
import { useId, type JSX } from 'react';
import { matchingChoices, type Choice } from './choice';
import { choiceListRenderer, choiceRenderer } from './ChoiceList';
import type { FieldAria } from './FieldFrame';
import './form.css';

/** Fewer choices are read faster than searched. */
const fewestSearchedChoices = 8;

export interface ChoiceSelectProps<Value extends string> {
  readonly choices: readonly Choice<Value>[];
  /** The picked value; a value that no choice has shows the placeholder. */
  readonly value: Value;
  readonly onPick: (value: Value) => void;
  /** Given: the choice can be taken back, which picks this value. */
  readonly emptyValue?: Value;
  /** Default 'Select…'. */
  readonly placeholder?: string;
  /** Default: true from 8 choices on. Search is by label, whatever the case. */
  readonly isSearchable?: boolean;
  /** Given: the letters typed are handed over and `choices` is taken as the answer. */
  readonly onSearch?: (query: string) => void;
  readonly isLoading?: boolean;
  readonly isDisabled?: boolean;
  /** Default true: as wide as its place. */
  readonly isWide?: boolean;
  readonly size?: 'small' | 'medium' | 'large';
  readonly variant?: 'solid' | 'minimal' | 'outlined';
  readonly id?: string;
  /** Id of the text that names it; what is picked is read after it. */
  readonly labelledBy?: string;
  /** A name of its own, where no text names it. */
  readonly label?: string;
  readonly aria?: FieldAria;
  readonly onLeave?: () => void;
  /** Draws the picked choice; default its icon and label. */
  readonly pickedElement?: (choice: Choice<Value>) => JSX.Element;
}

/** A button that shows what is picked and opens the list of choices: in forms and, by itself, for changes that take effect at once. */
export function ChoiceSelect<Value extends string>({ placeholder = 'Select…', isWide = true, isLoading = false, variant = 'solid', ...props }: ChoiceSelectProps<Value>) {
  const { choices, value, onPick, emptyValue, onSearch, aria, pickedElement } = props;
  const valueId = useId();
  const picked = choices.find((choice) => choice.value === value);
  const isClearable = emptyValue !== undefined && value !== emptyValue && !props.isDisabled;
  const { 'aria-required': _notForButtons, ...buttonAria } = aria ?? { 'aria-required': false };
  return (
    <div className={`db-select ${isWide ? 'db-select-wide' : ''}`}>
      <Select<Choice<Value>>
        items={[...choices]}
        itemsEqual="value"
        itemDisabled={(choice) => choice.isDisabled === true}
        itemListPredicate={onSearch ? undefined : matchingChoices}
        itemRenderer={choiceRenderer((known) => known === value)}
        itemListRenderer={choiceListRenderer(isLoading)}
        onItemSelect={(choice) => onPick(choice.value)}
        onQueryChange={onSearch}
        filterable={props.isSearchable ?? (onSearch !== undefined || choices.length >= fewestSearchedChoices)}
        placeholder="Search…"
        inputProps={{ 'aria-label': 'Search' }}
        resetOnClose
        resetOnSelect
        activeItem={undefined}
        disabled={props.isDisabled}
        fill={isWide}
        popoverProps={{ minimal: true, matchTargetWidth: isWide, onClosed: props.onLeave, canEscapeKeyClose: true }}
      >
        <Button
          id={props.id}
          fill={isWide}
          size={props.size}
          variant={variant}
          alignText="start"
          textClassName={picked ? '' : 'db-select-placeholder'}
          icon={pickedElement ? undefined : picked?.icon}
          text={<span id={valueId}>{picked ? (pickedElement?.(picked) ?? picked.label) : placeholder}</span>}
          endIcon={<CaretDownIcon />}
          loading={isLoading && choices.length === 0}
          disabled={props.isDisabled}
          intent={aria?.['aria-invalid'] ? 'danger' : 'none'}
          aria-label={props.label === undefined ? undefined : `${props.label}: ${picked?.label ?? placeholder}`}
          aria-labelledby={props.labelledBy === undefined ? undefined : `${props.labelledBy} ${valueId}`}
          {...buttonAria}
        />
      </Select>
      {isClearable && <Button className="db-select-clear" variant="minimal" size="small" icon={<CrossIcon />} aria-label="Clear" onClick={() => onPick(emptyValue)} />}
    </div>
  );
}
