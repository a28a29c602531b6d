import { machineTime } from '../../../src/server/clock/companyClock';
import { startChild, type Child } from '../programs/childProcess';
import { freePort } from '../programs/freePort';

export const openIdClient = { clientId: 'daybook', clientSecret: 'the secret of the test client' };

/** A running identity provider. */
export interface TestProvider {
  readonly issuer: string;
  readonly addAccount: (account: { sub: string } & Record<string, unknown>) => Promise<void>;
  /** Changes all further ID tokens; with nothing they are again as they should be. */
  readonly tamper: (how: { claims?: Record<string, unknown>; signature?: 'none' | 'foreign' }) => Promise<void>;
  /** A token of the provider with these claims. */
  readonly sign: (token: {
    claims: Record<string, unknown>;
    signature?: 'none' | 'foreign';
    type?: string;
  }) => Promise<string>;
  /** Revokes all refresh tokens of a user. */
  readonly endRefresh: (sub: string) => Promise<void>;
  /** Sends a logout token to Daybook. */
  readonly endSession: (sub: string) => Promise<void>;
  /** What a browser does that signs in as a user: the address to which the provider sends it back. */
  readonly signIn: (authorizationUrl: string, sub: string) => Promise<URL>;
  readonly stop: () => Promise<void>;
}

/** By how much the clock of this program is ahead of the machine's: API tests shift theirs. */
const shiftedSeconds = (): number => {
  const trueMs = (globalThis as { trueMachineMs?: () => number }).trueMachineMs?.();
  return trueMs === undefined ? 0 : (machineTime().getTime() - trueMs) / 1000;
};

interface ProviderOptions {
  /** By how much its clock is ahead of the one of this program. */
  readonly aheadSeconds?: number;
  readonly port?: number;
}

export async function startIdentityProvider(
  publicUrl: string,
  { aheadSeconds = 0, port: wantedPort }: ProviderOptions = {},
): Promise<TestProvider> {
  const port = wantedPort ?? (await freePort());
  const issuer = `http://localhost:${port}`;
  const child: Child = startChild('test/support/processes/identityProvider.mts', [
    String(port),
    publicUrl,
    // To the millisecond: a clock that is five minutes ahead must not be half a second more.
    (shiftedSeconds() + aheadSeconds).toFixed(3),
  ]);
  while ((await child.nextLine()) !== 'ready');
  const steer = async (path: string, body: object): Promise<unknown> => {
    const answer = await fetch(`${issuer}/test/${path}`, { method: 'POST', body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`The provider answered ${answer.status}: ${await answer.text()}`);
    return ((await answer.json()) as { result: unknown }).result;
  };
  return {
    issuer,
    addAccount: async (account) => void (await steer('account', account)),
    tamper: async (how) => void (await steer('tamper', how)),
    sign: async (token) => String(await steer('sign', token)),
    endRefresh: async (sub) => void (await steer('end-refresh', { sub })),
    endSession: async (sub) => void (await steer('end-session', { sub })),
    signIn: async (authorizationUrl, sub) => {
      const cookies = new Map<string, string>();
      let url = new URL(authorizationUrl);
      url.searchParams.set('login_hint', sub);
      while (url.origin === issuer) {
        const answer = await fetch(url, {
          redirect: 'manual',
          headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
        });
        for (const cookie of answer.headers.getSetCookie()) {
          const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
          cookies.set(name, value);
        }
        const location = answer.headers.get('location');
        if (location === null) throw new Error(`The provider answered ${answer.status}: ${await answer.text()}`);
        url = new URL(location, url);
      }
      return url;
    },
    stop: async () => void (await child.kill()),
  };
}
