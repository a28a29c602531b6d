import { Button, InputGroup, PopoverNext, PopupKind } from '@blueprintjs/core';
import { CaretDownIcon, CrossIcon, SearchIcon } from '@blueprintjs/icons';
import { QueryList, type QueryListRendererProps } from '@blueprintjs/select';
import '@blueprintjs/select/lib/css/blueprint-select.css';
import { useId, useRef, useState, type JSX, type KeyboardEvent } from 'react';
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
  const [isOpen, setOpen] = useState(false);
  const [query, setQuery] = useState('');
  const valueId = useId();
  const search = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const offered = useRef<QueryList<Choice<Value>>>(null);
  const frame = useRef<HTMLDivElement>(null);
  const picked = choices.find((choice) => choice.value === value);
  const isSearchable = props.isSearchable ?? (onSearch !== undefined || choices.length >= fewestSearchedChoices);
  const isClearable = emptyValue !== undefined && value !== emptyValue && !props.isDisabled;

  const ask = (letters: string): void => {
    setQuery(letters);
    onSearch?.(letters);
  };
  const open = (isWanted: boolean): void => {
    if (isWanted && query !== '') ask('');
    setOpen(isWanted);
  };
  const pick = (choice: Choice<Value>): void => {
    // The focus goes back at once. Left to the popover it would go back after the animation, out of the hands of who has
    // begun to type elsewhere.
    if (list.current?.contains(document.activeElement)) frame.current?.querySelector('button')?.focus();
    setOpen(false);
    onPick(choice.value);
  };
  // The list lies at the end of the page: Tab goes on from the button, as from a select of the browser's own.
  const leaveByTab = (event: KeyboardEvent): void => {
    if (event.key !== 'Tab') return;
    frame.current?.querySelector('button')?.focus();
    setOpen(false);
  };

  const renderPopover = ({ activeItemId, handleKeyDown, handleKeyUp, handleQueryChange, itemList, listId }: QueryListRendererProps<Choice<Value>>) => (
    <PopoverNext
      isOpen={isOpen}
      onInteraction={open}
      disabled={props.isDisabled}
      placement="bottom-start"
      animation="minimal"
      arrow={false}
      transitionDuration={100}
      matchTargetWidth={isWide}
      autoFocus={false}
      enforceFocus={false}
      shouldReturnFocusOnClose={false}
      popupKind={PopupKind.LISTBOX}
      popoverClassName="bp6-select-popover"
      // At once, not after the animation: the first letter typed belongs to the search.
      onOpening={() => {
        (search.current ?? list.current)?.focus();
        // The arrows begin at what is picked. Blueprint begins at the first whenever it gets a new list.
        if (picked) offered.current?.setActiveItem(picked);
      }}
      onClosed={props.onLeave}
      renderTarget={({ isOpen: _isOpen, ref, ...target }) => (
        <Button
          {...target}
          ref={ref}
          id={props.id}
          fill={isWide}
          size={props.size}
          variant={variant}
          alignText="start"
          textClassName={picked ? '' : 'db-select-placeholder'}
          icon={pickedElement ? undefined : picked?.icon}
          text={<span id={valueId}>{picked ? (pickedElement?.(picked) ?? picked.label) : placeholder}</span>}
          endIcon={<CaretDownIcon />}
          loading={isLoading && choices.length === 0 && !isOpen}
          disabled={props.isDisabled}
          aria-label={props.label === undefined ? undefined : `${props.label}: ${picked?.label ?? placeholder}`}
          aria-labelledby={props.labelledBy === undefined ? undefined : `${props.labelledBy} ${valueId}`}
          aria-controls={isOpen ? listId : undefined}
          aria-invalid={aria?.['aria-invalid']}
          aria-describedby={aria?.['aria-describedby']}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
            event.preventDefault();
            open(true);
          }}
        />
      )}
      content={
        <div ref={list} tabIndex={-1} role="group" aria-label={props.label ?? 'Choices'} aria-labelledby={props.labelledBy} aria-activedescendant={isSearchable ? undefined : activeItemId} className="db-select-list" onKeyDownCapture={leaveByTab} onKeyDown={handleKeyDown} onKeyUp={handleKeyUp}>
          {isSearchable && (
            <InputGroup
              inputRef={search}
              leftIcon={<SearchIcon />}
              placeholder="Search…"
              value={query}
              onChange={handleQueryChange}
              role="combobox"
              aria-label="Search"
              aria-autocomplete="list"
              aria-expanded
              aria-controls={listId}
              aria-activedescendant={activeItemId}
            />
          )}
          {itemList}
        </div>
      }
    />
  );

  return (
    <div ref={frame} className={`db-select ${isWide ? 'db-select-wide' : ''} ${aria?.['aria-invalid'] ? 'db-select-invalid' : ''}`}>
      <QueryList<Choice<Value>>
        ref={offered}
        items={[...choices]}
        itemsEqual="value"
        itemDisabled={(choice) => choice.isDisabled === true}
        itemListPredicate={onSearch ? undefined : matchingChoices}
        itemRenderer={choiceRenderer((known) => known === value)}
        itemListRenderer={choiceListRenderer({ isLoading, isRemote: onSearch !== undefined })}
        query={query}
        onQueryChange={ask}
        onItemSelect={pick}
        menuProps={{ 'aria-label': 'Choices' }}
        renderer={renderPopover}
      />
      {isClearable && <Button className="db-select-clear" variant="minimal" size="small" icon={<CrossIcon />} aria-label="Clear" onClick={() => onPick(emptyValue)} />}
    </div>
  );
}
