import { enterOverlays } from '../../../../src/client/ui/dialogs/enterOverlays';
import { holdPlace } from '../../../../src/client/ui/dialogs/holdPlace';
import { keepPressesWhole } from '../../../../src/client/ui/dialogs/keepPressesWhole';

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
  document.body.insertAdjacentHTML(
    'beforeend',
    `<div class="bp6-overlay"><div class="bp6-overlay-start-focus-trap" tabindex="0"></div>${content}<div class="bp6-overlay-end-focus-trap" tabindex="0"></div></div>`,
  );
  const mark = [...document.querySelectorAll<HTMLElement>('.bp6-overlay-start-focus-trap')].at(-1);
  if (!mark) throw new Error('No mark');
  mark.focus();
  return mark;
}
const press = (key: string, shiftKey = false): boolean =>
  (document.activeElement ?? document.body).dispatchEvent(
    new KeyboardEvent('keydown', { key, shiftKey, bubbles: true, cancelable: true }),
  );
const focused = (): string | null | undefined => document.activeElement?.textContent;
const menu =
  '<div class="bp6-popover"><ul class="bp6-menu"><a class="bp6-menu-item bp6-disabled" tabindex="-1">None</a><a class="bp6-menu-item" tabindex="0">Standard</a><a class="bp6-menu-item bp6-selected" tabindex="0">Mine</a></ul></div>';

test('a menu that is opened by a key begins at what is chosen; arrows, Home, End and Tab walk through what can be chosen', () => {
  press('Enter');
  open(menu);
  expect(focused()).toBe('Mine');
  for (const [key, item] of [
    ['ArrowDown', 'Standard'],
    ['ArrowUp', 'Mine'],
    ['Home', 'Standard'],
    ['End', 'Mine'],
    ['Tab', 'Standard'],
  ] as const) {
    press(key);
    expect(focused()).toBe(item);
  }
});

test('a dialog begins at its first field, not at what closes or deletes; Tab leads round past the invisible marks', () => {
  press('Enter');
  open(
    '<div class="bp6-dialog"><div class="bp6-dialog-header"><button>Close</button></div><input disabled><button class="bp6-intent-danger">Delete</button><button>Cancel</button></div>',
  );
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

test('the arrows lead from tab to tab', () => {
  document.body.innerHTML =
    '<div role="tablist"><div role="tab" tabindex="0">Own</div><div role="tab" tabindex="-1">All</div></div>';
  document.querySelector<HTMLElement>('[role=tab]')?.focus();
  for (const [key, tab] of [
    ['ArrowRight', 'All'],
    ['ArrowRight', 'Own'],
    ['ArrowLeft', 'All'],
    ['ArrowDown', 'All'],
  ] as const) {
    press(key);
    expect(focused()).toBe(tab);
  }
});

test('a question begins at its answer; closed, the dialog below goes on at the field that was left for it', () => {
  press('Enter');
  const mark = open('<div class="bp6-dialog"><button>First</button><button>Second</button></div>');
  press('Tab');
  document.querySelectorAll<HTMLElement>('.bp6-dialog button')[1]?.focus();
  open('<div class="bp6-dialog"><button>Cancel</button><button data-answer>Save</button></div>');
  expect(focused()).toBe('Save');
  mark.focus();
  expect(focused()).toBe('Second');
});

test('a drawer whose content comes later focuses Close until then, unless the user has begun to use the keys', async () => {
  for (const [isUsed, stands] of [
    [false, 'Reply'],
    [true, 'Close'],
  ] as const) {
    document.body.replaceChildren();
    press('Enter');
    open(
      '<div class="bp6-drawer"><div class="bp6-drawer-header"><button>Close</button></div><div class="content"></div></div>',
    );
    expect(focused()).toBe('Close');
    if (isUsed) press('ArrowDown');
    document.querySelector('.content')?.insertAdjacentHTML('beforeend', '<button>Reply</button>');
    await Promise.resolve();
    expect(focused()).toBe(stands);
  }
});

test('a button that is busy has the focus again when it can be pressed again', async () => {
  press('Enter');
  const mark = open('<div class="bp6-dialog"><button>First</button><button>Check</button></div>');
  const check = document.querySelectorAll<HTMLButtonElement>('.bp6-dialog button')[1];
  if (!check) throw new Error('No button');
  check.focus();
  check.blur();
  check.disabled = true;
  mark.focus();
  expect(mark).toHaveFocus();
  check.disabled = false;
  await Promise.resolve();
  expect(focused()).toBe('Check');
});

test('a dialog whose buttons are there before its content is entered at the content', async () => {
  press('Enter');
  open(
    '<div class="bp6-dialog"><div class="bp6-dialog-body"><div class="db-skeleton"></div></div><div class="bp6-dialog-footer"><button>Cancel</button></div></div>',
  );
  expect(focused()).toBe('Cancel');
  const body = document.querySelector('.bp6-dialog-body');
  body?.replaceChildren(Object.assign(document.createElement('button'), { textContent: 'Hand over' }));
  await Promise.resolve();
  expect(focused()).toBe('Hand over');
});

test('a first field that is on its way is waited for', async () => {
  press('Enter');
  const start = open(
    '<div class="bp6-dialog"><button class="bp6-button bp6-loading" disabled>Task</button><button>Day</button></div>',
  );
  expect(start).toHaveFocus();
  const task = document.querySelector<HTMLButtonElement>('.bp6-loading');
  task?.classList.remove('bp6-loading');
  task?.removeAttribute('disabled');
  await Promise.resolve();
  expect(focused()).toBe('Task');
});

test('of radios the chosen one is where the keyboard begins', () => {
  press('Enter');
  open(
    '<div class="bp6-dialog"><input type="radio" name="Status" value="Approved"><input type="radio" name="Status" value="Rejected" checked><button>Save</button></div>',
  );
  expect(document.activeElement).toHaveProperty('value', 'Rejected');
});

test('a key that comes up elsewhere than it went down presses nothing there', () => {
  const endWhole = keepPressesWhole();
  document.body.innerHTML = '<div><button>Day</button><button>Open the calendar</button></div>';
  const [day, opener] = [...document.querySelectorAll('button')];
  const pressed = jest.fn();
  opener?.addEventListener('keyup', pressed);
  const up = (): boolean =>
    (document.activeElement ?? document.body).dispatchEvent(
      new KeyboardEvent('keyup', { key: 'Enter', bubbles: true, cancelable: true }),
    );
  day?.focus();
  press('Enter');
  opener?.focus();
  up();
  expect(pressed).not.toHaveBeenCalled();
  press('Enter');
  up();
  expect(pressed).toHaveBeenCalledTimes(1);
  endWhole();
});

describe('the focused element goes away', () => {
  const frames = async (): Promise<void> => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  };
  let endHold: () => void;
  beforeEach(() => {
    endHold = holdPlace();
  });
  afterEach(() => endHold());
  /** Presses the button of that text, as a user would who reached it by Tab. */
  const goOn = (text: string): HTMLElement => {
    const button = [...document.querySelectorAll('button')].find((candidate) => candidate.textContent === text);
    if (!button) throw new Error(`No ${text}`);
    button.focus();
    press('Enter');
    return button;
  };

  test('what replaces it has the focus, else what follows, else what comes before', async () => {
    document.body.innerHTML =
      '<main><button>Top</button><ul><li><button>One</button></li><li><button>Two</button></li></ul><button>End</button></main>';
    goOn('One').parentElement?.remove();
    await frames();
    expect(focused()).toBe('Two');
    goOn('Two').parentElement?.parentElement?.remove();
    await frames();
    expect(focused()).toBe('End');
    goOn('End').outerHTML = '<button>Keep</button>';
    await frames();
    expect(focused()).toBe('Keep');
    goOn('Keep').remove();
    await frames();
    expect(focused()).toBe('Top');
  });

  test('a page that goes, a user who points, and a focus that was given elsewhere are left alone', async () => {
    document.body.innerHTML = '<nav><button>Menu</button></nav><main><button>One</button><button>Two</button></main>';
    goOn('One').closest('main')?.remove();
    await frames();
    expect(document.body).toHaveFocus();
    document.body.innerHTML = '<main><button>One</button><button>Two</button><button>Three</button></main>';
    const one = goOn('One');
    document.body.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }));
    one.remove();
    await frames();
    expect(document.body).toHaveFocus();
    goOn('Two').remove();
    goOn('Three');
    await frames();
    expect(focused()).toBe('Three');
  });
});
