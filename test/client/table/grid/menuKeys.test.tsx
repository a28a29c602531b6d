import { render, screen } from '@testing-library/react';
import { MenuKeys } from '../../../../src/client/table/grid/popover/MenuKeys';

/** Frames are drawn when the test says so. */
function holdFrames(): () => void {
  const waiting: FrameRequestCallback[] = [];
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => waiting.push(callback));
  return () => waiting.splice(0).forEach((callback) => callback(0));
}
afterEach(() => jest.restoreAllMocks());

const showMenu = () =>
  render(
    <MenuKeys>
      <ul>
        {['Edit', 'Deactivate'].map((label) => (
          <button key={label} className="bp6-menu-item">
            {label}
          </button>
        ))}
      </ul>
    </MenuKeys>,
  );
const item = (name: string) => screen.getByRole('button', { name });

test('an opened menu takes the focus to its first item', () => {
  const drawFrame = holdFrames();
  showMenu();
  drawFrame();
  expect(item('Edit')).toHaveFocus();
});

test('a letter typed before the menu is drawn keeps the item that it led to', () => {
  const drawFrame = holdFrames();
  showMenu();
  item('Deactivate').focus();
  drawFrame();
  expect(item('Deactivate')).toHaveFocus();
});
