import { Menu, MenuItem } from '@blueprintjs/core';
import { TickIcon } from '@blueprintjs/icons';
import type { ItemListRenderer, ItemRenderer } from '@blueprintjs/select';
import { maxShownChoices, type Choice } from './choice';

/** Renders one choice; `isPicked` adds the tick. */
export function choiceRenderer<Value extends string>(
  isPicked: (value: Value) => boolean,
  staysOpen = false,
): ItemRenderer<Choice<Value>> {
  return function renderChoice(choice, { handleClick, handleFocus, id, modifiers, ref }) {
    const picked = isPicked(choice.value);
    return (
      <MenuItem
        key={choice.value}
        id={id}
        ref={ref}
        // The id belongs on the option: a box that names the active choice (aria-activedescendant) must name an option.
        roleStructure="none"
        role="option"
        aria-selected={picked}
        tabIndex={-1}
        text={choice.label}
        label={choice.disabledReason ?? choice.hint}
        icon={picked ? <TickIcon /> : choice.icon}
        active={modifiers.active}
        disabled={modifiers.disabled}
        onClick={handleClick}
        onFocus={handleFocus}
        shouldDismissPopover={!staysOpen}
      />
    );
  };
}

interface ChoiceListState {
  readonly isLoading: boolean;
  /** The choices are the server's matches of the search text. */
  readonly isRemote: boolean;
}

/** The list, with a line when nothing matches or when more match than are shown. */
export function choiceListRenderer<Value extends string>({
  isLoading,
  isRemote,
}: ChoiceListState): ItemListRenderer<Choice<Value>> {
  return function renderChoiceList({ filteredItems, items, itemsParentRef, menuProps, query, renderItem }) {
    const emptyText =
      items.length > 0 || query !== '' ? 'No match' : isRemote ? 'Type to search' : 'Nothing to choose from';
    const isCut = filteredItems.length === maxShownChoices && items.length > maxShownChoices;
    return (
      <Menu role="listbox" {...menuProps} ulRef={itemsParentRef} className="db-choices">
        {isLoading && <MenuItem disabled roleStructure="none" role="option" text="Loading…" />}
        {!isLoading && filteredItems.length === 0 && (
          <MenuItem disabled roleStructure="none" role="option" text={emptyText} />
        )}
        {filteredItems.map(renderItem)}
        {isCut && (
          <MenuItem
            disabled
            roleStructure="none"
            role="option"
            text={`The first ${maxShownChoices} of ${items.length}: type to find others`}
          />
        )}
      </Menu>
    );
  };
}
