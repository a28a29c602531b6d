import { shownCode } from '../support/sign-in/authenticator';
import { PasskeyDevice } from '../support/sign-in/passkeyDevice';
import type { Company, Worker } from './company';
import type { MakeRequest } from './validRequests';

const byWorker =
  (getValues: (company: Company, worker: Worker) => Promise<Record<string, string>>): MakeRequest =>
  async (company) => {
    const worker = await company.makeWorker();
    return { token: worker.token, values: await getValues(company, worker) };
  };

const codeMs = 30_000;
/** An authenticator app goes by the machine's clock, whatever the company's shows. A code is accepted once. */
const getCode = (secret: string, which: 'present' | 'next'): string =>
  // oxlint-disable-next-line clock/in-tests -- see above
  shownCode(secret, new Date(Date.now() + (which === 'next' ? codeMs : 0)));

async function addAuthenticator(company: Company, { token }: Worker): Promise<string> {
  const { Secret } = await company.call<{ readonly Secret: string }>('startAuthenticator', {}, token);
  await company.call('activateAuthenticator', { Code: getCode(Secret, 'present') }, token);
  return Secret;
}

async function addPasskey(company: Company, { token }: Worker): Promise<PasskeyDevice> {
  const device = new PasskeyDevice(company.site);
  const { Options } = await company.call<{ readonly Options: string }>('startPasskey', {}, token);
  await company.call('addPasskey', { Name: 'Phone', Passkey: device.create(Options) }, token);
  return device;
}

/** Of accounts made for them: they end sessions and change passwords. */
export const validSessionRequests: Readonly<Record<string, MakeRequest>> = {
  signIn: byWorker((_company, { email, password }) => Promise.resolve({ Email: email, Password: password })),
  requestPasswordReset: byWorker((_company, { email }) => Promise.resolve({ Email: email })),
  resetPassword: async (company) => {
    const { Email } = await company.addEmployee();
    return {
      token: undefined,
      values: { Token: await company.mailedToken(Email), Password: 'Snow over the harbour 8' },
    };
  },
  signOutEverywhere: byWorker(() => Promise.resolve({ Keep_this: 'true' })),
  endSession: byWorker(async (company, { email, password, token }) => {
    await company.call('signIn', { Email: email, Password: password });
    const sessions = await company.call<readonly { readonly _id: string; readonly Is_current: boolean }[]>(
      'listSessions',
      {},
      token,
    );
    return { id: sessions.find(({ Is_current }) => !Is_current)?._id ?? '' };
  }),
  changePassword: byWorker((_company, { password }) =>
    Promise.resolve({ Current_password: password, Password: 'Snow over the harbour 8' }),
  ),
  completeSignIn: byWorker(async (company, worker) => {
    const secret = await addAuthenticator(company, worker);
    const { Challenge } = await company.answer<{ readonly Challenge: string }>('signIn', {
      Email: worker.email,
      Password: worker.password,
    });
    return { Challenge, Code: getCode(secret, 'next') };
  }),
  proveIdentity: byWorker((_company, { password }) => Promise.resolve({ Password: password })),
  activateAuthenticator: byWorker(async (company, { token }) => {
    const { Secret } = await company.call<{ readonly Secret: string }>('startAuthenticator', {}, token);
    return { Code: getCode(Secret, 'present') };
  }),
  signInWithPasskey: byWorker(async (company, worker) => {
    const device = await addPasskey(company, worker);
    const { Options } = await company.call<{ readonly Options: string }>('startPasskeyCheck', {});
    return { Passkey: device.show(Options) };
  }),
  addPasskey: byWorker(async (company, { token }) => {
    const { Options } = await company.call<{ readonly Options: string }>('startPasskey', {}, token);
    return { Name: 'Phone', Passkey: new PasskeyDevice(company.site).create(Options) };
  }),
  removePasskey: byWorker(async (company, worker) => {
    await addPasskey(company, worker);
    const { Passkeys } = await company.call<{ readonly Passkeys: readonly { readonly _id: string }[] }>(
      'getSecondFactor',
      {},
      worker.token,
    );
    return { id: Passkeys[0]?._id ?? '' };
  }),
  savePreference: byWorker(() => Promise.resolve({ Key: 'rehearsal', Value: '"on"' })),
  editOwnProfile: byWorker(() => Promise.resolve({ Mobile: '+1 202 555 0199', Former_value: '+91 98765 43210' })),
  readNotifications: byWorker(() => Promise.resolve({ all: 'true' })),
  recordExport: byWorker(() => Promise.resolve({ List: 'Tasks', Rows: '12' })),
};
