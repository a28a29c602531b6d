import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { InterviewForm } from '../../../../src/client/features/interviews/screens/InterviewForm';
import { InterviewDrawer } from '../../../../src/client/features/interviews/screens/InterviewDrawer';
import type { Interview } from '../../../../src/client/api/api';
import { interviewItems } from '../../../../src/domain/interviews/interviewRules';
import { fakeNetwork, type FakeNetwork } from '../../../support/fakeNetwork';
import { renderConnected } from '../../../support/renderConnected';

const stored = {
  _id: 'round-1',
  Version: 1,
  Candidate: 'Ada Carter',
  Email: 'ada@example.com',
  Mobile: null,
  Position: 'Tester',
  Experience: null,
  Notice_period: null,
  Source: null,
  Resume: null,
  Round: 'Round 1',
  Date: '2026-03-02',
  Time: '10:00',
  Mode: 'Video',
  Interviewers: [{ _id: 'employee-1' }],
  Result: 'Selected',
  Remarks: null,
  Ratings: Object.fromEntries(interviewItems.map((item) => [item, 7])),
} as unknown as Interview;

const onClose = jest.fn();
const person = (_id: string, First_name: string) => ({
  _id,
  First_name,
  Last_name: 'Frost',
  Role: 'TL / HOD',
  Status: 'Active',
  Position_id: null,
});
function show(interview: Interview | null): FakeNetwork {
  const network = fakeNetwork();
  const [named, offered, other] = [
    person('employee-1', 'Nora'),
    person('employee-2', 'Otto'),
    person('employee-3', 'Pia'),
  ];
  network.succeed('/auth/employees', [named, offered, other]);
  network.succeed('/auth/interviewers', [offered]);
  renderConnected(<InterviewForm stored={interview} onSaved={() => undefined} onClose={onClose} />);
  return network;
}
const press = (name: string): Promise<void> => userEvent.click(screen.getByRole('button', { name }));
const sent = (network: FakeNetwork): unknown[] => network.callsTo('/uplodeauth/interview/save');

beforeEach(() => onClose.mockClear());

describe('Close', () => {
  it('asks before what was entered is lost', async () => {
    show(null);
    await userEvent.type(screen.getByLabelText(/^Candidate/), 'Ada');
    await press('Close');
    expect(onClose).not.toHaveBeenCalled();
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Discard' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('does not ask when nothing was entered', async () => {
    show(stored);
    await press('Close');
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});

it('Another round asks before what was entered in this one is lost', async () => {
  const network = fakeNetwork();
  network.succeed('/auth/employees', []);
  network.succeed('/auth/interview/details', {
    ...stored,
    May_edit: true,
    May_continue: false,
    Rounds: [
      { _id: 'round-0', Number: 1, Round: 'Screening' },
      { _id: 'round-1', Number: 2, Round: 'Round 1' },
    ],
  });
  const onOpen = jest.fn();
  renderConnected(<InterviewDrawer id="round-1" onOpen={onOpen} onClose={onClose} />);
  await userEvent.type(await screen.findByLabelText(/^Remarks/), 'Knows her trade');
  await press('1. Screening');
  expect(onOpen).not.toHaveBeenCalled();
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Discard' }));
  expect(onOpen).toHaveBeenCalledWith('round-0');
});

describe('Submit', () => {
  it('checks before it asks, and puts the cursor into the first field in trouble', async () => {
    const network = show(null);
    await press('Submit');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(screen.getByText('Please Enter Candidate Name')).toBeVisible();
    expect(screen.getByText('Please add rating for Coding')).toBeVisible();
    expect(screen.getByLabelText(/^Candidate/)).toHaveFocus();
    expect(sent(network)).toEqual([]);
  });

  it('asks once the form is complete; Cancel leaves a draft without changes', async () => {
    const network = show(stored);
    await press('Submit');
    const question = await screen.findByRole('alertdialog', { name: 'Submit this round?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await press('Close');
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(sent(network)).toEqual([]);
  });

  it('asks as well when the corrected form is sent with Ctrl + Enter', async () => {
    const network = show({ ...stored, Candidate: '' });
    await press('Submit');
    await userEvent.keyboard('Ada Carter{Control>}{Enter}{/Control}');
    expect(await screen.findByRole('alertdialog', { name: 'Submit this round?' })).toBeVisible();
    expect(sent(network)).toEqual([]);
  });
});

it('offers those who may open interviews, and those who were named before', async () => {
  show(stored);
  await userEvent.click(screen.getByLabelText(/^Interviewers/));
  const names = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
  expect(names).toEqual([expect.stringContaining('Nora Frost'), expect.stringContaining('Otto Frost')]);
});
