import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Dialog } from '../../../../src/client/ui/dialogs/Dialog';
import { SideDrawer } from '../../../../src/client/ui/dialogs/SideDrawer';
import { ConfirmDialog } from '../../../../src/client/ui/dialogs/ConfirmDialog';
import { ConflictDialog } from '../../../../src/client/ui/dialogs/ConflictDialog';
import { settledChoices, type ConflictField } from '../../../../src/client/ui/dialogs/conflict';
import { showError, showSuccess, showUndoable } from '../../../../src/client/ui/dialogs/toaster';
import { FormDialog } from '../../../../src/client/ui/form/FormDialog';
import { TextField } from '../../../../src/client/ui/form/TextField';
import { useForm } from '../../../../src/client/ui/form/useForm';
import { PanelSkeleton } from '../../../../src/client/ui/states/PanelSkeleton';
import { focusInside } from '../../../support/client/focusInside';
import { renderUi } from '../../../support/renderUi';
import { passFrames } from '../../../support/client/passFrames';

describe('a question before something is destroyed', () => {
  const ask = (onConfirm: () => Promise<void> | void, onCancel = jest.fn()) =>
    renderUi(
      <ConfirmDialog
        name="delete"
        isOpen
        title="Are you sure to delete this project?"
        confirmLabel="Delete"
        intent="danger"
        onConfirm={onConfirm}
        onCancel={onCancel}
      >
        Everything in it goes with it.
      </ConfirmDialog>,
    );

  it('is answered with no by Enter and Escape: the second Enter on the way to it destroys nothing', async () => {
    const [confirm, cancel] = [jest.fn(), jest.fn()];
    ask(confirm, cancel);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{Escape}');
    expect([confirm.mock.calls.length, cancel.mock.calls.length]).toEqual([0, 2]);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(confirm).toHaveBeenCalledTimes(1);
  });

  it('happens once, however often the button is pressed, and cannot be left in the middle', async () => {
    const [confirm, cancel] = [jest.fn(() => new Promise<void>(() => undefined)), jest.fn()];
    ask(confirm, cancel);
    await userEvent.dblClick(screen.getByRole('button', { name: 'Delete' }));
    await userEvent.keyboard('{Escape}');
    expect(confirm).toHaveBeenCalledTimes(1);
    expect(cancel).not.toHaveBeenCalled();
  });

  it('stays open and says why when the server rejects it', async () => {
    ask(jest.fn().mockRejectedValue({ message: 'The project has a running timer.', errors: [] }));
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The project has a running timer.');
    expect(screen.getByRole('button', { name: 'Delete' })).not.toHaveAttribute('aria-disabled');
  });
});

describe('two people who saved the same task', () => {
  const fields: ConflictField[] = [
    { key: 'summary', label: 'Short Summary', base: 'Door', mine: 'Front door', theirs: 'Back door' },
    { key: 'status', label: 'Status', base: 'OPEN', mine: 'OPEN', theirs: 'CLOSE' },
    { key: 'hours', label: 'Task Duration', base: '1', mine: '2', theirs: '1' },
    { key: 'priority', label: 'Priority', base: 'LOW', mine: 'HIGH', theirs: 'HIGH' },
  ];

  it('are asked only about what both have changed to something else', () => {
    expect(settledChoices(fields)).toEqual({ status: 'theirs', hours: 'mine' });
  });

  it('see what differs, must decide, and save one side per field', async () => {
    const save = jest.fn();
    renderUi(<ConflictDialog fields={fields} onSave={save} onCancel={jest.fn()} />);
    expect(screen.queryByText('Priority')).toBeNull();
    expect(screen.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByText('1 field is not decided yet')).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: 'Short Summary: Saved in the meantime' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Status: mine' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(save).toHaveBeenCalledWith({ summary: 'theirs', status: 'mine', hours: 'mine' });
  });

  it('can keep all of one side, and can leave without saving', async () => {
    const [save, cancel] = [jest.fn(), jest.fn()];
    renderUi(<ConflictDialog fields={fields} onSave={save} onCancel={cancel} />);
    await userEvent.click(screen.getByRole('button', { name: 'Keep all of mine' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(save).toHaveBeenCalledWith({ summary: 'mine', status: 'mine', hours: 'mine' });
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(cancel).toHaveBeenCalledTimes(1);
  });
});

describe('a form in a dialog', () => {
  function Renaming({ onClose }: { onClose: () => void }) {
    const [isOpen, setOpen] = useState(true);
    const form = useForm({ name: 'test', initial: { name: 'Old' }, submit: () => Promise.resolve() });
    const close = (): void => {
      setOpen(false);
      onClose();
    };
    return (
      <FormDialog isOpen={isOpen} title="Rename" form={form} submitLabel="Save" onClose={close}>
        <TextField field={form.field('name')} label="Name" />
      </FormDialog>
    );
  }

  it('closes immediately when nothing was changed', async () => {
    const close = jest.fn();
    renderUi(<Renaming onClose={close} />);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(close).toHaveBeenCalledTimes(1);
  });

  it('asks before it throws away what was typed', async () => {
    const close = jest.fn();
    renderUi(<Renaming onClose={close} />);
    await userEvent.type(screen.getByLabelText('Name'), 'er');
    await userEvent.keyboard('{Escape}');
    expect(await screen.findByText('Discard your changes?')).toBeVisible();
    expect(close).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keep editing' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    expect(screen.getByLabelText('Name')).toHaveValue('Older');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    expect(close).toHaveBeenCalledTimes(1);
  });
});

describe('a question on its way out', () => {
  function Asking({ onConfirm }: { readonly onConfirm: () => void }) {
    const [isOpen, setOpen] = useState(true);
    return (
      <ConfirmDialog
        name="delete"
        isOpen={isOpen}
        title="Delete it?"
        confirmLabel="Delete"
        cancelLabel="Keep"
        onConfirm={onConfirm}
        onCancel={() => setOpen(false)}
      />
    );
  }

  it('is answered: a press that comes too late confirms nothing', async () => {
    const confirm = jest.fn();
    renderUi(<Asking onConfirm={confirm} />);
    const late = screen.getByRole('button', { name: 'Delete' });
    fireEvent.click(screen.getByRole('button', { name: 'Keep' }));
    // Still on the page, with the handlers of before.
    expect(late).toBeInTheDocument();
    fireEvent.click(late);
    fireEvent.keyDown(screen.getByText('Delete it?'), { key: 'Enter' });
    await act(async () => undefined);
    expect(confirm).not.toHaveBeenCalled();
  });
});

describe('an overlay that was closed and opens again', () => {
  const names = ['Form', 'Question', 'Sheet'];
  const opened = (): (string | null)[] =>
    [...document.querySelectorAll('.bp6-overlay.bp6-overlay-open .bp6-heading')].map(({ textContent }) => textContent);

  function Stack() {
    const [open, setOpen] = useState<readonly string[]>([]);
    const toggle = (name: string): void =>
      setOpen(open.includes(name) ? open.filter((one) => one !== name) : [...open, name]);
    return (
      <>
        {names.map((name) => (
          <button key={name} onClick={() => toggle(name)}>{`toggle ${name}`}</button>
        ))}
        <ConfirmDialog
          name="question"
          isOpen={open.includes('Question')}
          title="Question"
          confirmLabel="Yes"
          onConfirm={jest.fn()}
          onCancel={jest.fn()}
        />
        <SideDrawer name="sheet" isOpen={open.includes('Sheet')} title="Sheet" onClose={jest.fn()}>
          Content
        </SideDrawer>
        <Dialog isOpen={open.includes('Form')} title="Form">
          Content
        </Dialog>
      </>
    );
  }

  it.each(names)('is above those that have opened since: %s', (name) => {
    renderUi(<Stack />);
    const toggle = (one: string): void => void fireEvent.click(screen.getByText(`toggle ${one}`));
    const others = names.filter((one) => one !== name);
    for (const one of [name, name, ...others]) toggle(one);
    expect(opened()).toEqual(others);
    toggle(name);
    expect(opened()).toEqual([...others, name]);
  });
});

describe('what arrives in a drawer below a dialog', () => {
  const below = (isLoading: boolean) => (
    <>
      <SideDrawer name="record" isOpen title="A record" onClose={() => undefined}>
        {isLoading ? <PanelSkeleton /> : <button type="button">A control of the log</button>}
      </SideDrawer>
      <Dialog isOpen title="A decision">
        <input aria-label="Comment" />
      </Dialog>
    </>
  );

  it('leaves the focus where it is: what is typed goes on', async () => {
    const { rerender } = renderUi(below(true));
    const comment = screen.getByRole('textbox', { name: 'Comment' });
    await focusInside(comment);
    await userEvent.type(comment, 'Too many');
    const loses = jest.fn();
    comment.addEventListener('blur', loses);
    rerender(below(false));
    // The drawer would take the focus in the frame after its content.
    await passFrames(1);
    await userEvent.keyboard(' are away');
    expect(loses).not.toHaveBeenCalled();
    expect(comment).toHaveValue('Too many are away');
  });
});

describe('short messages', () => {
  it('are shown from anywhere, the errors too', async () => {
    renderUi(
      <button
        onClick={() =>
          void showSuccess('Task created Successfully').then(() =>
            showError('Email OR Password Not Match!!', { timeout: 5000 }),
          )
        }
      >
        Go
      </button>,
    );
    await userEvent.click(screen.getByText('Go'));
    expect(await screen.findByText('Task created Successfully')).toBeInTheDocument();
    expect(await screen.findByText('Email OR Password Not Match!!')).toBeInTheDocument();
    expect(document.querySelector('.bp6-toast-container-top.bp6-toast-container-right')).not.toBeNull();
  });

  it('are in the store, with what can be undone: by the button or the key, once, the newest first', async () => {
    const { store } = renderUi(<p>Page</p>);
    const undone: string[] = [];
    for (const name of ['first', 'second', 'third'])
      await act(() => showUndoable(`Deleted the ${name}`, () => void undone.push(name)));
    await act(() => showSuccess('Saved'));
    const messages = () => store.getState().toasts.map(({ message }) => message);
    expect(messages()).toEqual(['Deleted the first', 'Deleted the second', 'Deleted the third', 'Saved']);
    expect(store.getState().undo.map(({ message }) => message)).toEqual([
      'Deleted the first',
      'Deleted the second',
      'Deleted the third',
    ]);
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(undone).toEqual(['third']);
    await userEvent.click((await screen.findAllByText('Undo')).at(-1) ?? document.body);
    expect(undone).toEqual(['third', 'first']);
    expect(messages()).toEqual(['Deleted the second', 'Saved']);
    await userEvent.keyboard('{Control>}z{/Control}{Control>}z{/Control}');
    expect(undone).toEqual(['third', 'first', 'second']);
    expect(store.getState().undo).toEqual([]);
  });

  it('leave nothing to the browser when the key finds nothing to undo, except in a field', async () => {
    renderUi(<input aria-label="Search" />);
    const press = (target: Element): boolean =>
      fireEvent.keyDown(target, { key: 'z', ctrlKey: true, bubbles: true, cancelable: true });
    // False: prevented. The browser would empty a field that was left long ago.
    expect(press(document.body)).toBe(false);
    expect(press(screen.getByLabelText('Search'))).toBe(true);
  });

  it('are shown once, however often they say the same, and begin their time again; what can be undone stays', async () => {
    const { store } = renderUi(<p>Page</p>);
    await act(() => showError('Wrong'));
    const first = store.getState().toasts[0]?.id;
    await act(() => showUndoable('Deleted', jest.fn()));
    await act(() => showUndoable('Deleted', jest.fn()));
    await act(() => showSuccess('Deleted'));
    for (let press = 1; press <= 4; press++) await act(() => showError('Wrong'));
    expect(store.getState().toasts.map(({ message }) => message)).toEqual(['Deleted', 'Deleted', 'Deleted', 'Wrong']);
    expect(store.getState().toasts.at(-1)?.id).not.toBe(first);
    expect(store.getState().undo).toHaveLength(2);
  });

  it('are five at most; an older one and its undo make room', async () => {
    const { store } = renderUi(<p>Page</p>);
    await act(() => showUndoable('Deleted', jest.fn()));
    for (const number of [1, 2, 3, 4, 5]) await act(() => showSuccess(`Saved ${number}`));
    expect(store.getState().toasts.map(({ message }) => message)).toEqual(
      [1, 2, 3, 4, 5].map((number) => `Saved ${number}`),
    );
    expect(store.getState().undo).toEqual([]);
  });
});
