import fc from 'fast-check';
import { lettersAfter, noLetters, typeAheadIndex } from '../../../../src/client/ui/keys/typeAhead';
import { typeAheadInMenus } from '../../../../src/client/ui/keys/typeAheadInMenus';

const names = ['Asha Rao', 'Ben Okoro', 'Émile Zola', 'Tobias Berg', 'Tobin Hall', 'Uma Tobler', 'Aaron Aal'];

describe('the item that typed letters mean', () => {
  test.each<[string, number, string | undefined]>([
    ['Tob', -1, 'Tobias Berg'],
    ['Tob', 0, 'Tobias Berg'],
    ['tobi', 3, 'Tobias Berg'],
    ['tobin', 3, 'Tobin Hall'],
    ['t', 3, 'Tobin Hall'],
    ['t', 4, 'Tobias Berg'],
    ['tt', 3, 'Tobin Hall'],
    ['aa', -1, 'Aaron Aal'],
    ['emile', -1, 'Émile Zola'],
    ['É', -1, 'Émile Zola'],
    ['ben ok', -1, 'Ben Okoro'],
    ['tobl', -1, 'Uma Tobler'],
    ['z', -1, 'Émile Zola'],
    ['Tom', 3, undefined],
    ['xyz', 0, undefined],
    ['.*', 0, undefined],
  ])('%j from place %i: %s', (typed, from, label) => {
    expect(names[typeAheadIndex(names, typed, from)]).toBe(label);
  });

  it('never is one without the letters', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ maxLength: 12 }), { maxLength: 8 }),
        fc.string({ minLength: 1, maxLength: 5 }),
        fc.integer({ min: -1, max: 7 }),
        (labels, typed, from) => {
          const fold = (text: string): string =>
            text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();
          const found = labels[typeAheadIndex(labels, typed, from)];
          const isRepeated = [...fold(typed)].every((letter) => letter === fold(typed)[0]);
          return found === undefined || fold(found).includes(isRepeated ? (fold(typed)[0] ?? '') : fold(typed));
        },
      ),
    );
  });
});

describe('the letters', () => {
  const press = (key: string, timeStamp: number, more: object = {}) => ({
    key,
    timeStamp,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    ...more,
  });
  it('make a word until a pause begins the next', () => {
    const first = lettersAfter(noLetters, press('T', 1000), names);
    const second = first && lettersAfter(first, press('o', 1500), names);
    expect(second?.text).toBe('To');
    expect(second && lettersAfter(second, press('b', 3000), names)?.text).toBe('b');
  });
  it.each([
    press('Enter', 0),
    press('a', 0, { ctrlKey: true }),
    press('a', 0, { metaKey: true }),
    press('a', 0, { isComposing: true }),
    press(' ', 0),
  ])('do not grow by %j', (key) => {
    expect(lettersAfter(noLetters, key, names)).toBeUndefined();
  });
  it('take a space only where a label goes on with one', () => {
    expect(lettersAfter({ text: 'Ben', at: 0 }, press(' ', 100), names)?.text).toBe('Ben ');
    expect(lettersAfter({ text: 'Be', at: 0 }, press(' ', 100), names)).toBeUndefined();
  });
});

describe('menus of the page', () => {
  let end: () => void;
  let said = '';
  const say = (text: string): void => void (said = text);
  beforeEach(() => {
    said = '';
    jest.spyOn(Element.prototype, 'getClientRects').mockReturnValue([new DOMRect()] as unknown as DOMRectList);
    document.body.innerHTML = '';
    end = typeAheadInMenus(say);
  });
  afterEach(() => end());
  const show = (html: string): void => document.body.insertAdjacentHTML('beforeend', html);
  const type = (text: string): void => {
    for (const key of text)
      (document.activeElement ?? document.body).dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
      );
  };
  const item = (label: string, more = ''): string =>
    `<li><a class="bp6-menu-item ${more}" tabindex="0"><span>⌘</span><div class="bp6-fill">${label}</div></a></li>`;
  const focused = (): string => document.activeElement?.querySelector('.bp6-fill')?.textContent ?? '';

  it('lead to the item that begins with the letters, past what is disabled', () => {
    show(
      `<div class="bp6-popover"><ul class="bp6-menu">${['Edit', 'Export', 'Duplicate'].map((label) => item(label)).join('')}${item('Delete Project', 'bp6-disabled')}${item('Deleted Tasks')}</ul></div>`,
    );
    document.querySelector<HTMLElement>('.bp6-menu-item')?.focus();
    type('ex');
    expect(focused()).toBe('Export');
  });

  it('from the mark on which the focus is after a click, and over labels of several words', () => {
    show(
      `<div><div class="bp6-overlay-start-focus-trap" tabindex="0"></div><div class="bp6-popover"><ul class="bp6-menu">${item('Delete Project')}${item('Deleted Tasks')}</ul></div></div>`,
    );
    document.querySelector<HTMLElement>('.bp6-overlay-start-focus-trap')?.focus();
    type('deleted t');
    expect(focused()).toBe('Deleted Tasks');
  });

  it('leave no item with the focus when nothing matches, say so, and find again', () => {
    show(`<ul class="bp6-menu">${item('Edit')}${item('Delete')}</ul>`);
    document.querySelector<HTMLElement>('.bp6-menu-item')?.focus();
    type('x');
    expect(document.activeElement).toBe(document.querySelector('.bp6-menu'));
    expect(said).toBe("No match for 'x'");
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    end();
    end = typeAheadInMenus(say);
    type('d');
    expect(focused()).toBe('Delete');
  });

  it('say nothing any more when the focus is elsewhere', () => {
    show(`<button>Open</button><ul class="bp6-menu">${item('Edit')}</ul>`);
    document.querySelector<HTMLElement>('.bp6-menu-item')?.focus();
    type('x');
    expect(said).not.toBe('');
    document.querySelector('button')?.focus();
    expect(said).toBe('');
  });

  it('do not select the page behind them by Ctrl+A', () => {
    show(`<ul class="bp6-menu">${item('Edit')}</ul>`);
    document.querySelector<HTMLElement>('.bp6-menu-item')?.focus();
    const press = new KeyboardEvent('keydown', { key: 'a', ctrlKey: true, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(press);
    expect(press.defaultPrevented).toBe(true);
  });

  it('go to the search box of a list that has one', () => {
    show(`<div class="bp6-popover"><input data-list-search><ul class="bp6-menu">${item('Edit')}</ul></div>`);
    document.querySelector<HTMLElement>('.bp6-menu-item')?.focus();
    type('x');
    expect(document.querySelector('input')).toHaveFocus();
  });

  it('find boxes to tick', () => {
    show(
      '<div data-type-ahead><label><input type="checkbox">Open</label><label><input type="checkbox">Closed</label></div>',
    );
    document.querySelector('input')?.focus();
    type('c');
    expect(document.activeElement?.parentElement).toHaveTextContent('Closed');
  });
});
