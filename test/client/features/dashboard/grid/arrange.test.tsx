import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ArrangeButton } from '../../../../../src/client/features/dashboard/grid/ArrangeButton';
import { DashboardGrid } from '../../../../../src/client/features/dashboard/grid/DashboardGrid';
import type { GridPanel } from '../../../../../src/client/features/dashboard/grid/gridPanel';
import { useArranging } from '../../../../../src/client/features/dashboard/grid/useDashboardLayout';
import { fakeNetwork } from '../../../../support/fakeNetwork';
import { renderConnected } from '../../../../support/renderConnected';

const panels: readonly GridPanel[] = [
  { name: 'my-tasks', title: 'My tasks', content: <button type="button">Open a task</button> },
  { name: 'today', title: 'Today', content: <a href="/me">My days</a> },
];

function Dashboard() {
  const { isArranging, setArranging } = useArranging();
  return (
    <>
      <ArrangeButton isArranging={isArranging} onArrange={() => setArranging(true)} />
      <button type="button">Start timer</button>
      <DashboardGrid role="employee" panels={panels} isArranging={isArranging} onArranged={() => setArranging(false)} />
    </>
  );
}

const show = (address: string): void => {
  const network = fakeNetwork();
  network.succeed('/auth/preferences', []);
  renderConnected(<Dashboard />, { address });
};
const bars = (): HTMLElement[] => screen.getAllByRole('button', { name: /: position \d of \d/ });

describe('Arranging a dashboard by keyboard', () => {
  test('goes to the bar of the first panel, from bar to bar, and back to its button', async () => {
    show('/dashboard');
    const open = await screen.findByRole('button', { name: 'Open a task' });
    expect(open.closest('[inert]')).toBeNull();
    screen.getByRole('button', { name: 'Arrange' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(bars()[0]).toHaveFocus());
    const first = bars()[0]?.closest<HTMLElement>('[data-panel]');
    const content = first?.querySelector('.db-grid-content');
    expect(content).toHaveAttribute('inert');
    expect(bars()[0]?.compareDocumentPosition(content as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    const arranging = screen.getByRole('region', { name: 'Arrange the dashboard' });
    expect(arranging).toHaveTextContent(/go to the bar of a panel with Tab/);
    within(arranging).getByRole('button', { name: 'Done' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Arrange' })).toHaveFocus());
    expect(screen.getByRole('button', { name: 'Open a task' }).closest('[inert]')).toBeNull();
  });

  test('can be reset, and the reset undone', async () => {
    show('/dashboard?arrange=yes');
    const names = () => bars().map((bar) => (bar.getAttribute('aria-label') ?? '').replace(/:.*/, ''));
    await waitFor(() => expect(bars()).toHaveLength(2));
    const first = names();
    bars()[0]?.focus();
    await userEvent.keyboard('{Delete}');
    await waitFor(() => expect(names()).toEqual(first.slice(1)));
    await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(names()).toEqual(first));
    const said = await screen.findByText('The dashboard is as it was at first');
    await userEvent.click(
      within(said.closest<HTMLElement>('.bp6-toast') ?? said).getByRole('button', { name: 'Undo' }),
    );
    await waitFor(() => expect(names()).toEqual(first.slice(1)));
  });

  test.each(['Delete', 'the button'])('a panel that is removed by %s comes back where it was', async (way) => {
    show('/dashboard?arrange=yes');
    const names = () => bars().map((bar) => (bar.getAttribute('aria-label') ?? '').replace(/:.*/, ''));
    await waitFor(() => expect(bars()).toHaveLength(2));
    const [first = '', second = ''] = names();
    const reset = screen.getByRole('button', { name: 'Reset' });
    const remove = async (): Promise<void> => {
      if (way === 'Delete') {
        act(() => bars()[0]?.focus());
        await userEvent.keyboard('{Delete}');
      } else await userEvent.click(screen.getByRole('button', { name: `Remove ${first}` }));
      await waitFor(() => expect(names()).toEqual([second]));
    };
    await remove();
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(names()).toEqual([first, second]));
    expect(reset).toHaveAttribute('aria-disabled', 'true');
    await remove();
    // What is arranged in the meantime stays.
    act(() => bars()[0]?.focus());
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
    const label = bars()[0]?.getAttribute('aria-label')?.replace(/.*, /, '');
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(names()).toEqual([first, second]));
    expect(bars()[1]).toHaveAccessibleName(new RegExp(`${label}$`));
    expect(await screen.findAllByText('Change undone')).not.toHaveLength(0);
  });

  test('takes no focus in a page that was opened like this', async () => {
    show('/dashboard?arrange=yes');
    await waitFor(() => expect(bars()).toHaveLength(2));
    expect(document.body).toHaveFocus();
  });
});

describe('The panels after one whose rows are being read', () => {
  function Reading() {
    const [isPending, setPending] = useState(true);
    return (
      <>
        <button type="button" onClick={() => setPending(false)}>
          Answer
        </button>
        <DashboardGrid
          role="employee"
          panels={panels}
          pending={isPending ? 'my-tasks' : undefined}
          isArranging={false}
          onArranged={() => undefined}
        />
      </>
    );
  }
  const findDays = () => screen.queryByRole('link', { name: 'My days' });

  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  async function show(preferencesAfterMs: number): Promise<void> {
    // Nothing but the test moves the time on.
    jest.useFakeTimers();
    fakeNetwork().answer('/auth/preferences', async () => {
      await new Promise((resolve) => setTimeout(resolve, preferencesAfterMs));
      return { httpStatus: 200, text: JSON.stringify({ status: 1, data: [] }) };
    });
    renderConnected(<Reading />, { address: '/dashboard' });
    await pass(preferencesAfterMs + 50);
    expect(screen.getByRole('button', { name: 'Open a task' })).toBeVisible();
    expect(findDays()).toBeNull();
  }
  afterEach(() => jest.useRealTimers());

  test('follow its answer', async () => {
    await show(0);
    act(() => screen.getByRole('button', { name: 'Answer' }).click());
    expect(findDays()).toBeVisible();
  });

  test.each([0, 1000])('do not wait long for it, from when it is drawn: after %d ms', async (preferencesAfterMs) => {
    await show(preferencesAfterMs);
    await pass(200);
    expect(findDays()).toBeNull();
    await pass(100);
    expect(findDays()).toBeVisible();
  });
});
