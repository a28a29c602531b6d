import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import MonthConfirmation from '../../../../../src/client/features/present-data/confirmation/MonthConfirmation';
import { monthPostponed } from '../../../../../src/client/session/accountSlice';
import { changedTags } from '../../../../../src/client/api/changeTable';
import { api } from '../../../../../src/client/api/api';
import { dayIn } from '../../../../../src/domain/calendar/day';
import {
  addMonths,
  getYear,
  lastDayOfMonth,
  monthAt,
  monthName,
  toMonth,
  zeroBasedMonth,
} from '../../../../../src/domain/calendar/month';
import { confirmMonthPath } from '../../../../../src/domain/present-data/presentPath';
import {
  maxIssueCommentLength,
  presentFigures,
  presentMessages,
} from '../../../../../src/domain/present-data/presentFields';
import { testUser } from '../../../../support/clientStore';
import { fakeNetwork } from '../../../../support/fakeNetwork';
import { renderConnected } from '../../../../support/renderConnected';
import { runStart } from '../../../../support/moments/runMoment';

const current = toMonth(dayIn(testUser.Company_time_zone ?? '', runStart));
const last = addMonths(current, -1);
const earlier = addMonths(current, -3);
const yearBefore = addMonths(last, -12);

/** The network with a record of the user for each of the months, in the order in which they are asked about, without an answer. */
function networkWith(months: readonly string[]) {
  const network = fakeNetwork();
  const done = new Set<string>();
  const closed = new Set<string>();
  const open = { has: (month: string) => !done.has(month), delete: (month: string) => done.add(month) };
  const sentMonth = (text: string): string => {
    const form = new URLSearchParams(text);
    return monthAt(Number(form.get('Year')), Number(form.get('month')) + 1);
  };
  network.answer('/getEmployeePresentDetailsByCode', ({ text }) => {
    const asked = new URLSearchParams(text).has('Waiting')
      ? (months.find((month) => open.has(month)) ?? months.at(-1))
      : sentMonth(text);
    const data = months
      .filter((month) => month === asked)
      .map((month) => ({
        _id: month,
        Date: lastDayOfMonth(month),
        Name: 'Asha Rao',
        Code: 'E1',
        ...Object.fromEntries(presentFigures.map((figure) => [figure, 1])),
        Attendence_Status: open.has(month) ? null : 'Approved',
        Attendence_Status_Date: open.has(month) ? null : `${current}-01T10:00:00.000Z`,
        Attendence_Comment: null,
        Closed: closed.has(month),
        Version: 1,
      }));
    return { httpStatus: 200, text: JSON.stringify({ status: 200, data }) };
  });
  network.answer('/LeaveAttendenceStatusUpdate', ({ text }) => {
    open.delete(sentMonth(text));
    return { httpStatus: 200, text: JSON.stringify({ status: 1, data: {} }) };
  });
  return {
    close: (month: string) => void closed.add(month),
    answered: () => network.callsTo('/LeaveAttendenceStatusUpdate').map(({ text }) => sentMonth(text)),
  };
}
const dialog = () => screen.findByRole('dialog', { name: 'Please confirm your leave?' });
const heading = (month: string) => screen.findByRole('heading', { name: monthName(month) });

test('the oldest month without an answer is asked about first, the next one after its answer, also a year later', async () => {
  const { answered } = networkWith([yearBefore, last, current]);
  renderConnected(<MonthConfirmation />);
  for (const month of [yearBefore, last]) {
    expect(await heading(month)).toBeVisible();
    await userEvent.click(within(await dialog()).getByRole('button', { name: 'Confirm' }));
  }
  expect(await heading(current)).toBeVisible();
  expect(answered()).toEqual([yearBefore, last]);
});

test('the address of a notification shows the month that it is about, and its answer is that of this month', async () => {
  const { answered } = networkWith([last, earlier]);
  const { address } = renderConnected(<MonthConfirmation />, { address: confirmMonthPath(earlier) });
  expect(await heading(earlier)).toBeVisible();
  await userEvent.click(within(await dialog()).getByRole('button', { name: 'Confirm' }));
  expect(await heading(last)).toBeVisible();
  expect(address()).toBe('/dashboard');
  expect(answered()).toEqual([earlier]);
});

test('closing a month that was opened by its address does not bring back the question that was put off', async () => {
  networkWith([last, earlier]);
  const { store } = renderConnected(<MonthConfirmation />, { address: confirmMonthPath(earlier) });
  expect(await heading(earlier)).toBeVisible();
  await userEvent.click(within(await dialog()).getByRole('button', { name: 'Close' }));
  expect(await heading(last)).toBeVisible();
  await userEvent.click(within(await dialog()).getByRole('button', { name: 'Close' }));
  expect(store.getState().session.account.monthPostponed).toBe(last);
});

test('an older month that HR uploads then does not change the open dialog: it is asked about afterwards', async () => {
  const months = [last];
  const { answered } = networkWith(months);
  const { store } = renderConnected(<MonthConfirmation />);
  expect(await heading(last)).toBeVisible();
  await userEvent.type(within(await dialog()).getByRole('textbox'), 'One day is missing');
  months.unshift(earlier);
  await act(async () => {
    await store.dispatch(
      api.endpoints.getMonthlyAttendance.initiate(
        { Code: testUser.Employee_code ?? '', month: zeroBasedMonth(current), Year: getYear(current), Waiting: 'true' },
        { forceRefetch: true },
      ),
    );
  });
  expect(await heading(last)).toBeVisible();
  expect(within(await dialog()).getByRole('textbox')).toHaveValue('One day is missing');
  await userEvent.click(within(await dialog()).getByRole('button', { name: 'Issue' }));
  expect(await heading(earlier)).toBeVisible();
  expect(answered()).toEqual([last]);
});

test('a month without a record says why it cannot be answered', async () => {
  networkWith([last]);
  renderConnected(<MonthConfirmation />, { address: confirmMonthPath(yearBefore) });
  expect(await heading(yearBefore)).toBeVisible();
  const box = within(await dialog());
  const confirm = box.getByRole('button', { name: 'Confirm' });
  await waitFor(() => expect(confirm).toHaveAccessibleDescription('There is no record of this month yet'));
});

test('an Issue without a word is not sent: its button says that the text is missing', async () => {
  const { answered } = networkWith([last]);
  renderConnected(<MonthConfirmation />);
  await heading(last);
  const box = within(await dialog());
  const issue = box.getByRole('button', { name: 'Issue' });
  await userEvent.type(box.getByRole('textbox'), '  ');
  await userEvent.click(issue);
  expect(issue).toHaveAccessibleDescription('Write first what is wrong');
  expect(answered()).toEqual([]);
  await userEvent.type(box.getByRole('textbox'), 'One day is missing');
  await userEvent.click(issue);
  await waitFor(() => expect(answered()).toEqual([last]));
});

test('a comment that is too long is neither cut nor sent: the dialog says so', async () => {
  const { answered } = networkWith([last]);
  renderConnected(<MonthConfirmation />);
  await heading(last);
  const box = within(await dialog());
  const field = box.getByRole('textbox', { name: 'What is wrong? HR receives it with your Issue.' });
  const long = 'x'.repeat(maxIssueCommentLength + 1);
  await userEvent.click(field);
  await userEvent.paste(long);
  expect(field).toHaveValue(long);
  expect(field).toHaveAccessibleDescription(expect.stringContaining(`At most ${maxIssueCommentLength} characters`));
  await userEvent.click(box.getByRole('button', { name: 'Issue' }));
  expect(answered()).toEqual([]);
  await userEvent.type(field, '{Backspace}');
  await userEvent.click(box.getByRole('button', { name: 'Issue' }));
  await waitFor(() => expect(answered()).toEqual([last]));
});

test('a month that HR closes while its comment is typed says so, and what was typed stays', async () => {
  const { answered, close } = networkWith([last]);
  const { store } = renderConnected(<MonthConfirmation />);
  await heading(last);
  const box = within(await dialog());
  await userEvent.type(box.getByRole('textbox'), 'One day is missing');
  close(last);
  act(() => {
    const closing = { Kind: 'month-closing', _id: null, Project_id: null, Concerns_me: false };
    store.dispatch(api.util.invalidateTags(changedTags([closing])));
  });
  expect(
    await box.findByText(presentMessages.closedForAnswer, { selector: '[role=status] *, [role=status]' }),
  ).toBeVisible();
  expect(box.getByRole('textbox')).toHaveValue('One day is missing');
  await userEvent.click(box.getByRole('button', { name: 'Issue' }));
  expect(answered()).toEqual([]);
});

test('a dialog whose record disappears while its comment is typed can be closed', async () => {
  const months = [last];
  networkWith(months);
  const { store } = renderConnected(<MonthConfirmation />);
  await heading(last);
  await userEvent.type(within(await dialog()).getByRole('textbox'), 'One day is missing');
  months.length = 0;
  act(() => {
    const change = { Kind: 'present-record', _id: null, Project_id: null, Concerns_me: true };
    store.dispatch(api.util.invalidateTags(changedTags([change])));
  });
  expect(await within(await dialog()).findByText(/^There is no record of this month yet/)).toBeVisible();
  await userEvent.click(within(await dialog()).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a month that another tab puts off stays with the comment that is typed here, also when that is deleted', async () => {
  networkWith([last]);
  const { store } = renderConnected(<MonthConfirmation />);
  await heading(last);
  const field = within(await dialog()).getByRole('textbox');
  await userEvent.type(field, 'No');
  act(() => void store.dispatch(monthPostponed(last)));
  expect(field).toHaveValue('No');
  await userEvent.type(field, '{Backspace}{Backspace}');
  expect(field).toBeVisible();
  expect(field).toHaveFocus();
  await userEvent.click(within(await dialog()).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a month that another tab puts off is put off here as well where nothing is typed', async () => {
  networkWith([last]);
  const { store } = renderConnected(<MonthConfirmation />);
  await heading(last);
  act(() => void store.dispatch(monthPostponed(last)));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
