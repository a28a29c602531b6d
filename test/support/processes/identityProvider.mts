// A real identity provider (oidc-provider) for the tests of company sign-in, with addresses by which they steer it.
// Parameters: port, address of Daybook, seconds by which its clock is ahead.
import { createServer, type IncomingMessage } from 'node:http';
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT, type JWTPayload } from 'jose';
import type { Context } from 'oidc-provider';

const [, , port = '', publicUrl = '', aheadSeconds = '0'] = process.argv;
const clientId = 'daybook';
const issuer = `http://localhost:${port}`;

const machineMs = Date.now.bind(Date);
Date.now = () => machineMs() + Math.round(Number(aheadSeconds) * 1000);
const { default: Provider } = await import('oidc-provider');

type Claims = Record<string, unknown>;
interface Tampering {
  readonly claims?: Claims;
  readonly signature?: 'none' | 'foreign';
}

const accounts = new Map<string, Claims>();
const refreshTokens = new Map<string, { destroy: () => Promise<void> }[]>();
const logins = new Map<string, string>();
let tampering: Tampering | undefined;

const keys = await generateKeyPair('RS256', { extractable: true });
const foreignKeys = await generateKeyPair('RS256');
const keyId = 'test-key';

async function sign(payload: Claims, { signature }: Tampering, type = 'JWT'): Promise<string> {
  if (signature === 'none') return new UnsecuredJWT(payload as JWTPayload).encode();
  const key = signature === 'foreign' ? foreignKeys.privateKey : keys.privateKey;
  return new SignJWT(payload as JWTPayload).setProtectedHeader({ alg: 'RS256', kid: keyId, typ: type }).sign(key);
}

const provider = new Provider(issuer, {
  clients: [
    {
      client_id: clientId,
      client_secret: 'the secret of the test client',
      redirect_uris: [`${publicUrl}/api/openid/callback`],
      post_logout_redirect_uris: [`${publicUrl}/login`],
      backchannel_logout_uri: `${publicUrl}/api/openid/back-channel-logout`,
      backchannel_logout_session_required: true,
      grant_types: ['authorization_code', 'refresh_token'],
    },
  ],
  cookies: { keys: ['a key of the tests'] },
  jwks: { keys: [{ ...(await exportJWK(keys.privateKey)), kid: keyId, use: 'sig', alg: 'RS256' }] },
  claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
  features: { devInteractions: { enabled: false }, backchannelLogout: { enabled: true } },
  interactions: { url: () => '/sign-in' },
  issueRefreshToken: () => true,
  rotateRefreshToken: true,
  pkce: { required: () => true },
  // Its own dispatcher rejects addresses of this machine, where the tests are.
  fetch: (url: string | URL, { dispatcher: _dispatcher, ...options }: RequestInit & { dispatcher?: unknown }) =>
    globalThis.fetch(url, options),
  ttl: { IdToken: 60, AccessToken: 60, Session: 3600, Grant: 3600, Interaction: 600, RefreshToken: 3600 },
  findAccount: (_context: Context, id: string) => ({ accountId: id, claims: () => ({ sub: id, ...accounts.get(id) }) }),
  loadExistingGrant: async ({ oidc }: Context) => {
    const known = oidc.session.grantIdFor(oidc.client.clientId);
    if (known !== undefined) return provider.Grant.find(known);
    const grant = new provider.Grant({ clientId: oidc.client.clientId, accountId: oidc.session.accountId });
    grant.addOIDCScope('openid email profile');
    await grant.save();
    return grant;
  },
});

provider.on('refresh_token.saved', (token) => {
  const { accountId } = token;
  if (accountId !== undefined) refreshTokens.set(accountId, [...(refreshTokens.get(accountId) ?? []), token]);
});

async function readBody(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}

/** The claims of a token, whatever signs it. */
const readClaims = (token: string): Claims =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Claims;

const steering: Record<string, (body: Record<string, unknown>) => Promise<unknown>> = {
  '/test/account': async ({ sub, ...claims }) => void accounts.set(String(sub), claims),
  '/test/tamper': async (wanted) => void (tampering = Object.keys(wanted).length === 0 ? undefined : wanted),
  '/test/sign': async ({ claims, signature, type }) =>
    sign(claims as Claims, { signature: signature as Tampering['signature'] }, type as string | undefined),
  '/test/end-refresh': async ({ sub }) => {
    await Promise.all((refreshTokens.get(String(sub)) ?? []).map((token) => token.destroy()));
  },
  '/test/end-session': async ({ sub }) => {
    const client = await provider.Client.find(clientId);
    await client?.backchannelLogout(String(sub), logins.get(String(sub)) ?? '');
  },
};

provider.use(async (context, next) => {
  const steer = steering[context.path];
  if (steer !== undefined) {
    const body = JSON.parse(await readBody(context.req)) as Record<string, unknown>;
    try {
      context.body = { result: (await steer(body)) ?? null };
    } catch (error) {
      // The library answers with the status only.
      context.status = 500;
      context.body = String(error instanceof Error && error.cause !== undefined ? error.cause : error);
    }
    return;
  }
  if (context.path === '/sign-in') {
    const { params } = await provider.interactionDetails(context.req, context.res);
    const named = context.method === 'POST' ? new URLSearchParams(await readBody(context.req)).get('account') : null;
    const accountId = named ?? params['login_hint'];
    if (typeof accountId === 'string') {
      await provider.interactionFinished(context.req, context.res, { login: { accountId } });
      return;
    }
    context.type = 'html';
    context.body =
      '<!doctype html><title>Provider</title><form method="post"><label>Account <input name="account"></label> <button>Continue</button></form>';
    return;
  }
  await next();
  const answer = context.body as { id_token?: string } | undefined;
  if (context.path !== '/token' || typeof answer?.id_token !== 'string') return;
  const claims = readClaims(answer.id_token);
  if (typeof claims['sid'] === 'string') logins.set(String(claims['sub']), claims['sid']);
  if (tampering !== undefined) answer.id_token = await sign({ ...claims, ...tampering.claims }, tampering);
});

createServer(provider.callback()).listen(Number(port), 'localhost', () => console.log('ready'));
