import { createEvent, fireEvent, screen } from '@testing-library/react';
import { blockInput } from '../../../../src/client/past/blockInput';
import { rejectStrayFiles } from '../../../../src/client/ui/drag/rejectStrayFiles';
import { renderUi } from '../../../support/renderUi';

let end: () => void;
beforeEach(() => {
  end = rejectStrayFiles();
});
afterEach(() => end());

/** Whether the browser is kept from its own action, and what the pointer shows. */
function drag(kind: 'dragOver' | 'drop', target: Element, types: readonly string[]) {
  const event = createEvent[kind](target);
  const dataTransfer = { types, files: [], dropEffect: 'copy' };
  Object.defineProperty(event, 'dataTransfer', { value: dataTransfer });
  fireEvent(target, event);
  return { isPrevented: event.defaultPrevented, effect: dataTransfer.dropEffect };
}

test.each(['dragOver', 'drop'] as const)('%s: a file next to the drop zones does not replace the page', (kind) => {
  renderUi(<p>Text</p>);
  expect(drag(kind, screen.getByText('Text'), ['Files'])).toEqual({ isPrevented: true, effect: 'none' });
});

test('dragged text is left to the browser', () => {
  renderUi(<p>Text</p>);
  expect(drag('drop', screen.getByText('Text'), ['text/plain'])).toEqual({ isPrevented: false, effect: 'copy' });
});

test('a place that takes files gets them', () => {
  renderUi(<p onDragOver={(event) => event.preventDefault()}>Zone</p>);
  expect(drag('dragOver', screen.getByText('Zone'), ['Files'])).toEqual({ isPrevented: true, effect: 'copy' });
});

test('a plain file input gets them', () => {
  renderUi(<input type="file" aria-label="File" />);
  expect(drag('drop', screen.getByLabelText('File'), ['Files'])).toEqual({ isPrevented: false, effect: 'copy' });
});

test('while an earlier state is shown, which takes no input, a file does not replace the page either', () => {
  const unblock = blockInput();
  renderUi(<p>Text</p>);
  expect(drag('dragOver', screen.getByText('Text'), ['Files']).isPrevented).toBe(true);
  expect(drag('drop', screen.getByText('Text'), ['Files']).isPrevented).toBe(true);
  unblock();
});
