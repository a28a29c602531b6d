import { sealSecret } from '../browser/sealedValues';

/** Secret fields of answers: they are sealed before the answer becomes an action. */
const secretAnswerFields: Readonly<Record<string, readonly string[]>> = {
  signIn: ['token', 'Device', 'Challenge'],
  completeSignIn: ['token', 'Device'],
  signInWithPasskey: ['token', 'Device'],
  proveIdentity: ['Token'],
  addPasskey: ['Codes'],
  startAuthenticator: ['Secret', 'Address'],
  activateAuthenticator: ['Codes'],
  createRecoveryCodes: ['Codes'],
  finishCompanySignIn: ['token', 'Device', 'Challenge'],
  resetPassword: ['Device'],
  addFaceDevice: ['Key'],
  requestPersonalData: ['Link'],
  requestOwnPersonalData: ['Link'],
};

/** The answer with every secret replaced by a reference that only its consumer can open. */
export function sealAnswer(endpoint: string, data: unknown): unknown {
  const fields = secretAnswerFields[endpoint];
  if (!fields || typeof data !== 'object' || data === null) return data;
  const seal = ([name, value]: [string, unknown]): [string, unknown] => [
    name,
    fields.includes(name) && typeof value === 'string' ? sealSecret(value) : value,
  ];
  return Object.fromEntries(Object.entries(data).map(seal));
}
