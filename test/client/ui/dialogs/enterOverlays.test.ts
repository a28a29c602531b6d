import { enterOverlays } from '../../../../src/client/ui/dialogs/enterOverlays';

let end: () => void;
beforeEach(() => {
  document.body.replaceChildren();
  // Nothing has a place in jsdom.
  jest.spyOn(Element.prototype, 'getClientRects').mockReturnValue([new DOMRect()] as unknown as DOMRectList);
  end = enterOverlays();
});
afterEach(() => end());

/** As Blueprint draws it, with the focus where it puts it. */
function open(content: string): HTMLElement {
  document.body.insertAdjacentHTML('beforeend', `<div class="bp6-overlay"><div class="bp6-overlay-start-focus-trap" tabindex="0"></div>${content}<div class="bp6-overlay-end-focus-trap" tabindex="0"></div></div>`);
  const mark = document.querySelector<HTMLElement>('.bp6-overlay-start-focus-trap');
  if (!mark) throw new Error('No mark');
  mark.focus();
  return mark;
}
const press = (key: string, shiftKey = false): boolean => (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent('keydown', { key, shiftKey, bubbles: true, cancelable: true }));
const focused = (): string | null | undefined => document.activeElement?.textContent;
const menu = '<div class="bp6-popover"><ul class="bp6-menu"><a class="bp6-menu-item bp6-disabled" tabindex="-1">None</a><a class="bp6-menu-item" tabindex="0">Standard</a><a class="bp6-menu-item bp6-selected" tabindex="0">Mine</a></ul></div>';

test('a menu that is opened by a key begins at what is chosen; arrows, Home, End and Tab walk through what can be chosen', () => {
  press('Enter');
  open(menu);
  expect(focused()).toBe('Mine');
  for (const [key, item] of [['ArrowDown', 'Standard'], ['ArrowUp', 'Mine'], ['Home', 'Standard'], ['End', 'Mine'], ['Tab', 'Standard']] as const) {
    press(key);
    expect(focused()).toBe(item);
  }
});

test('a dialog begins at its first field, not at what closes or deletes; Tab leads round past the invisible marks', () => {
  press('Enter');
  open('<div class="bp6-dialog"><div class="bp6-dialog-header"><button>Close</button></div><input disabled><button class="bp6-intent-danger">Delete</button><button>Cancel</button></div>');
  expect(focused()).toBe('Cancel');
  press('Tab');
  expect(focused()).toBe('Close');
  press('Tab', true);
  expect(focused()).toBe('Cancel');
});

test('who opens by pointing is left where Blueprint puts the focus, and the arrows enter the menu from there', () => {
  document.body.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }));
  const mark = open(menu);
  expect(mark).toHaveFocus();
  press('ArrowDown');
  expect(focused()).toBe('Standard');
});

test('what loads its content on demand is entered once that is there', async () => {
  press('Enter');
  const mark = open('<div class="bp6-popover"></div>');
  expect(mark).toHaveFocus();
  mark.nextElementSibling?.insertAdjacentHTML('beforeend', '<button>All</button>');
  await Promise.resolve();
  expect(focused()).toBe('All');
});
