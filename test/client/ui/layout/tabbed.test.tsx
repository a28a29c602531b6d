import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useScreenState } from '../../../../src/client/screen-state/useScreenState';
import { Tabbed } from '../../../../src/client/ui/layout/Tabbed';
import { renderUi } from '../../../support/renderUi';

const tabs = [
  { id: 'mine', title: 'Mine' },
  { id: 'all', title: 'All' },
] as const;

function Reply() {
  const [text, setText] = useScreenState('drafts', 'reply', '');
  return (
    <form data-unsaved={text === '' ? undefined : true}>
      <input aria-label="Reply" value={text} onChange={(event) => setText(event.target.value)} />
    </form>
  );
}

function Lists() {
  const [list, choose] = useScreenState<'mine' | 'all'>('tables', 'list', 'mine');
  return (
    <Tabbed name="lists" tabs={tabs} selected={list} onSelect={choose}>
      <Reply key={list} />
    </Tabbed>
  );
}

const reply = (): HTMLElement => screen.getByRole('textbox', { name: 'Reply' });
const isSelected = (name: string): string | null => screen.getByRole('tab', { name }).getAttribute('aria-selected');

describe('tabs', () => {
  it('ask before unsaved changes in their content are lost', async () => {
    renderUi(<Lists />);
    await userEvent.type(reply(), 'On my way');
    await userEvent.click(screen.getByRole('tab', { name: 'All' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(isSelected('Mine')).toBe('true');
    expect(reply()).toHaveValue('On my way');
    await userEvent.click(screen.getByRole('tab', { name: 'All' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(isSelected('All')).toBe('true'));
    expect(reply()).toHaveValue('');
  });

  it('do not ask without unsaved changes', async () => {
    renderUi(<Lists />);
    await userEvent.click(screen.getByRole('tab', { name: 'All' }));
    expect(isSelected('All')).toBe('true');
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('are reached by Home and End as well, and leave the keys of the browser to it', async () => {
    renderUi(<Lists />);
    const [mine, all] = ['Mine', 'All'].map((name) => screen.getByRole('tab', { name })) as [HTMLElement, HTMLElement];
    mine.focus();
    await userEvent.keyboard('{End}');
    expect(all).toHaveFocus();
    await userEvent.keyboard('{Home}');
    expect(mine).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(all).toHaveFocus();
    expect(fireEvent.keyDown(all, { key: 'ArrowLeft', altKey: true })).toBe(true);
    expect(all).toHaveFocus();
  });
});
