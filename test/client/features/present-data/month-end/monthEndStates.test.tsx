import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import MonthEndScreen from '../../../../../src/client/features/present-data/month-end/MonthEndScreen';
import { fakeNetwork, type FakeNetwork } from '../../../../support/fakeNetwork';
import { renderConnected, type Connected } from '../../../../support/renderConnected';
import { giveTablesRoom } from '../../../../support/client/tableRoom';

giveTablesRoom();

const month = {
  Month: '2026-01',
  Closed_at: null,
  Closed_by: null,
  Records: 0,
  Unanswered: 0,
  Issues: 0,
  Without_record: 0,
  Missing_punches: 2,
  Corrections: null,
  Leaves: 1,
  Overtime: 1,
  Differences: 0,
};
const punch = (id: string, name: string) => ({
  _id: id,
  Code: id,
  Name: name,
  Day: '2026-01-07',
  Missing: 'Check-out',
  Check_in: '2026-01-07T04:30:00.000Z',
  Check_out: null,
});

const monthPath = '/auth/present/month-end';
const punchesPath = '/auth/present/missing-punches';
const daysPath = '/auth/faceLoginList';

const show = (step = 'missing-punches'): Connected =>
  renderConnected(<MonthEndScreen />, {
    address: `/month-end?month=2026-01&step=${step}`,
    flags: ['Report.Employee_Present', 'Report.Approve_Leave', 'Report.Attendance_Summary', 'Report.Face_Report'],
  });
/** Answers only after the returned function is called. */
function heldAnswer(network: FakeNetwork, path: string, data: unknown): () => void {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  network.answer(path, async () => {
    await held;
    return { httpStatus: 200, text: JSON.stringify({ status: 1, data }) };
  });
  return release;
}
const rows = () => screen.getByRole('grid', { name: 'Missing punches' });

describe('The month end', () => {
  let network: FakeNetwork;
  beforeEach(() => {
    network = fakeNetwork();
    network.succeed('/auth/present/logs', []);
    sessionStorage.clear();
  });

  it('has skeletons of the steps and the rows while the month is loading', async () => {
    const answer = heldAnswer(network, monthPath, month);
    network.succeed(punchesPath, { Rows: [], Total: 0 });
    show();
    expect(screen.getByRole('status', { name: 'Loading the month' })).toBeInTheDocument();
    expect(screen.getByRole('status', { name: 'Loading the rows' })).toBeInTheDocument();
    answer();
    expect(await screen.findByRole('table', { name: 'Steps to close January 2026' })).toBeVisible();
    expect(screen.queryByRole('status', { name: 'Loading the month' })).toBeNull();
  });

  it('says that the month could not be loaded, and loads it again', async () => {
    network.fail(monthPath, 500, 'The database is being restarted');
    network.succeed(punchesPath, { Rows: [], Total: 0 });
    show();
    expect(await screen.findByText('Could not load the month.')).toBeVisible();
    expect(screen.getByText(/The database is being restarted/)).toBeVisible();
    network.succeed(monthPath, month);
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('table', { name: 'Steps to close January 2026' })).toBeVisible();
  });

  it('keeps the steps when the rows of one could not be loaded, and loads them again', async () => {
    network.succeed(monthPath, month);
    network.fail(punchesPath, 500, 'The rows are not there');
    show();
    const failure = await screen.findByRole('alert');
    expect(failure).toHaveTextContent('Could not load');
    expect(failure).toHaveTextContent('The rows are not there');
    expect(screen.getByRole('link', { name: '2 days' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Details of the row' })).toBeNull();
    network.succeed(punchesPath, { Rows: [punch('e-1', 'Ada North'), punch('e-2', 'Ben South')], Total: 2 });
    network.fail(daysPath, 500, 'No days');
    await userEvent.click(within(failure).getByRole('button', { name: 'Retry' }));
    expect(await within(rows()).findByText('Ada North')).toBeVisible();
  });

  it('shows the rows while the attendance of the first employee is loading, and when that could not be loaded', async () => {
    network.succeed(monthPath, month);
    network.succeed(punchesPath, { Rows: [punch('e-1', 'Ada North'), punch('e-2', 'Ben South')], Total: 2 });
    network.fail(daysPath, 500, 'No days');
    show();
    const about = await screen.findByRole('region', { name: 'Ada North, January 2026' });
    expect(within(rows()).getByText('Ben South')).toBeVisible();
    const failure = await within(about).findByRole('alert');
    expect(failure).toHaveTextContent('No days');
    network.succeed(daysPath, { days: [], summary: {} });
    await userEvent.click(within(failure).getByRole('button', { name: 'Retry' }));
    expect(await within(about).findByText('No matching days in this month')).toBeVisible();
  });

  it('says that a list is done when it is empty', async () => {
    network.succeed(monthPath, { ...month, Missing_punches: 0 });
    network.succeed(punchesPath, { Rows: [], Total: 0 });
    show();
    expect(await screen.findByText('No check-in or check-out is missing in this month')).toBeVisible();
    expect(network.callsTo(daysPath)).toEqual([]);
  });

  it('begins the tabs of its lists with a capital, and offers nothing more to do in a closed month', async () => {
    const open = { ...month, Records: 3, Without_record: 1, Leaves: 0, Overtime: 0 };
    network.succeed(monthPath, open);
    network.succeed(punchesPath, { Rows: [], Total: 0 });
    network.succeed('/auth/present/window', { Rows: [], Total: 0 });
    network.succeed('/auth/present/unanswered', { Rows: [], Total: 0 });
    const shown = show('upload');
    expect(await screen.findByRole('tab', { name: /^Records/ })).toBeVisible();
    expect(screen.getByRole('tab', { name: /^Employee without a record/ })).toBeVisible();
    expect(screen.getByRole('button', { name: /^Next open/ })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Upload' })).toBeVisible();
    shown.unmount();
    network.succeed(monthPath, { ...open, Closed_at: '2026-02-03T08:00:00Z', Closed_by: 'Ada North' });
    show('upload');
    const steps = await screen.findByRole('table', { name: 'Steps to close January 2026' });
    expect(await within(steps).findAllByText('Closed', { exact: true })).toHaveLength(2);
    expect(screen.queryByRole('button', { name: /^Next open/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Upload' })).toBeNull();
  });

  it('says who does a step that the user is not permitted to see', async () => {
    network.succeed(monthPath, month);
    show('corrections');
    expect(await screen.findByText('You are not permitted to see these requests')).toBeVisible();
  });
});
