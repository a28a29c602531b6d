import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { LeaveFormDialog } from '../../../../src/client/features/leave/form/LeaveFormDialog';
import {
  closed,
  emptyFormFor,
  emptyLeaveForm,
  leaveFormEvents,
  leaveFormReducer,
  opened,
  type LeaveFormValues,
} from '../../../../src/client/features/leave/form/leaveFormSlice';
import { fakeNetwork } from '../../../support/fakeNetwork';
import { renderConnected } from '../../../support/renderConnected';

const after = (...steps: Partial<LeaveFormValues>[]): LeaveFormValues => {
  let state = leaveFormReducer(undefined, opened({ mode: 'own' }));
  for (const step of steps)
    for (const event of leaveFormEvents(state.values, { ...state.values, ...step }))
      state = leaveFormReducer(state, event);
  return state.values;
};

test('the last day follows a first day that has passed it, and halves of a single day stay possible', () => {
  expect(after({ StartDate: '2026-03-10' })).toMatchObject({ StartDate: '2026-03-10', EndDate: '2026-03-10' });
  expect(after({ StartDate: '2026-03-10' }, { EndDate: '2026-03-12' }, { StartDate: '2026-03-11' })).toMatchObject({
    EndDate: '2026-03-12',
  });
  expect(after({ StartDate: '2026-03-10' }, { EndDate: '2026-03-12' }, { StartDate: '2026-03-20' })).toMatchObject({
    EndDate: '2026-03-20',
  });
  expect(after({ StartDate: '2026-03-10' }, { EndDate: '2026-03-09' })).toMatchObject({ EndDate: '2026-03-09' });
  expect(after({ StartDate: '12/0' })).toMatchObject({ StartDate: '12/0', EndDate: '' });
  expect(
    after({ StartDate: '2026-03-10' }, { Leave_half_to: 'First Half' }, { Leave_half_from: 'Second Half' }),
  ).toMatchObject({ Leave_half_from: 'Second Half', Leave_half_to: 'Second Half' });
  expect(
    after({ StartDate: '2026-03-10' }, { Leave_half_from: 'Second Half' }, { Leave_half_to: 'First Half' }),
  ).toMatchObject({ Leave_half_from: 'First Half', Leave_half_to: 'First Half' });
});

test('events say what was done; Back keeps the draft, closing forgets it, and it is no draft of the other form', () => {
  expect(
    leaveFormEvents(emptyLeaveForm, { ...emptyLeaveForm, StartDate: '2026-03-10', Reason: 'x' }).map(
      (event) => event.type,
    ),
  ).toEqual(['leaveForm/rangePicked', 'leaveForm/reasonWritten']);
  const draft = { mode: 'own' as const, day: '', values: after({ Reason: 'x' }) };
  expect(leaveFormReducer(draft, closed())).toEqual({ mode: null, day: '', values: emptyLeaveForm });
  expect(leaveFormReducer(draft, opened({ mode: 'own' }))).toEqual(draft);
  expect(leaveFormReducer(draft, opened({ mode: 'admin' }))).toEqual({
    mode: 'admin',
    day: '',
    values: emptyLeaveForm,
  });
});

test('for a day the form opens with its date, also a draft, of which nothing else is lost', () => {
  const day = '2026-03-10';
  const dated = leaveFormReducer(undefined, opened({ mode: 'own', day }));
  expect(dated).toEqual({ mode: 'own', day, values: emptyFormFor(day) });
  // The dialog opens it once more, without the day.
  expect(leaveFormReducer(dated, opened({ mode: 'own' }))).toEqual(dated);
  const draft = { mode: 'own' as const, day: '', values: { ...emptyFormFor('2026-03-04'), Reason: 'x' } };
  expect(leaveFormReducer(draft, opened({ mode: 'own', day })).values).toEqual({ ...emptyFormFor(day), Reason: 'x' });
});

const nothingTouched = {
  Tasks: [],
  Tasks_total: 0,
  Sprints: [],
  Milestones: [],
  Milestones_total: 0,
  Moved_milestones: [],
  Moved_milestones_total: 0,
  Away: [],
  Waiting: [],
  Holidays: [],
  Length_days: 1,
  Working_days: 1,
  Too_early: null,
  Counts: {
    LeavesInCurrentMonth: 0,
    Working_days_current_month: 0,
    LeavesinLast30Days: 0,
    Working_days_last_30_days: 0,
    LeaveTotalDays: 0,
    Working_days_total: 0,
    Carry_forward: 0,
    Carry_forward_month: null,
  },
};

/** In March: far enough for every rule of notice, whatever day it is. */
// oxlint-disable-next-line clock/in-tests -- the form counts from the day of the machine
const nextYear = new Date().getFullYear() + 1;

function openForm(mode: 'own' | 'admin') {
  const network = fakeNetwork();
  network.succeed('/auth/leaves', []);
  network.succeed('/auth/leave/impact', nothingTouched);
  network.succeed('/auth/employees-search', [{ _id: 'ann', First_name: 'Ann', Last_name: 'Lee', Employee_code: 'E1' }]);
  const onClose = jest.fn();
  const shown = renderConnected(<LeaveFormDialog mode={mode} onClose={onClose} />);
  return { network, onClose, ...shown };
}
const type = (name: string, value: string): void =>
  void fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
const press = (name: string): void => void fireEvent.click(screen.getByRole('button', { name }));

test('an empty form says what is missing, in the words of the specification', async () => {
  const { network } = openForm('own');
  press('Apply Leave');
  expect(await screen.findByText('Please Select Leave Type!')).toBeVisible();
  // Only the form that an admin files has them.
  for (const name of [/^Status/, /^Employee/]) expect(screen.queryByRole('button', { name })).toBeNull();
  expect(screen.getAllByText('Please Enter Your Leave dates!').length).toBeGreaterThan(0);
  expect(screen.getByText('Please Enter Reason!')).toBeVisible();
  expect(network.callsTo('/auth/leave/add')).toEqual([]);
});

test('the length shows while choosing, the notice of HR from 3 days of Casual Leave on, and a rejection keeps every input', async () => {
  const { network, store, onClose } = openForm('own');
  expect(screen.getByRole('checkbox', { name: 'Mark as an emergency (1 leave per month)' })).not.toBeChecked();
  fireEvent.click(screen.getByRole('radio', { name: 'Casual Leave' }));
  type('First day', `10/03/${nextYear}`);
  expect(await screen.findByText('Length: 1 Day, 1 working day')).toBeVisible();
  expect(screen.queryByText(/According to HR rule/)).toBeNull();
  type('Last day', `12/03/${nextYear}`);
  expect(screen.getByText(/^Length: 3 Days/)).toBeVisible();
  expect(screen.getByText('According to HR rule you can not applied a leave for more than 3 days.')).toBeVisible();
  expect(
    screen.getByText('If you want to applied for more than 3 days then please mention valid reason.'),
  ).toBeVisible();
  fireEvent.click(
    within(screen.getByRole('radiogroup', { name: 'Ends with' })).getByRole('radio', { name: 'First Half' }),
  );
  expect(screen.getByText(/^Length: 2.5 Days/)).toBeVisible();
  expect(screen.queryByText(/According to HR rule/)).toBeNull();
  type('Reason', 'Wedding');

  const emergencyTaken = 'Only 1 emergency leave per month is possible, and this month has one';
  network.fail('/auth/leave/add', 422, emergencyTaken, {
    errors: [{ field: 'Emergency_leave', message: emergencyTaken }],
  });
  press('Apply Leave');
  expect((await screen.findAllByText(emergencyTaken)).length).toBeGreaterThan(0);
  expect(store.getState().leaveForm.values).toMatchObject({
    Leave_type: 'Casual Leave',
    StartDate: `${nextYear}-03-10`,
    EndDate: `${nextYear}-03-12`,
    Leave_half_to: 'First Half',
    Reason: 'Wedding',
  });
  expect(onClose).not.toHaveBeenCalled();

  network.answer('/auth/leave/add', () => ({
    httpStatus: 200,
    text: JSON.stringify({ status: 1, data: { _id: 'leave' } }),
  }));
  press('Apply Leave');
  expect(await screen.findByText('Leave applied Successfully')).toBeVisible();
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  const sent = new URLSearchParams(network.callsTo('/auth/leave/add')[1]?.text);
  expect(Object.fromEntries(sent)).toMatchObject({
    Leave_Date_to_Date: `${nextYear}-03-10,${nextYear}-03-12`,
    StartDate: `${nextYear}-03-10`,
    EndDate: `${nextYear}-03-12`,
    Leave_half_from: 'First Half',
    Leave_half_to: 'First Half',
    Leave_type: 'Casual Leave',
    Emergency_leave: 'false',
    Notified_Employee: '',
    Status: 'Pending',
    Reason: 'Wedding',
  });
});

test('a first day before the employment is warned about while the days are chosen', async () => {
  const { network } = openForm('own');
  type('First day', `10/03/${nextYear}`);
  expect(await screen.findByText('Length: 1 Day, 1 working day')).toBeVisible();
  expect(screen.queryByText(/^Employed from/)).toBeNull();
  network.succeed('/auth/leave/impact', { ...nothingTouched, Too_early: `Employed from 12/03/${nextYear} on` });
  type('First day', `11/03/${nextYear}`);
  expect(await screen.findByText(`Employed from 12/03/${nextYear} on`)).toBeVisible();
});

test('a leave that is too long says so without a failed call for its impact', async () => {
  const { network } = openForm('own');
  type('First day', `10/03/${nextYear}`);
  await screen.findByText('Length: 1 Day, 1 working day');
  const { length } = network.callsTo('/auth/leave/impact');
  type('Last day', `10/03/${nextYear + 100}`);
  expect(await screen.findByText(/^Length: 36,?525 Days/)).toBeVisible();
  press('Apply Leave');
  expect(await screen.findByText('A leave can have at most 366 days')).toBeVisible();
  expect(network.callsTo('/auth/leave/impact')).toHaveLength(length);
});

test('in admin mode a missing status raises the alert and sends nothing; people are searched 800 ms after the last key', async () => {
  const { network } = openForm('admin');
  press('Apply Leave');
  expect(await screen.findByText('Please select status')).toBeVisible();
  expect(network.callsTo('/auth/leave/add')).toEqual([]);
  press('OK');
  for (const name of [/^Status/, /^Employee/]) expect(screen.getByRole('button', { name })).toBeVisible();
  jest.useFakeTimers();
  try {
    const search = screen.getByPlaceholderText('Search by name or code');
    fireEvent.change(search, { target: { value: 'an' } });
    await act(() => jest.advanceTimersByTimeAsync(799));
    fireEvent.change(search, { target: { value: 'ann' } });
    await act(() => jest.advanceTimersByTimeAsync(799));
    expect(network.callsTo('/auth/employees-search')).toEqual([]);
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(network.callsTo('/auth/employees-search').map((call) => call.url)).toEqual([
      '/api/auth/employees-search?q=ann',
    ]);
  } finally {
    jest.useRealTimers();
  }
});
