import type { Schema } from '../../../database/schema';
import type { Belonging, CataloguedTable } from './catalogueTypes';

/** Rows belong to the employee that their `employee_id` names. */
export const employee: readonly Belonging[] = [{ column: 'employee_id' }];

const secretRows = (what: string, ...columns: string[]): CataloguedTable => ({
  what,
  belongs: employee,
  rows: 'deleted',
  columns: { person: ['employee_id'], secret: columns },
});

/** The tables that signing in needs, and the contents of files by hash. */
export const signInCatalogue = {
  known_devices: { ...secretRows('Known devices', 'token_hash'), exported: { area: 'Known devices' } },
  password_resets: {
    ...secretRows('Mailed links that set a password', 'token_hash'),
    exported: { area: 'Password links' },
  },
  link_mails: {
    what: 'Mails with a link that sets a password, waiting for the mail server',
    belongs: employee,
    rows: 'deleted',
    columns: { person: ['employee_id'], company: ['kind'] },
  },
  authenticators: { ...secretRows('Authenticator app', 'sealed_secret'), exported: { area: 'Authenticator app' } },
  authenticator_setups: secretRows('Authenticator app being added', 'sealed_secret'),
  recovery_codes: secretRows('Recovery codes', 'code_hash'),
  begun_sign_ins: secretRows('Sign-ins that wait for the second factor', 'token_hash', 'exchange_hash'),
  passkeys: {
    what: 'Passkeys',
    belongs: employee,
    exported: { area: 'Passkeys' },
    rows: 'deleted',
    columns: { person: ['employee_id'], secret: ['credential_id', 'public_key'], personal: ['name'] },
  },
  passkey_challenges: secretRows('Passkeys being checked', 'challenge_hash'),
  openid_links: {
    what: 'Account at the identity provider',
    belongs: employee,
    exported: { area: 'Account at the identity provider' },
    rows: 'deleted',
    columns: { person: ['employee_id'], company: ['issuer'], personal: ['subject'] },
  },
  openid_attempts: {
    what: 'Company sign-ins that have begun',
    rows: 'expires',
    columns: { secret: ['state_hash', 'browser_hash', 'nonce', 'code_verifier'] },
  },
  openid_exchanges: {
    what: 'Company sign-ins that wait for their page',
    belongs: employee,
    rows: 'deleted',
    columns: {
      person: ['employee_id'],
      company: ['issuer'],
      secret: ['code_hash', 'browser_hash', 'subject', 'provider_session', 'refresh_token'],
    },
  },
  openid_sessions: {
    what: 'Sessions of company sign-ins',
    belongs: [{ column: 'session_id', in: 'sessions' }],
    rows: 'deleted',
    columns: { company: ['issuer'], secret: ['subject', 'provider_session', 'refresh_token'] },
  },
  openid_logouts: { what: 'Used logout messages', rows: 'expires', columns: { secret: ['token_hash'] } },
  file_contents: {
    what: 'Contents of uploaded files by their hash',
    rows: 'expires',
    columns: { ids: ['content_hash'] },
  },
  file_objects: {
    what: 'Uploaded files in an S3-compatible store, by their hash',
    rows: 'expires',
    columns: { ids: ['content_hash'] },
  },
  file_content_parts: {
    what: 'Parts of the contents of uploaded files',
    rows: 'expires',
    columns: { ids: ['content_hash'], company: ['content'] },
  },
} satisfies Partial<Record<keyof Schema, CataloguedTable>>;
