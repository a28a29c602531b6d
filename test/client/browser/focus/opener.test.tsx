import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OpenInOrder } from '../../../../src/client/screen-state/OpenInOrder';
import { useOverlay } from '../../../../src/client/screen-state/useOverlay';
import { Button } from '../../../../src/client/ui/controls/Button';
import { Dialog } from '../../../../src/client/ui/dialogs/Dialog';
import { keepKeysForOpening } from '../../../../src/client/ui/keys/keysForOpening';
import { makeScreenStore, renderUi } from '../../../support/renderUi';

beforeEach(() => {
  // Nothing has a place in jsdom.
  jest.spyOn(Element.prototype, 'getClientRects').mockReturnValue([new DOMRect()] as unknown as DOMRectList);
});
afterEach(() => {
  jest.restoreAllMocks();
});

/** A list whose rows open a dialog, from which a question opens. */
function Screen({ transitionDuration = 0 }: { readonly transitionDuration?: number }) {
  const dialog = useOverlay<string>('edit');
  const question = useOverlay('ask');
  return (
    <main tabIndex={-1}>
      {['Anna', 'Bert', 'Carla'].map((name) => (
        <Button key={name} text={`Edit ${name}`} onClick={() => dialog.open(name)} />
      ))}
      <Dialog isOpen={dialog.isOpen} title="Edit" onClose={dialog.close} transitionDuration={transitionDuration}>
        <input aria-label="Name" />
        <Button text="Delete" onClick={() => question.open(null)} />
      </Dialog>
      <Dialog isOpen={question.isOpen} title="Delete?" onClose={question.close} transitionDuration={transitionDuration}>
        <Button text="No" onClick={question.close} data-answer />
      </Dialog>
    </main>
  );
}

const hasFocus = (name: string): Promise<void> =>
  waitFor(() => expect(document.activeElement).toHaveAccessibleName(name));

test('where the focus returns is in the store, and an imported state closes its dialogs to the same controls', async () => {
  const { store, unmount } = renderUi(<Screen />);
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await hasFocus('Name');
  act(() => screen.getByRole('button', { name: 'Delete' }).focus());
  await userEvent.keyboard('{Enter}');
  await hasFocus('No');
  const text = JSON.stringify(store.getState());
  expect(store.getState().overlays.map(({ returnTo }) => returnTo?.map(({ overlay }) => overlay))).toEqual([
    [null],
    ['edit', null],
  ]);
  expect(JSON.stringify(store.getState().overlays.map(({ returnTo }) => returnTo))).not.toMatch(/Bert|Delete/);
  unmount();
  document.body.replaceChildren();

  const imported = makeScreenStore(JSON.parse(text) as ReturnType<typeof store.getState>);
  renderUi(
    <OpenInOrder>
      <Screen />
    </OpenInOrder>,
    {},
    imported,
  );
  await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(2));
  await userEvent.click(screen.getByRole('button', { name: 'No' }));
  await hasFocus('Delete');
  await userEvent.keyboard('{Escape}');
  await hasFocus('Edit Bert');
});

test('two dialogs that close within one frame leave the focus on what opened the first, while both fade', async () => {
  const { store } = renderUi(<Screen transitionDuration={60_000} />);
  act(() => screen.getByRole('button', { name: 'Edit Bert' }).focus());
  await userEvent.keyboard('{Enter}');
  await hasFocus('Name');
  act(() => screen.getByRole('button', { name: 'Delete' }).focus());
  await userEvent.keyboard('{Enter}');
  await hasFocus('No');
  const frames: FrameRequestCallback[] = [];
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
  await userEvent.keyboard('{Escape}');
  await hasFocus('Delete');
  await userEvent.keyboard('{Escape}');
  await hasFocus('Edit Bert');
  expect(store.getState().overlays).toEqual([]);
  act(() => frames.splice(0).forEach((frame) => frame(performance.now())));
  await hasFocus('Edit Bert');
});

describe('keys before the focus is in the overlay', () => {
  const openAndPress = (...keys: string[]): { readonly behind: string[]; readonly end: () => void } => {
    const { store } = renderUi(<Screen />);
    const behind: string[] = [];
    const listen = (event: KeyboardEvent): void => void behind.push(event.key);
    document.addEventListener('keydown', listen);
    const release = keepKeysForOpening(() => store.getState().overlays.at(-1));
    const opener = screen.getByRole('button', { name: 'Edit Carla' });
    act(() => opener.focus());
    fireEvent.click(opener);
    for (const key of keys) fireEvent.keyDown(document.activeElement ?? document.body, { key });
    const end = (): void => {
      release();
      document.removeEventListener('keydown', listen);
    };
    return { behind, end };
  };

  test('do nothing on the page behind, and Escape closes the overlay', async () => {
    const { behind, end } = openAndPress('x', 'Enter', 'Escape');
    expect(behind).toEqual([]);
    expect(screen.getByRole('dialog')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await hasFocus('Edit Carla');
    end();
  });

  test('are those of the overlay afterwards, and of the browser always', async () => {
    const { behind, end } = openAndPress('F5', 'Shift');
    expect(behind).toEqual(['F5', 'Shift']);
    await hasFocus('Name');
    await userEvent.keyboard('a');
    expect(screen.getByLabelText('Name')).toHaveValue('a');
    expect(behind).toEqual(['F5', 'Shift', 'a']);
    end();
  });
});
