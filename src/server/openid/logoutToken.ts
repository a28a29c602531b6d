import type { JWTVerifyGetKey } from 'jose';

/** How far the clocks of the identity provider and of this machine may differ. */
export const clockToleranceSeconds = 5 * 60;

const logoutEvent = 'http://schemas.openid.net/event/backchannel-logout';
/** Older tokens are not accepted, so that used ones need not be remembered for long. */
const maxAgeSeconds = 10 * 60;
/** Signatures with a key of the provider; never 'none', and never one with a shared secret. */
const algorithms = [
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'ES512',
  'EdDSA',
  'Ed25519',
];
const tokenTypes = ['logout+jwt', 'jwt'];

/** The sessions that have ended at the provider. */
export interface Logout {
  readonly issuer: string;
  /** Unique name of the token. */
  readonly id: string;
  readonly subject: string | undefined;
  /** Only this session; undefined: all of the subject. */
  readonly providerSession: string | undefined;
}

interface Expected {
  readonly issuer: string;
  readonly clientId: string;
  readonly keys: JWTVerifyGetKey;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isName = (value: unknown): value is string => typeof value === 'string' && value !== '' && value.length <= 255;

/**
 * Checks a token of OpenID Connect Back-Channel Logout 1.0: signature, issuer, audience, age, event.
 * @throws Error with the reason
 */
export async function readLogoutToken(token: string, { issuer, clientId, keys }: Expected): Promise<Logout> {
  const { jwtVerify } = await import('jose');
  const { payload, protectedHeader } = await jwtVerify(token, keys, {
    issuer,
    audience: clientId,
    algorithms,
    clockTolerance: clockToleranceSeconds,
    maxTokenAge: maxAgeSeconds,
    requiredClaims: ['iat', 'exp', 'jti', 'events'],
  });
  const { jti, sub, sid, events, nonce } = payload;
  if (protectedHeader.typ !== undefined && !tokenTypes.includes(protectedHeader.typ.toLowerCase()))
    throw new Error('The token is not a logout token');
  if (!isObject(events) || !isObject(events[logoutEvent]))
    throw new Error('The token does not say that a session ended');
  // An ID token must not pass as a logout token.
  if (nonce !== undefined) throw new Error('A logout token has no nonce');
  if (!isName(jti)) throw new Error('The token has no valid jti');
  if ((sub !== undefined && !isName(sub)) || (sid !== undefined && !isName(sid)) || (sub ?? sid) === undefined)
    throw new Error('The token names no session and no subject');
  return { issuer, id: jti, subject: sub, providerSession: isName(sid) ? sid : undefined };
}
