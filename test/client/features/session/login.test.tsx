import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startEntry } from '../../../../src/client/app/entry/startEntry';
import { rootReducer } from '../../../../src/client/app/rootReducer';
import { storeDevice } from '../../../../src/client/browser/knownDevice';
import { finishCompanySignIn } from '../../../../src/client/features/session/finishCompanySignIn';
import { dropExpiredToken, storeToken } from '../../../../src/client/browser/tokenVault';
import { restoredAccount } from '../../../../src/client/session/restoredSession';
import { makeSignedInStore, makeEntryTestStore, testToken, testUser } from '../../../support/clientStore';
import { fakeNetwork } from '../../../support/fakeNetwork';
import { showSuccess } from '../../../../src/client/ui/dialogs/toaster';
import { showProgram } from '../../../support/client/showProgram';

jest.mock('../../../../src/client/ui/dialogs/toaster', () => ({
  showSuccess: jest.fn(async () => undefined),
  showError: jest.fn(async () => undefined),
  prepareToasts: jest.fn(async () => undefined),
}));

const showLogin = async (preloaded?: Parameters<typeof makeEntryTestStore>[0]) => {
  const test = makeEntryTestStore(preloaded);
  const shown = showProgram(test, '/login');
  await screen.findByRole('button', { name: 'Login' });
  return { ...test, ...shown };
};
const enter = async (email: string, password: string): Promise<void> => {
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Username'), email);
  await user.type(screen.getByLabelText('Password'), password);
  await user.click(screen.getByRole('button', { name: 'Login' }));
};

beforeEach(() => {
  jest.mocked(showSuccess).mockClear();
  localStorage.clear();
  sessionStorage.clear();
  storeToken(null);
});

test('says why the user is here after the server has ended the session, and only then', async () => {
  const text = 'Your session has ended. Please sign in again.';
  await showLogin();
  expect(screen.queryByText(text)).toBeNull();
  cleanup();
  dropExpiredToken();
  await showLogin({ session: { ...rootReducer(undefined, { type: 'start' }).session, account: restoredAccount() } });
  expect(screen.getByRole('status')).toHaveTextContent(text);
});

describe('After signing in at the identity provider', () => {
  /** The page exchanges its code, and the account has a second factor. */
  const comeBack = async (): Promise<ReturnType<typeof fakeNetwork>> => {
    const network = fakeNetwork();
    network.succeed('/openid/session', [], { token: '', Challenge: 'waits for a code', Factors: ['authenticator'] });
    const { store } = await showLogin();
    await act(() => finishCompanySignIn('the code of the page')(store.dispatch));
    return network;
  };

  test('an account with a second factor is asked for it, and what it waits with is sent with the code', async () => {
    const network = await comeBack();
    expect(await screen.findByRole('heading', { name: 'Second step' })).toBeVisible();
    network.fail('/login/code', 422, 'This code is not right');
    await userEvent.type(await screen.findByLabelText('Code'), '123456');
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(network.callsTo('/login/code')).toHaveLength(1));
    expect(Object.fromEntries(network.callsTo('/login/code')[0]?.body as URLSearchParams)).toEqual({
      Challenge: 'waits for a code',
      Code: '123456',
    });
  });

  test('the way back leads to user name and password', async () => {
    await comeBack();
    await userEvent.click(await screen.findByRole('button', { name: 'Back to Login' }));
    expect(await screen.findByLabelText('Username')).toBeVisible();
  });
});

describe('The login page', () => {
  test('asks for email and password and sends nothing without them', async () => {
    const network = fakeNetwork();
    await showLogin();
    expect(screen.getByLabelText('Username')).toHaveAttribute('type', 'email');
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
    await userEvent.click(screen.getByRole('button', { name: 'Login' }));
    expect(screen.getByText('Please enter your email!')).toBeVisible();
    expect(screen.getByText('Please enter your password!')).toBeVisible();
    expect(network.calls).toEqual([]);
  });

  test('keeps what was typed when email and password do not match, and says so in the toast alone', async () => {
    fakeNetwork().fail('/login', 401, 'No such account');
    const { log } = await showLogin();
    await enter('given@company.example', 'wrong');
    await waitFor(() => expect(log.errors).toEqual([{ message: 'Email OR Password Not Match!!', timeout: 5000 }]));
    expect(screen.getByLabelText('Username')).toHaveValue('given@company.example');
    expect(screen.getByLabelText('Password')).toHaveValue('wrong');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Login' })).not.toHaveAttribute('aria-disabled');
  });

  test('asks a person who tried too often to wait, in the form', async () => {
    fakeNetwork().fail('/login', 429, 'Too many attempts. Try again in a minute.');
    const { log } = await showLogin();
    await enter('given@company.example', 'wrong');
    expect(await screen.findByText('Too many attempts. Try again in a minute.')).toBeVisible();
    expect(log.errors).toEqual([]);
    expect(screen.getByLabelText('Password')).toHaveValue('wrong');
  });

  test('counts down to the next try, and keeps what was typed', async () => {
    const network = fakeNetwork();
    network.fail('/login', 429, 'Too many wrong passwords.', { retryAfterSeconds: 65 });
    jest.useFakeTimers({ advanceTimers: true });
    try {
      await showLogin();
      await enter('given@company.example', 'right');
      expect(await screen.findByRole('timer')).toHaveTextContent(/^You can try again in 1 min [345] s\.$/);
      await act(() => jest.advanceTimersByTimeAsync(40_000));
      expect(screen.getByRole('timer')).toHaveTextContent(/^You can try again in 2\d s\.$/);
      await act(() => jest.advanceTimersByTimeAsync(30_000));
      expect(screen.getByRole('timer')).toHaveTextContent('You can try again now.');
      expect(screen.getByLabelText('Password')).toHaveValue('right');
      expect(screen.getByRole('button', { name: 'Login' })).not.toHaveAttribute('aria-disabled');
    } finally {
      jest.useRealTimers();
    }
  });

  test('sends the token by which the server knows this browser', async () => {
    const network = fakeNetwork();
    network.succeed('/login', [testUser], { token: testToken });
    storeDevice('token-of-this-browser');
    await showLogin();
    await enter('given@company.example', 'right');
    await waitFor(() => expect(network.callsTo('/login')).toHaveLength(1));
    expect(Object.fromEntries(network.callsTo('/login')[0]?.body as URLSearchParams)).toEqual({
      Email: 'given@company.example',
      Password: 'right',
      Device: 'token-of-this-browser',
    });
  });

  test('says in the form that the server cannot be reached', async () => {
    fakeNetwork().goOffline();
    await showLogin();
    await enter('given@company.example', 'right');
    expect(await screen.findByText(/The server cannot be reached/)).toBeVisible();
  });

  test('empties the form after signing in, shows that it works, and stays until the dashboard is opened', async () => {
    fakeNetwork().succeed('/login', [testUser], { token: testToken });
    const { log, path } = await showLogin();
    await enter('given@company.example', 'right');
    await waitFor(() => expect(log.successes).toEqual(['Welcome Given Family']));
    expect(screen.getByLabelText('Username')).toHaveValue('');
    expect(screen.getByLabelText('Password')).toHaveValue('');
    expect(path()).toBe('/login');
    expect(screen.getByRole('button', { name: /Login/ })).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('button', { name: /Login/ })).toHaveClass('bp6-loading');
  });

  test('is not for a signed-in user', async () => {
    fakeNetwork();
    const { path } = showProgram(makeSignedInStore('/login'), '/login');
    await waitFor(() => expect(path()).toBe('/'));
  });
});

describe('Forgot Password', () => {
  const message =
    "If we found an account associated with that email address, we've sent password reset instructions to the primary email address on the account.";
  const openDialog = async () => {
    await showLogin();
    await userEvent.click(screen.getByRole('button', { name: 'Forgot Password' }));
    return screen.findByRole('dialog');
  };

  test('has an address of its own, which asks for a work email address', async () => {
    fakeNetwork();
    const { path } = showProgram(makeEntryTestStore(), '/forgot-password');
    expect(await screen.findByLabelText('Work email address')).toBeVisible();
    expect(path()).toBe('/forgot-password');
  });

  test('opens in a modal of width 475 and asks for the email', async () => {
    const network = fakeNetwork();
    const dialog = await openDialog();
    expect(dialog).toHaveStyle({ width: '475px' });
    expect(within(dialog).getByLabelText('Work email address')).toBeVisible();
    expect(within(dialog).queryByLabelText('Password')).toBeNull();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Send' }));
    expect(within(dialog).getByText('Please Enter your Email')).toBeVisible();
    expect(network.calls).toEqual([]);
  });

  test.each([
    ['the account exists', () => fakeNetwork().succeed('/forgot-password', null)],
    ['the account does not exist', () => fakeNetwork().fail('/forgot-password', 404, 'No such account')],
    [
      'there were too many requests',
      () => fakeNetwork().fail('/forgot-password', 429, 'Too many attempts. Try again in a minute.'),
    ],
    ['the server fails', () => fakeNetwork().fail('/forgot-password', 500, 'Broken')],
    ['the server is down', () => fakeNetwork().goOffline()],
  ])('says the same when %s', async (_case, prepare) => {
    prepare();
    const dialog = await openDialog();
    await userEvent.type(within(dialog).getByLabelText('Work email address'), 'given@company.example');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(jest.mocked(showSuccess).mock.calls.map(([said]) => said)).toEqual([message]));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test('says what is no mail address before it is sent', async () => {
    const network = fakeNetwork();
    const dialog = within(await openDialog());
    await userEvent.type(dialog.getByLabelText('Work email address'), 'garbage');
    await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
    expect(await dialog.findByText('This is not a mail address')).toBeVisible();
    expect(network.calls).toEqual([]);
    expect(showSuccess).not.toHaveBeenCalled();
  });

  // As main.tsx starts it: from then on the program knows that the field is left by the pointer.
  test('does not mark the empty user name that is left for it', async () => {
    fakeNetwork();
    window.history.replaceState(null, '', '/login');
    const { session } = makeEntryTestStore().store.getState();
    // jsdom does not know how it was opened.
    performance.getEntriesByType = () => [];
    render(startEntry({ session }, undefined));
    await waitFor(() => expect(screen.getByLabelText('Username')).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Forgot Password' }));
    await waitFor(() => expect(screen.getByLabelText('Work email address')).toHaveFocus());
    expect(screen.queryByText('Please enter your email!')).toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Forgot Password' })).toHaveFocus());
  });
});
