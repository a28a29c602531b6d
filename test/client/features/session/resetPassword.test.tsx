import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { knownDevice } from '../../../../src/client/browser/knownDevice';
import { storeToken } from '../../../../src/client/browser/tokenVault';
import { makeEntryMockStore, makeEntryTestStore } from '../../../support/clientStore';
import { fakeNetwork } from '../../../support/fakeNetwork';
import { showProgram } from '../../../support/client/showProgram';

const linkToken = 'token-of-the-mail-1234567890';

beforeEach(() => storeToken(null));

describe('The link of a password mail', () => {
  test('sets a new password and leads to the login page, with nothing secret in any action', async () => {
    const network = fakeNetwork();
    network.succeed('/reset-password/check', null);
    network.succeed('/reset-password', { Device: 'token-of-this-browser' });
    const test = makeEntryMockStore();
    const { path } = showProgram(test, `/reset-password/${linkToken}`);
    await userEvent.type(await screen.findByLabelText('New password'), 'long enough');
    await userEvent.type(screen.getByLabelText('New password again'), 'long enough');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(path()).toBe('/login'));
    expect(Object.fromEntries(network.callsTo('/reset-password')[0]?.body as URLSearchParams)).toEqual({
      Token: linkToken,
      Password: 'long enough',
    });
    expect(JSON.stringify(test.actions)).not.toContain(linkToken);
    expect(JSON.stringify(test.actions)).not.toContain('long enough');
    expect(JSON.stringify(test.actions)).not.toContain('token-of-this-browser');
    expect(knownDevice()).toBe('token-of-this-browser');
  });

  test('does not take a short password or two different ones', async () => {
    const network = fakeNetwork();
    network.succeed('/reset-password/check', null);
    showProgram(makeEntryTestStore(), `/reset-password/${linkToken}`);
    await userEvent.type(await screen.findByLabelText('New password'), 'short');
    await userEvent.type(screen.getByLabelText('New password again'), 'other');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getByText('A password has at least 8 characters')).toBeVisible();
    expect(screen.getByText('The two passwords are not the same')).toBeVisible();
    expect(network.callsTo('/reset-password')).toEqual([]);
  });

  test('that was used before says so and offers a new one', async () => {
    fakeNetwork().fail('/reset-password/check', 404, 'Used');
    showProgram(makeEntryTestStore(), `/reset-password/${linkToken}`);
    expect(await screen.findByText(/This link can no longer be used/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Request a new link' })).toHaveAttribute('href', '/forgot-password');
  });

  test('that cannot be checked now can be tried again', async () => {
    const network = fakeNetwork();
    network.fail('/reset-password/check', 503, 'Busy');
    showProgram(makeEntryTestStore(), `/reset-password/${linkToken}`);
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(network.callsTo('/reset-password/check')).toHaveLength(2));
  });
});

describe('The link of the first start', () => {
  test('creates the first account', async () => {
    const network = fakeNetwork();
    network.succeed('/setup', null);
    const { path } = showProgram(makeEntryTestStore(), '/setup/token-of-the-first-start');
    const fields: Record<string, string> = {
      'First name': 'Given',
      'Last name': 'Family',
      Email: 'hr@company.example',
      Password: 'long enough',
      'Password again': 'long enough',
    };
    await screen.findByLabelText('First name');
    for (const [label, text] of Object.entries(fields)) await userEvent.type(screen.getByLabelText(label), text);
    await userEvent.click(screen.getByRole('button', { name: 'Create the account' }));
    await waitFor(() => expect(path()).toBe('/login'));
    expect(Object.fromEntries(network.callsTo('/setup')[0]?.body as URLSearchParams)).toEqual({
      Token: 'token-of-the-first-start',
      First_name: 'Given',
      Last_name: 'Family',
      Email: 'hr@company.example',
      Password: 'long enough',
    });
  });
});
