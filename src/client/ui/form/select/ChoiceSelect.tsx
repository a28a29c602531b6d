import { InputGroup, PopoverNext, PopupKind } from '@blueprintjs/core';
import { CaretDownIcon, CrossIcon, SearchIcon } from '@blueprintjs/icons';
import { QueryList, type QueryListRendererProps } from '@blueprintjs/select';
import '@blueprintjs/select/lib/css/blueprint-select.css';
import { useId, useLayoutEffect, useMemo, useRef, type JSX, type KeyboardEvent } from 'react';
import { useOverlay } from '../../../screen-state/useOverlay';
import { ReasonButton } from '../../controls/ReasonButton';
import { lettersAfter, noLetters, noMatchText, typeAheadIndex } from '../../keys/typeAhead';
import { sameValue } from '../sameValue';
import { matchingChoices, minSearchedChoices, type Choice } from './choice';
import { choiceListRenderer, choiceRenderer } from './ChoiceList';
import type { FieldAria } from '../FieldFrame';
import '../form.css';
import { Button } from '../../controls/Button';

export interface ChoiceSelectProps<Value extends string> {
  /** Unique within the scope: a fixed word, for example 'status'. */
  readonly name: string;
  readonly choices: readonly Choice<Value>[];
  /** The picked value; a value that no choice has shows the placeholder. */
  readonly value: Value;
  readonly onPick: (value: Value) => void;
  /** Given: the choice can be cleared, which picks this value. */
  readonly emptyValue?: Value;
  /** Default 'Select…'. */
  readonly placeholder?: string;
  /** A search box also below 8 choices, from which on there always is one. */
  readonly isSearchable?: true;
  /** Given: called with the search text, and `choices` are its matches. */
  readonly onSearch?: (query: string) => void;
  readonly isLoading?: boolean;
  /** While something is loading or being saved. */
  readonly isBusy?: boolean;
  /** Why nothing can be picked now. */
  readonly disabledReason?: string;
  /** Default true: as wide as its container. */
  readonly isWide?: boolean;
  readonly size?: 'small' | 'medium' | 'large';
  readonly variant?: 'solid' | 'minimal' | 'outlined';
  readonly id?: string;
  /** Id of the label; the chosen value is read after it. */
  readonly labelledBy?: string;
  /** A label of its own, where no visible text names it. */
  readonly label?: string;
  readonly aria?: FieldAria;
  readonly onLeave?: () => void;
  /** Renders the chosen value; default its icon and label. */
  readonly pickedElement?: (choice: Choice<Value>) => JSX.Element;
}

interface OpenList {
  readonly query: string;
  /** The value of the choice that Enter picks. */
  readonly active: string | null;
  /** Typed letters without a match in a list without a search box: Enter then picks nothing. */
  readonly unmatched: string;
  /** A list that shrinks during a search keeps its box. */
  readonly hasBox: boolean;
}

/**
 * A button that shows the chosen value and opens the list of choices: in forms and, on its own, for changes that take
 * effect immediately.
 */
export function ChoiceSelect<Value extends string>({
  placeholder = 'Select…',
  isWide = true,
  isLoading = false,
  variant = 'solid',
  ...props
}: ChoiceSelectProps<Value>) {
  const { choices, value, onPick, emptyValue, onSearch, aria, pickedElement } = props;
  const { isOpen, props: openList, ...overlay } = useOverlay<OpenList>(props.name, { isAside: true });
  // What handlers of one event read: the next render has not happened yet.
  const latest = useRef(openList);
  /** While it fades out, a closed list looks as it was. */
  const last = useRef<OpenList>(undefined);
  useLayoutEffect(() => {
    latest.current = openList;
    if (openList) last.current = openList;
  }, [openList]);
  const shown = openList ?? last.current;
  const query = shown?.query ?? '';
  const unmatched = shown?.unmatched ?? '';
  const valueId = useId();
  const clearId = useId();
  // Blueprint's list renders a second time for every other array.
  const items = useMemo(() => [...choices], [choices]);
  const search = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const picked = choices.find((choice) => choice.value === value);
  const isClearable = emptyValue !== undefined && value !== emptyValue && !props.isBusy;
  const hasSearchBox = props.isSearchable === true || onSearch !== undefined || choices.length >= minSearchedChoices;
  const isSearchable = hasSearchBox || openList?.hasBox === true;
  const active = choices.find((choice) => choice.value === shown?.active) ?? null;
  const letters = useRef(noLetters);
  const isArrowPressed = useRef(false);

  const getFirst = (offered: readonly Choice<Value>[]): Choice<Value> | null =>
    offered.find((choice) => choice.disabledReason === undefined) ?? null;
  const change = (part: Partial<OpenList>): void => {
    const former = latest.current ?? { query: '', active: null, unmatched: '', hasBox: hasSearchBox };
    const next = { ...former, ...part };
    if (latest.current && sameValue(next, latest.current)) return;
    latest.current = next;
    overlay.open(next);
  };
  const close = (): void => {
    latest.current = undefined;
    overlay.close();
  };
  const ask = (typed: string, part: Partial<OpenList> = {}): void => {
    const first = typed === '' ? (picked ?? getFirst(choices)) : getFirst(matchingChoices(typed, choices));
    change({ ...part, query: typed, active: first?.value ?? null });
    onSearch?.(typed);
  };
  const open = (isWanted: boolean): void => {
    if (!isWanted) return close();
    if (isOpen) return;
    letters.current = noLetters;
    // The arrows start at the chosen value.
    if (query === '') change({ active: (picked ?? getFirst(choices))?.value ?? null });
    else ask('');
  };
  /** @returns whether the key is a letter, which was searched */
  const typeAhead = (event: KeyboardEvent, from: Choice<Value> | null | undefined): boolean => {
    const possible = choices.filter((choice) => choice.disabledReason === undefined);
    const labels = possible.map((choice) => choice.label);
    const next = lettersAfter(letters.current, event.nativeEvent, labels);
    if (!next) return false;
    event.preventDefault();
    letters.current = next;
    const found =
      possible[
        typeAheadIndex(
          labels,
          next.text,
          possible.findIndex((choice) => choice.value === from?.value),
        )
      ] ?? null;
    change({ active: found?.value ?? null, unmatched: found ? '' : next.text });
    return true;
  };
  const onButtonKey = (event: KeyboardEvent): void => {
    if (props.isBusy) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      open(true);
    } else if (!isSearchable) {
      typeAhead(event, isOpen ? active : picked);
    } else if (lettersAfter(noLetters, event.nativeEvent, [])) {
      event.preventDefault();
      ask(isOpen ? query + event.key : event.key, { hasBox: true });
    }
  };
  const onListKey = (
    event: KeyboardEvent<HTMLElement>,
    handleKeyDown: (event: KeyboardEvent<HTMLElement>) => void,
  ): void => {
    const isInBox = event.target === search.current;
    // The browser would select the whole page behind the list.
    if (!isInBox && event.key === 'a' && (event.ctrlKey || event.metaKey)) event.preventDefault();
    if (!isSearchable && typeAhead(event, active)) return;
    // The letter itself follows the focus.
    if (isSearchable && !isInBox && lettersAfter(noLetters, event.nativeEvent, [])) search.current?.focus();
    isArrowPressed.current = event.key === 'ArrowDown' || event.key === 'ArrowUp';
    if (isArrowPressed.current) letters.current = noLetters;
    handleKeyDown(event);
    isArrowPressed.current = false;
  };
  /** Set by arrows and pointer; a list that is refreshed while letters match nothing does not change it. */
  const onActiveItemChange = (choice: Choice<Value> | null): void => {
    const present = latest.current;
    if (!present || (present.unmatched !== '' && !isArrowPressed.current)) return;
    const next = choice?.value ?? null;
    if (present.active !== next || present.unmatched !== '') change({ active: next, unmatched: '' });
  };
  const pick = (choice: Choice<Value>): void => {
    // Returns the focus immediately: the popover would return it only after its animation, when the user may already
    // type elsewhere.
    if (list.current?.contains(document.activeElement)) frame.current?.querySelector('button')?.focus();
    close();
    onPick(choice.value);
  };
  // The list is at the end of the page: Tab continues from the button, like from a native select.
  const leaveByTab = (event: KeyboardEvent): void => {
    if (event.key !== 'Tab') return;
    frame.current?.querySelector('button')?.focus();
    close();
  };

  const renderPopover = ({
    activeItemId,
    handleKeyDown,
    handleKeyUp,
    handleQueryChange,
    itemList,
    listId,
  }: QueryListRendererProps<Choice<Value>>) => (
    <PopoverNext
      isOpen={isOpen}
      onInteraction={open}
      disabled={props.isBusy}
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
      // Immediately, not after the animation: the first typed letter belongs to the search.
      onOpening={() => {
        (search.current ?? list.current)?.focus();
        search.current?.setSelectionRange(query.length, query.length);
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
          // A search by letters loads without taking the focus from the button.
          loading={isLoading && choices.length === 0 && !isOpen && onSearch === undefined}
          disabled={props.isBusy}
          aria-label={props.label === undefined ? undefined : `${props.label}: ${picked?.label ?? placeholder}`}
          aria-labelledby={props.labelledBy === undefined ? undefined : `${props.labelledBy} ${valueId}`}
          aria-controls={isOpen ? listId : undefined}
          aria-invalid={aria?.['aria-invalid']}
          aria-describedby={aria?.['aria-describedby']}
          onKeyDown={onButtonKey}
        />
      )}
      content={
        <div
          ref={list}
          tabIndex={-1}
          role="group"
          aria-label={props.label ?? 'Choices'}
          aria-labelledby={props.labelledBy}
          aria-activedescendant={isSearchable ? undefined : activeItemId}
          className="db-select-list"
          data-own-type-ahead
          onKeyDownCapture={leaveByTab}
          onKeyDown={(event) => onListKey(event, handleKeyDown)}
          onKeyUp={handleKeyUp}
        >
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
          <div role="status" className="db-select-unmatched">
            {unmatched === '' ? '' : noMatchText(unmatched)}
          </div>
          {itemList}
        </div>
      }
    />
  );

  if (props.disabledReason !== undefined) {
    return (
      <ReasonButton
        id={props.id}
        disabledReason={props.disabledReason}
        fill={isWide}
        size={props.size}
        variant={variant}
        alignText="start"
        text={picked?.label ?? placeholder}
        endIcon={<CaretDownIcon />}
        aria-label={props.label === undefined ? undefined : `${props.label}: ${picked?.label ?? placeholder}`}
      />
    );
  }
  return (
    <div
      ref={frame}
      className={`db-select ${isWide ? 'db-select-wide' : ''} ${aria?.['aria-invalid'] ? 'db-select-invalid' : ''}`}
    >
      <QueryList<Choice<Value>>
        items={items}
        itemsEqual="value"
        itemDisabled={(choice) => choice.disabledReason !== undefined}
        // Also for a server search: until it has answered, the list is that of the previous text.
        itemListPredicate={matchingChoices}
        activeItem={active}
        onActiveItemChange={onActiveItemChange}
        resetOnQuery={false}
        itemRenderer={choiceRenderer((known) => known === value)}
        itemListRenderer={choiceListRenderer({ isLoading, isRemote: onSearch !== undefined })}
        query={query}
        onQueryChange={(typed) => latest.current && ask(typed)}
        onItemSelect={pick}
        menuProps={{ 'aria-label': 'Choices' }}
        renderer={renderPopover}
      />
      {isClearable && (
        <Button
          className="db-select-clear"
          variant="minimal"
          size="small"
          icon={<CrossIcon />}
          id={clearId}
          aria-label={props.label === undefined ? 'Clear' : `Clear ${props.label}`}
          aria-labelledby={props.labelledBy === undefined ? undefined : `${clearId} ${props.labelledBy}`}
          onClick={() => onPick(emptyValue)}
        />
      )}
    </div>
  );
}
