import { keepFocus } from '../../../../src/client/ui/dialogs/keepFocus';

let end: () => void;
beforeEach(() => {
  document.body.replaceChildren();
  end = keepFocus();
});
afterEach(() => end());

/** A button, in an overlay of its own or in the page. */
function addButton(parent: HTMLElement): HTMLButtonElement {
  const button = document.createElement('button');
  parent.append(button);
  return button;
}
function addOverlay(): HTMLDivElement {
  const portal = document.createElement('div');
  portal.className = 'bp6-portal';
  document.body.append(portal);
  return portal;
}
const changesAreSeen = (): Promise<void> => new Promise((resolve) => queueMicrotask(resolve));

test('what is taken out of the page gives the focus back: a menu to its opener, a dialog opened from a menu to what opened the menu', async () => {
  const opener = addButton(document.body);
  opener.focus();
  const menu = addOverlay();
  addButton(menu).focus();
  const dialog = addOverlay();
  for (let field = 0; field < 30; field += 1) addButton(dialog).focus();
  menu.remove();
  await changesAreSeen();
  expect(dialog.contains(document.activeElement)).toBe(true);
  dialog.remove();
  await changesAreSeen();
  expect(opener).toHaveFocus();
});

test('a dialog that takes its opener along gives the focus to what was passed on the way to it', async () => {
  const passed = addButton(document.body);
  passed.focus();
  const opener = addButton(document.body);
  opener.focus();
  const dialog = addOverlay();
  addButton(dialog).focus();
  opener.remove();
  dialog.remove();
  await changesAreSeen();
  expect(passed).toHaveFocus();
});

test('a dialog above a drawer gives it back to the drawer', async () => {
  addButton(document.body).focus();
  const drawer = addOverlay();
  const edit = addButton(drawer);
  edit.focus();
  const dialog = addOverlay();
  addButton(dialog).focus();
  dialog.remove();
  await changesAreSeen();
  expect(edit).toHaveFocus();
});

test('an overlay that goes without having had the focus, a toast, moves nothing', async () => {
  const opener = addButton(document.body);
  opener.focus();
  const toast = addOverlay();
  addButton(toast);
  opener.blur();
  toast.remove();
  await changesAreSeen();
  expect(document.body).toHaveFocus();
});
