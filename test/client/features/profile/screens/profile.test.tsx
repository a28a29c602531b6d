import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { storeToken } from '../../../../../src/client/browser/tokenVault';
import ProfileScreen from '../../../../../src/client/features/profile/screens/ProfileScreen';
import { showSuccess } from '../../../../../src/client/ui/dialogs/toaster';
import { fakeNetwork, type FakeNetwork } from '../../../../support/fakeNetwork';
import { renderConnected, renderMocked, type Beginning } from '../../../../support/renderConnected';

jest.mock('../../../../../src/client/ui/dialogs/toaster', () => ({
  showSuccess: jest.fn(async () => undefined),
  showError: jest.fn(async () => undefined),
}));

const profile = {
  _id: 'person-1',
  First_name: 'Given',
  Middle_name: null,
  Last_name: 'Family',
  Employee_code: 'E-1',
  Email: 'given@company.example',
  Mobile: '12345',
  Profile_pic: '/api/auth/files/f/p.png',
  Position_id: { _id: 'position-1', Position: 'Developer' },
  Department_name: 'Engineering',
  Team_leader: null,
  Location: null,
  Vertical: null,
  Shift_type: null,
  Joined: '2024-02-23',
  Role: 'Employee',
};
const sessions = [
  {
    _id: 's1',
    Created_at: '2026-01-05T10:00:00Z',
    Last_seen_at: '2026-01-05T10:00:00Z',
    Expires_at: '2026-01-06T10:00:00Z',
    Address: '10.0.0.1',
    Browser: 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0',
    Is_current: true,
  },
  {
    _id: 's2',
    Created_at: '2026-01-04T10:00:00Z',
    Last_seen_at: '2026-01-04T10:00:00Z',
    Expires_at: '2026-01-06T10:00:00Z',
    Address: null,
    Browser: null,
    Is_current: false,
  },
];

const secondFactor = {
  Authenticator_added_at: null,
  Passkeys: [],
  Recovery_codes: 0,
  Has_password: true,
  Is_required: false,
};

const beginning: Beginning = { flags: ['Project.Edit_Task', 'KRA.Employee_KRA'] };

function answerScreen(): FakeNetwork {
  const network = fakeNetwork();
  network.succeed('/auth/profile', profile);
  network.succeed('/auth/position/details', {
    _id: 'position-1',
    Position: 'Developer',
    Position_name: 'Developer',
    Department_name: 'Engineering',
  });
  network.succeed('/auth/session/list', sessions);
  network.succeed('/auth/second-factor', secondFactor);
  network.succeed('/auth/preferences/save', { Key: 'k', Value: 'v' });
  return network;
}

const show = () => ({ network: answerScreen(), ...renderConnected(<ProfileScreen />, beginning) });

beforeEach(() => {
  jest.mocked(showSuccess).mockClear();
  localStorage.clear();
});
afterEach(() => storeToken(null));

describe('The profile page', () => {
  test("shows the person's own data, with days as DD/MM/YYYY and '-' for what is not known", async () => {
    show();
    expect(await screen.findByText('23/02/2024')).toBeVisible();
    expect(screen.getByText('Team leader').nextSibling).toHaveTextContent('-');
    expect(screen.getByText('Engineering')).toBeVisible();
  });

  test('lets the person change the mobile number', async () => {
    const { network } = show();
    network.succeed('/auth/profile/edit', { ...profile, Mobile: '67890' });
    const mobile = await screen.findByRole('textbox', { name: 'Mobile' });
    await userEvent.clear(mobile);
    await userEvent.type(mobile, '67890');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(network.callsTo('/auth/profile/edit')[0]?.text).toBe('Mobile=67890&Former_value=12345'));
  });

  test('changes the password, empties the fields, and shows no password in any action', async () => {
    const network = answerScreen();
    const { actions } = renderMocked(<ProfileScreen />, beginning);
    network.succeed('/auth/session/changePassword', null);
    await userEvent.type(screen.getByLabelText('Current password'), 'the old one');
    await userEvent.type(screen.getByLabelText('New password'), 'the new one');
    await userEvent.type(screen.getByLabelText('New password again'), 'the new one');
    await userEvent.click(screen.getByRole('button', { name: 'Change password' }));
    await waitFor(() => expect(screen.getByLabelText('New password')).toHaveValue(''));
    expect(Object.fromEntries(network.callsTo('/auth/session/changePassword')[0]?.body as URLSearchParams)).toEqual({
      Current_password: 'the old one',
      Password: 'the new one',
    });
    expect(JSON.stringify(actions)).not.toMatch(/the (old|new) one/);
  });

  test('keeps the passwords and says why when the server rejects it', async () => {
    const { network } = show();
    network.fail('/auth/session/changePassword', 422, 'Check the entries', {
      errors: [{ field: 'Current_password', message: 'This is not your password' }],
    });
    await userEvent.type(screen.getByLabelText('Current password'), 'wrong one');
    await userEvent.type(screen.getByLabelText('New password'), 'the new one');
    await userEvent.type(screen.getByLabelText('New password again'), 'the new one');
    await userEvent.click(screen.getByRole('button', { name: 'Change password' }));
    expect(await screen.findByText('This is not your password')).toBeVisible();
    expect(screen.getByLabelText('Current password')).toHaveValue('wrong one');
    expect(showSuccess).not.toHaveBeenCalled();
  });

  test('uploads a picture and takes it into the top bar', async () => {
    const { network, store } = show();
    network.answer('/uplodeauth/profile/photo', () => {
      const stored = { ...profile, Profile_pic: '/api/auth/files/g/q.png' };
      network.succeed('/auth/profile', stored);
      return { httpStatus: 200, text: JSON.stringify({ status: 1, data: stored }) };
    });
    await userEvent.upload(
      await screen.findByLabelText('Choose a picture'),
      new File(['x'], 'q.png', { type: 'image/png' }),
    );
    await waitFor(() => expect(store.getState().session.account.user[0]?.Profile_pic).toBe('/api/auth/files/g/q.png'));
    expect(
      ((network.callsTo('/uplodeauth/profile/photo')[0]?.body as FormData).get('profile_image') as File).name,
    ).toBe('q.png');
  });

  test('does not take a file that is no picture', async () => {
    const { network } = show();
    await userEvent
      .setup({ applyAccept: false })
      .upload(await screen.findByLabelText('Choose a picture'), new File(['x'], 'q.pdf', { type: 'application/pdf' }));
    expect(screen.getByText('The picture must be a jpg, jpeg or png file')).toBeVisible();
    expect(network.callsTo('/uplodeauth/profile/photo')).toEqual([]);
  });

  test('lists the sessions and ends one, or all after a question', async () => {
    const { network, log } = show();
    network.succeed('/auth/session/end', null);
    network.succeed('/auth/session/signOutEverywhere', { Ended: 2 });
    expect(await screen.findByText('Firefox 140 on Windows')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(network.callsTo('/auth/session/end')[0]?.text).toBe('id=s2'));
    await userEvent.click(screen.getByRole('button', { name: 'Sign out everywhere' }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(log.opened).toEqual(['/login']));
  });

  test('keeps the theme immediately', async () => {
    const { network } = show();
    await userEvent.click(screen.getByRole('radio', { name: 'Dark' }));
    expect(network.callsTo('/auth/preferences/save')[0]?.text).toBe('Key=theme&Value=%22dark%22');
  });

  test("shows what the person's role grants, to read", () => {
    show();
    expect(screen.getByText('Edit Task')).toBeVisible();
    expect(screen.getByText('Employee KRA')).toBeVisible();
    expect(screen.queryByText('Create Task')).not.toBeInTheDocument();
  });

  test('offers another try for what could not be loaded, and shows the rest', async () => {
    const network = fakeNetwork();
    network.fail('/auth/profile', 500, 'Broken', { requestId: 'r-7' });
    network.succeed('/auth/session/list', sessions);
    network.succeed('/auth/second-factor', secondFactor);
    renderConnected(<ProfileScreen />);
    expect(await screen.findByText('Could not load your profile.')).toBeVisible();
    expect(screen.getByText('Request r-7')).toBeVisible();
    network.succeed('/auth/profile', profile);
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('E-1')).toBeVisible();
  });
});
