import { lettersAfter, noLetters, noMatchText, typeAheadIndex } from './typeAhead';

const menuItem = '.bp6-menu-item:not(.bp6-disabled)';
/** Lists of menu items, and lists of checkboxes that opt in. */
const lists = '.bp6-menu, [data-type-ahead]';
const items = `${menuItem}, [data-type-ahead] input[type=checkbox]:not(:disabled)`;
/** Where a list has a search box, letters belong to it. */
const searchBox = 'input[data-list-search], input[role=combobox]';
const openingMark = '.bp6-overlay-start-focus-trap';
const writingPlaces = 'input:not([type=checkbox]):not([type=radio]), textarea, select, [contenteditable=true]';

/** A list with a highlighted option that is not focused handles letters itself. */
const ownTypeAhead = '[data-own-type-ahead]';

const getLabel = (item: HTMLElement): string =>
  (item.matches('input')
    ? item.closest('label')?.textContent
    : (item.querySelector('.bp6-fill') ?? item).textContent) ?? '';

const getItems = (list: Element): HTMLElement[] =>
  [...list.querySelectorAll<HTMLElement>(items)].filter(
    (item) => item.closest(lists) === list && item.getClientRects().length > 0,
  );

function listAt(active: Element): Element | null {
  if (active.matches(`${items}, .bp6-menu`)) return active.closest(lists);
  // Opened by pointer: the focus is on the invisible mark before the menu.
  if (active.matches(openingMark)) return active.parentElement?.querySelector(`.bp6-popover ${lists}`) ?? null;
  return null;
}

/**
 * Type-ahead in all menus of the page and in lists of checkboxes. Letters without a match leave no item focused, so
 * that Enter chooses nothing.
 * @param announce says what a screen reader should read; empty when that is over
 * @returns stops it
 */
export function typeAheadInMenus(announce: (text: string) => void): () => void {
  let letters = noLetters;
  let findLetterList: Element | undefined;
  let unmatched: Element | undefined;
  const endAnnouncement = (): void => {
    if (!unmatched) return;
    unmatched = undefined;
    announce('');
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    const active = document.activeElement;
    if (!active || event.defaultPrevented || active.matches(writingPlaces) || active.closest(ownTypeAhead)) return;
    const list = listAt(active);
    if (!list) return;
    // The browser would select the whole page behind the list.
    if (event.key === 'a' && (event.ctrlKey || event.metaKey)) event.preventDefault();
    const search = list.closest('.bp6-popover')?.querySelector<HTMLInputElement>(searchBox);
    if (search) {
      // The letter itself follows the focus.
      if (event.key !== ' ' && lettersAfter(noLetters, event, []) !== undefined) search.focus();
      return;
    }
    const present = getItems(list);
    const labels = present.map(getLabel);
    const next = lettersAfter(list === findLetterList ? letters : noLetters, event, labels);
    if (!next) {
      // An arrow starts a new word.
      if (event.key.startsWith('Arrow')) letters = noLetters;
      return;
    }
    // The page has keys of its own, and a space would press the item.
    event.preventDefault();
    event.stopPropagation();
    letters = next;
    findLetterList = list;
    const found =
      present[
        typeAheadIndex(
          labels,
          next.text,
          present.findIndex((item) => item === active),
        )
      ];
    if (found) {
      endAnnouncement();
      found.focus();
      return;
    }
    if (list instanceof HTMLElement) {
      list.tabIndex = -1;
      list.focus();
    }
    unmatched = list;
    announce(noMatchText(next.text));
  };
  const onFocusIn = ({ target }: FocusEvent): void => {
    if (target !== unmatched) endAnnouncement();
  };
  document.addEventListener('keydown', onKeyDown, true);
  document.addEventListener('focusin', onFocusIn, true);
  return () => {
    document.removeEventListener('keydown', onKeyDown, true);
    document.removeEventListener('focusin', onFocusIn, true);
    endAnnouncement();
  };
}
