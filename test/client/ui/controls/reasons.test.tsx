import { Menu } from '@blueprintjs/core';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ReasonButton } from '../../../../src/client/ui/controls/ReasonButton';
import { reasonHint } from '../../../../src/client/ui/controls/useReasonHint';
import { overlayActions } from '../../../../src/client/screen-state/screenState';
import { useOverlay } from '../../../../src/client/screen-state/useOverlay';
import { Dialog } from '../../../../src/client/ui/dialogs/Dialog';
import { ReasonMenuItem } from '../../../../src/client/ui/controls/ReasonMenuItem';
import { ChoiceSelect } from '../../../../src/client/ui/form/select/ChoiceSelect';
import { makeScreenStore, renderUi } from '../../../support/renderUi';

describe('a button that cannot be pressed', () => {
  const show = (disabledReason: string | undefined) => {
    const press = jest.fn();
    const element = (reason: string | undefined) => (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          press();
        }}
      >
        <ReasonButton type="submit" text="Next" title="Next page" disabledReason={reason} onClick={press} />
      </form>
    );
    const { rerender } = renderUi(element(disabledReason));
    return { press, change: (reason: string | undefined) => rerender(element(reason)) };
  };

  it('is reached by Tab, says why, and does nothing', async () => {
    const { press } = show('This is the last page');
    const button = screen.getByRole('button', { name: 'Next' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription('This is the last page');
    await userEvent.tab();
    expect(button).toHaveFocus();
    expect(await screen.findByText('This is the last page')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(button);
    expect(press).not.toHaveBeenCalled();
  });

  it('says it on hover as well', async () => {
    show('This is the last page');
    await userEvent.hover(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText('This is the last page')).toBeVisible();
  });

  it('says it when it is pressed after it became disabled under the pointer', async () => {
    const { press, change } = show(undefined);
    const button = screen.getByRole('button', { name: 'Next' });
    await userEvent.click(button);
    change('This is the last page');
    expect(screen.queryByText('This is the last page')).not.toBeInTheDocument();
    await userEvent.click(button);
    expect(await screen.findByText('This is the last page')).toBeVisible();
    // The press of before, as a click and as the form's.
    expect(press).toHaveBeenCalledTimes(2);
  });

  it('has it in the store, from which another page shows it, and takes it away on blur', async () => {
    const button = (label: string) => <ReasonButton text={label} disabledReason={`${label} is the last page`} />;
    const both = (
      <>
        {button('This')}
        {button('That')}
      </>
    );
    const { store, unmount } = renderUi(both);
    await userEvent.tab();
    await userEvent.tab();
    expect(await screen.findByText('That is the last page')).toBeVisible();
    expect(screen.queryByText('This is the last page')).not.toBeInTheDocument();
    const recorded = JSON.parse(JSON.stringify(store.getState())) as ReturnType<typeof store.getState>;
    await userEvent.tab();
    expect(store.getState().overlays).toEqual([]);
    expect(screen.queryByText('That is the last page')).not.toBeInTheDocument();
    unmount();
    renderUi(both, {}, makeScreenStore(recorded));
    expect(await screen.findByText('That is the last page')).toBeVisible();
  });

  it('leaves a dialog that opens at that moment its entry, by which the focus returns', async () => {
    function Screen() {
      const { isOpen, open } = useOverlay('late');
      return (
        <>
          <ReasonButton text="Next" disabledReason="This is the last page" />
          <button onClick={() => open(null)}>Open</button>
          <Dialog isOpen={isOpen} title="Late" />
        </>
      );
    }
    const { store } = renderUi(<Screen />);
    // The pointer is on the control while the dialog is on its way.
    act(() => {
      store.dispatch(overlayActions.opened('late', null));
      store.dispatch(
        overlayActions.opened(reasonHint, { control: { overlay: null, name: '', index: 0 }, text: 'No' }, null),
      );
    });
    const dialog = await screen.findByRole('dialog');
    expect(dialog.closest('[data-overlay]')).toHaveAttribute('data-overlay', 'late');
  });

  it('no longer says it when it can be pressed, or is gone', async () => {
    const { change } = show('This is the last page');
    await userEvent.tab();
    expect(await screen.findByText('This is the last page')).toBeVisible();
    change(undefined);
    expect(screen.queryByText('This is the last page')).not.toBeInTheDocument();
  });

  it('keeps the focus when its last press has made it impossible', async () => {
    const { press, change } = show(undefined);
    const button = screen.getByRole('button', { name: 'Next' });
    await userEvent.click(button);
    expect(press).toHaveBeenCalled();
    change('This is the last page');
    expect(button).toHaveFocus();
    expect(button).toBeInTheDocument();
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
  });
});

it('a menu item says below its text why it cannot be chosen, and does nothing', async () => {
  const choose = jest.fn();
  renderUi(
    <Menu>
      <ReasonMenuItem text="Approve" disabledReason="It is decided already" onClick={choose} />
      <ReasonMenuItem text="Logs" disabledReason={undefined} onClick={choose} />
    </Menu>,
  );
  const item = screen.getByRole('menuitem', { name: /Approve/ });
  expect(item).toHaveTextContent('ApproveIt is decided already');
  expect(item).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(item);
  expect(choose).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('menuitem', { name: 'Logs' }));
  expect(choose).toHaveBeenCalledTimes(1);
});

it('a select that cannot be used says why, and opens nothing', async () => {
  renderUi(
    <ChoiceSelect
      name="choice"
      label="Set sprint"
      placeholder="Sprint"
      choices={[{ value: 'a', label: 'One' }]}
      value=""
      onPick={() => undefined}
      disabledReason="Select tasks of one project"
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Set sprint: Sprint' }));
  expect(await screen.findByText('Select tasks of one project')).toBeVisible();
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});
