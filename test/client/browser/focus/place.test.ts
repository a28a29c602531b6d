import { describePlace, findPlace, type Place } from '../../../../src/client/browser/focus/place';

beforeEach(() => {
  // Nothing has a place in jsdom.
  jest.spyOn(Element.prototype, 'getClientRects').mockReturnValue([new DOMRect()] as unknown as DOMRectList);
});
afterEach(() => {
  jest.restoreAllMocks();
  window.history.replaceState(null, '', '/');
});

const draw = (content: string): void => {
  document.body.innerHTML = `<div><header><button>Menu</button></header><main tabindex="-1">${content}</main></div>`;
};
const row = (name: string): string => `<li><a href="/x">${name}</a><button aria-label="Edit ${name}">✎</button></li>`;
const getPlace = (selector: string): Place => {
  const element = document.querySelector(selector);
  if (!element) throw new Error(`No ${selector}`);
  // As it is stored.
  return JSON.parse(JSON.stringify(describePlace(element))) as Place;
};
const found = (place: Place): string | null | undefined => {
  const element = findPlace(place);
  return (
    element && (element.getAttribute('aria-label') ?? (element.localName === 'main' ? 'main' : element.textContent))
  );
};

test('a control that was drawn again is found by its label, also where it has moved to', () => {
  draw(`<ul>${row('Alpha')}${row('Beta')}</ul>`);
  const place = getPlace('[aria-label="Edit Alpha"]');
  draw(`<p>Saved</p><ul>${row('Zero')}${row('Beta')}${row('Alpha')}</ul>`);
  expect(found(place)).toBe('Edit Alpha');
});

test('a name of its own finds a control whose label has changed', () => {
  draw('<button data-focus-name="timer">Start</button><button>Other</button>');
  const place = getPlace('[data-focus-name]');
  draw('<button>Other</button><div><button data-focus-name="timer">Stop</button></div>');
  expect(found(place)).toBe('Stop');
});

test('in the place of a removed row is the next one, after the last the previous one, and at the end the content', () => {
  draw(`<button>Top</button><ul>${row('Alpha')}${row('Beta')}${row('Gamma')}</ul>`);
  const second = getPlace('[aria-label="Edit Beta"]');
  const last = getPlace('[aria-label="Edit Gamma"]');
  draw(`<button>Top</button><ul>${row('Alpha')}${row('Gamma')}</ul>`);
  expect(found(second)).toBe('Edit Gamma');
  draw(`<button>Top</button><ul>${row('Alpha')}${row('Beta')}</ul>`);
  expect(found(last)).toBe('Edit Beta');
  draw('<button>Top</button><p>Nothing is left</p>');
  expect(found(last)).toBe('Top');
  draw('<p>Thank you</p>');
  expect(found(last)).toBe('main');
});

test('what deletes, what is disabled, and a radio that is not chosen are passed over', () => {
  draw('<div><button>Gone</button><button>Next</button></div>');
  const place = getPlace('main button');
  draw(
    '<div><button class="bp6-intent-danger">Delete</button><button disabled>Off</button><input type="radio" name="r" aria-label="A"><input type="radio" name="r" aria-label="B" checked></div>',
  );
  expect(found(place)).toBe('B');
});

test('another page decides about the focus itself, unless it has the same control', () => {
  draw('<button>Previous month</button>');
  const place = getPlace('main button');
  window.history.replaceState(null, '', '/other');
  draw('<button>Apply leave</button>');
  expect(found(place)).toBeUndefined();
  draw('<p>March</p><button>Previous month</button>');
  expect(found(place)).toBe('Previous month');
});
