import { cellsWithoutApostrophes, pasteCellsAsShown } from '../../../../src/client/table/export/pastedCells';

const inserted: string[] = [];
let stop: () => void;
beforeEach(() => {
  inserted.length = 0;
  // jsdom has no editing commands.
  document.execCommand = (_command, _ui, text) => inserted.push(text ?? '') > 0;
  stop = pasteCellsAsShown(document);
});
afterEach(() => {
  stop();
  document.body.replaceChildren();
});

function paste(field: HTMLElement, texts: Readonly<Record<string, string>>): Event {
  document.body.append(field);
  const event = new Event('paste', { bubbles: true, cancelable: true });
  Object.assign(event, { clipboardData: { getData: (type: string) => texts[type] ?? '' } });
  field.dispatchEvent(event);
  return event;
}
const copied = { 'text/plain': "'=1+1", [cellsWithoutApostrophes]: '=1+1' };

test.each(['input', 'textarea'])('a copied formula arrives in an %s without its apostrophe', (tag) => {
  expect(paste(document.createElement(tag), copied).defaultPrevented).toBe(true);
  expect(inserted).toEqual(['=1+1']);
});

test('other text keeps its apostrophes, and cells without formulas are left to the browser', () => {
  expect(paste(document.createElement('input'), { 'text/plain': "'=1+1" }).defaultPrevented).toBe(false);
  const same = { 'text/plain': 'Paint', [cellsWithoutApostrophes]: 'Paint' };
  expect(paste(document.createElement('input'), same).defaultPrevented).toBe(false);
  expect(inserted).toEqual([]);
});

test('a field that handles the paste itself, or cannot be changed, is left alone', () => {
  const own = document.createElement('input');
  own.addEventListener('paste', (event) => event.preventDefault());
  paste(own, copied);
  const locked = document.createElement('input');
  locked.readOnly = true;
  expect(paste(locked, copied).defaultPrevented).toBe(false);
  expect(inserted).toEqual([]);
});
