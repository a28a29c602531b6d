import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import MonthEndScreen from '../../../../../src/client/features/present-data/month-end/MonthEndScreen';
import PresentListScreen from '../../../../../src/client/features/present-data/screens/PresentListScreen';
import { addMonths, monthName, toMonth } from '../../../../../src/domain/calendar/month';
import { giveTablesRoom } from '../../../../support/client/tableRoom';
import { fakeNetwork, type FakeNetwork } from '../../../../support/fakeNetwork';
import { standAtTestStart } from '../../../../support/moments/pageClock';
import { renderConnected } from '../../../../support/renderConnected';

giveTablesRoom();

const present = toMonth(standAtTestStart().toISOString().slice(0, 10));
const screens = [
  ['the list of present data', <PresentListScreen key="list" />, '/employeepresentlist?'],
  ['the month end', <MonthEndScreen key="end" />, '/month-end?step=close&'],
] as const;

function answerMonth(network: FakeNetwork, month: string, closedAt: string | null = null): void {
  const counts = { Records: 1, Unanswered: 0, Without_record: 0, Issues: 0, Missing_punches: 0, Differences: 0 };
  const state = { Month: month, Closed_at: closedAt, Closed_by: closedAt && 'Ada North', ...counts };
  network.succeed('/auth/present/month', { ...state, Versions: 1 });
  network.succeed('/auth/present/month-end', { ...state, Corrections: null, Leaves: 0, Overtime: 0 });
}

describe.each(screens)('On %s', (_, element, address) => {
  it('a month that is not over cannot be closed, and the button says why', async () => {
    answerMonth(fakeNetwork(), present);
    renderConnected(element, { address: `${address}month=${present}` });
    const close = await screen.findByRole('button', { name: 'Close month' });
    expect(close).toHaveAttribute('aria-disabled', 'true');
    expect(close).toHaveAttribute('aria-description', `${monthName(present)} is not over yet`);
    await userEvent.click(close);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('a month that is over can be closed', async () => {
    const month = addMonths(present, -1);
    answerMonth(fakeNetwork(), month);
    renderConnected(element, { address: `${address}month=${month}` });
    await userEvent.click(await screen.findByRole('button', { name: 'Close month' }));
    expect(await screen.findByRole('alertdialog')).toHaveTextContent(`Close ${monthName(month)}?`);
  });

  it('a closed month can be reopened, also when the clock was set back into it', async () => {
    answerMonth(fakeNetwork(), present, '2026-03-01T09:00:00.000Z');
    renderConnected(element, { address: `${address}month=${present}` });
    expect(await screen.findByRole('button', { name: 'Reopen month' })).not.toHaveAttribute('aria-disabled');
  });
});
