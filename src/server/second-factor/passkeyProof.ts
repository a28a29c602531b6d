import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema';
import { Failure } from '../errors/failure';
import { createPasskeyChallenge, findPasskey, markPasskeyUsed, takePasskeyChallenge } from './passkeysRepository';

// Loaded with the first passkey: its certificates and formats need 20 MB.
const loadWebAuthn = () => import('@simplewebauthn/server');

const failed = (message: string): Failure => new Failure(422, message, { code: 'second_factor_wrong' });
const notVerified = (): Failure => failed('This passkey could not be verified. Please try again.');
const unknownPasskey = (): Failure => failed('Daybook does not know this passkey. It may have been removed.');
const expired = (): Failure => failed('This request of a passkey has expired or was used already. Please try again.');

/** The site that passkeys belong to: the one of PUBLIC_URL. */
const getSite = (publicUrl: string): { origin: string; id: string } => {
  const { origin, hostname } = new URL(publicUrl);
  return { origin, id: hostname };
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

interface BrowserAnswer {
  readonly value: Readonly<Record<string, unknown>>;
  readonly challenge: string;
}

/** @throws Failure 422 for a text that no browser sends */
function readBrowserAnswer(text: string, fields: readonly string[]): BrowserAnswer {
  const parse = (json: string): unknown => {
    try {
      return JSON.parse(json);
    } catch {
      // Invalid JSON counts as an answer without its fields.
      return undefined;
    }
  };
  const value = parse(text);
  if (!isRecord(value) || typeof value.id !== 'string' || value.id !== value.rawId || value.type !== 'public-key')
    throw notVerified();
  const { response } = value;
  if (!isRecord(response) || !fields.every((field) => typeof response[field] === 'string')) throw notVerified();
  const clientData = parse(Buffer.from(String(response.clientDataJSON), 'base64url').toString('utf8'));
  if (!isRecord(clientData) || typeof clientData.challenge !== 'string') throw notVerified();
  return { value, challenge: clientData.challenge };
}

interface Site {
  readonly database: Kysely<Schema>;
  readonly machineNow: Date;
  readonly services: { readonly publicUrl: string };
}

/** Options for a browser that presents a passkey; its answer names the passkey. */
export async function passkeyCheckOptions({ database, machineNow, services }: Site): Promise<string> {
  const { generateAuthenticationOptions } = await loadWebAuthn();
  const challenge = await createPasskeyChallenge(database, null, machineNow);
  const options = await generateAuthenticationOptions({
    rpID: getSite(services.publicUrl).id,
    challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
    userVerification: 'required',
  });
  return JSON.stringify(options);
}

interface Owner {
  readonly employeeId: string;
  readonly email: string;
  readonly name: string;
  readonly credentialIds: readonly string[];
}

/** Options for a browser that creates a passkey: one that is found without a user name and verifies its user. */
export async function newPasskeyOptions({ database, machineNow, services }: Site, owner: Owner): Promise<string> {
  const { generateRegistrationOptions } = await loadWebAuthn();
  const challenge = await createPasskeyChallenge(database, owner.employeeId, machineNow);
  const options = await generateRegistrationOptions({
    rpName: 'Daybook',
    rpID: getSite(services.publicUrl).id,
    userName: owner.email,
    userDisplayName: owner.name,
    userID: new Uint8Array(Buffer.from(owner.employeeId.replaceAll('-', ''), 'hex')),
    challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
    attestationType: 'none',
    excludeCredentials: owner.credentialIds.map((id) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  return JSON.stringify(options);
}

/**
 * The public key of a new passkey. The challenge is used up, also when this fails.
 * @throws Failure 422
 */
export async function verifyNewPasskey(
  { database, machineNow, services }: Site,
  employeeId: string,
  text: string,
): Promise<{ credentialId: string; publicKey: Buffer; counter: number }> {
  const { value, challenge } = readBrowserAnswer(text, ['clientDataJSON', 'attestationObject']);
  if (!(await takePasskeyChallenge(database, challenge, employeeId, machineNow))) throw expired();
  const { verifyRegistrationResponse } = await loadWebAuthn();
  const site = getSite(services.publicUrl);
  const verified = await verifyRegistrationResponse({
    response: value as unknown as RegistrationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: site.origin,
    expectedRPID: site.id,
    requireUserVerification: true,
  }).catch(() => {
    throw notVerified();
  });
  if (!verified.verified) throw notVerified();
  const { id, publicKey, counter } = verified.registrationInfo.credential;
  return { credentialId: id, publicKey: Buffer.from(publicKey), counter };
}

export interface ProvenPasskey {
  readonly employeeId: string;
  /** In the transaction of what it proves. @throws Failure 422 when it was removed or used in the meantime */
  readonly use: (call: { readonly database: Kysely<Schema>; readonly now: Date }) => Promise<void>;
}

/**
 * The employee who has presented a passkey and was verified by the device. The challenge is used up, also when this
 * fails.
 * @throws Failure 422 for an answer that is wrong, unknown, old or was sent before
 */
export async function provePasskey({ database, machineNow, services }: Site, text: string): Promise<ProvenPasskey> {
  const { value, challenge } = readBrowserAnswer(text, ['clientDataJSON', 'authenticatorData', 'signature']);
  if (!(await takePasskeyChallenge(database, challenge, null, machineNow))) throw expired();
  const passkey = await findPasskey(database, String(value.id));
  if (passkey === undefined) throw unknownPasskey();
  const { verifyAuthenticationResponse } = await loadWebAuthn();
  const site = getSite(services.publicUrl);
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: value as unknown as AuthenticationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: site.origin,
    expectedRPID: site.id,
    credential: {
      id: passkey.credential_id,
      publicKey: new Uint8Array(passkey.public_key),
      counter: passkey.counter,
    },
    requireUserVerification: true,
  }).catch(() => {
    throw notVerified();
  });
  if (!verified) throw notVerified();
  return {
    employeeId: passkey.employee_id,
    use: async (call) => {
      if (!(await markPasskeyUsed(call.database, passkey.id, authenticationInfo.newCounter, call.now)))
        throw notVerified();
    },
  };
}
